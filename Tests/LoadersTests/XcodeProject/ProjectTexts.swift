import Foundation
import Loaders
import TestSupport

/// Public projects with what another reader makes of them: the facts lie among the shared files, the
/// texts in the folder that `ARCHLINT_PROJECTS` names, as `owner+name/path`.
enum ProjectTexts {
  static let absence = """
    needs judged/projects.jsonl among the shared files, and the texts it is about where \
    ARCHLINT_PROJECTS says
    """

  static let folder = ProcessInfo.processInfo.environment["ARCHLINT_PROJECTS"].map {
    URL(filePath: $0)
  }

  static var areThere: Bool {
    folder != nil && SharedFiles.find("judged/projects.jsonl") != nil
  }

  /// One file, with what is expected of it.
  struct Judged: Sendable, CustomStringConvertible {
    let repository: String
    let file: String
    let line: Data

    var description: String { "\(repository) \(file)" }

    /// What is expected, as values of Foundation.
    var expected: NSDictionary {
      let record = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
      return record?["expected"] as? NSDictionary ?? [:]
    }

    /// The bytes of the file; none where it was not fetched.
    var bytes: [UInt8]? {
      let folder = ProjectTexts.folder?.appending(
        path: repository.replacingOccurrences(of: "/", with: "+"))
      return folder.flatMap { try? Array(Data(contentsOf: $0.appending(path: file))) }
    }
  }

  static func judged(_ name: String = "projects") throws -> [Judged] {
    guard let file = SharedFiles.find("judged/\(name).jsonl") else { return [] }
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { line in
      let record = (try? JSONSerialization.jsonObject(with: line)) as? [String: Any]
      return Judged(
        repository: record?["repository"] as? String ?? "",
        file: record?["file"] as? String ?? "", line: Data(line))
    }
  }
}
