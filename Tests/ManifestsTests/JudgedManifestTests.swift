import Documents
import Foundation
import Manifests
import TestSupport
import Testing

/// Where the texts of public manifests are.
private enum JudgedTexts {
  static let folder = ProcessInfo.processInfo.environment["ARCHLINT_MANIFESTS"].map {
    URL(filePath: $0)
  }
}

/// Public manifests, against what the package manager and Tuist's own library read from them.
///
/// `judged/packages.jsonl` and `judged/tuist.jsonl` among the shared files say which: a line names a
/// `repository` of GitHub, a `commit` and a `file`. Their texts belong to others. To fetch them into the
/// folder that ARCHLINT_MANIFESTS names, run for each repository and commit
///
///     git clone https://github.com/OWNER/NAME "$ARCHLINT_MANIFESTS/OWNER+NAME"
///     git -C "$ARCHLINT_MANIFESTS/OWNER+NAME" checkout COMMIT
///
/// Without them the test is skipped.
@Suite(
  .enabled(
    if: JudgedTexts.folder != nil && SharedFiles.find("judged") != nil,
    "needs the manifests of public repositories in the folder that ARCHLINT_MANIFESTS names"))
struct JudgedManifestTests {
  /// The oracle for packages ran on Linux.
  private static let linux = BuildConditions(system: "Linux")

  /// How a list came out.
  private struct Tally {
    var equal = 0
    var refused: [String] = []
    var different: [String] = []
    var repositories: [String: Bool] = [:]

    var whole: Int { repositories.values.filter { $0 }.count }

    mutating func count(_ row: Row, _ json: [UInt8]?, _ problems: [Problem]) throws {
      var isEqual = false
      if let json, problems.isEmpty {
        let value = try JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary
        isEqual = value == row.expected
        if !isEqual { different.append("\(row.repository) \(row.file)") }
      } else {
        refused.append("\(row.repository) \(row.file): \(problems.first?.message ?? "")")
      }
      if isEqual { equal += 1 }
      repositories[row.repository] = (repositories[row.repository] ?? true) && isEqual
    }
  }

  /// An evaluated manifest.
  private struct Row {
    let repository: String
    let file: String
    let root: String
    let expected: NSDictionary
    let folder: URL

    init?(_ line: Substring) throws {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let value, let repository = value["repository"] as? String,
        let file = value["file"] as? String, let top = JudgedTexts.folder
      else { return nil }
      self.repository = repository
      self.file = file
      root = (value["root"] as? String).map { $0 == "." ? "" : $0 } ?? ""
      expected = value["expected"] as? NSDictionary ?? [:]
      folder = top.appending(path: repository.replacing("/", with: "+"))
    }

    func source(_ path: String) -> Source? {
      FileManager.default.contents(atPath: folder.appending(path: path).path)
        .map { Source(name: path, bytes: Array($0)) }
    }
  }

  private func rows(_ name: String) throws -> [Row] {
    let file = try #require(SharedFiles.find("judged/\(name)"))
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .compactMap { try Row($0) }
    return rows.filter { $0.source($0.file) != nil }
  }

  @Test("packages are equal to what the package manager reads, or refused")
  func packages() throws {
    var tally = Tally()
    for row in try rows("packages.jsonl") {
      let source = try #require(row.source(row.file))
      let reading = PackageManifest.read(source, by: JudgedManifestTests.linux)
      try tally.count(row, reading.manifest?.json, reading.problems)
    }
    print("packages: \(tally.equal) equal, \(tally.whole) repositories whole, \(tally.refused)")
    #expect(tally.different == [])
    #expect(tally.equal * 100 >= (tally.equal + tally.refused.count) * 98)
    #expect(tally.whole * 100 >= tally.repositories.count * 90)
  }

  @Test("what the package manager refuses ends in a manifest or a problem")
  func refused() throws {
    for row in try rows("packages-refused.jsonl") {
      let source = try #require(row.source(row.file))
      guard PackageManifest.toolsVersion(of: source) != nil else { continue }
      let reading = PackageManifest.read(source, by: JudgedManifestTests.linux)
      #expect(reading.manifest != nil || !reading.problems.isEmpty)
    }
  }

  @Test("manifests of Tuist are equal to what its library reads, or refused")
  func tuist() throws {
    var tally = Tally()
    var helpers: [String: TuistHelpers] = [:]
    for row in try rows("tuist.jsonl") {
      let key = row.repository + " " + row.root
      let known = helpers[key] ?? self.helpers(of: row)
      helpers[key] = known
      let source = try #require(row.source(row.file))
      let reading = TuistManifest.read(source, with: known, by: JudgedManifestTests.linux)
      try tally.count(row, reading.manifest?.json, reading.problems)
    }
    print("Tuist: \(tally.equal) equal, \(tally.whole) repositories whole, \(tally.refused)")
    #expect(tally.different == [])
    #expect(tally.equal * 100 >= (tally.equal + tally.refused.count) * 95)
    #expect(tally.whole * 100 >= tally.repositories.count * 80)
  }

  /// All helpers below a root: those of plugins are in folders of the same name.
  private func helpers(of row: Row) -> TuistHelpers {
    let start = row.root.isEmpty ? "" : row.root + "/"
    let paths = SharedFiles.files(in: row.folder.appending(path: row.root))
      .filter { $0.hasSuffix(".swift") && $0.contains("ProjectDescriptionHelpers/") }
    let files = paths.compactMap { path -> ManifestFile? in
      let isOwn = path.hasPrefix("Tuist/ProjectDescriptionHelpers/")
      let plugin = path.components(separatedBy: "/ProjectDescriptionHelpers/")[0]
      let manifest = row.source("\(start)\(plugin)/Plugin.swift")
      guard isOwn || manifest != nil, let source = row.source(start + path) else { return nil }
      let module = isOwn ? "ProjectDescriptionHelpers" : manifest.flatMap(TuistPlugins.name)
      return ManifestFile(source, module: module, by: JudgedManifestTests.linux)
    }
    return TuistHelpers(root: row.root, files)
  }
}
