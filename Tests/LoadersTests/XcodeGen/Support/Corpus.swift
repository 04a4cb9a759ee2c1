import Foundation
import Loaders
import TestSupport

/// The specs of public repositories next to the package, if present.
enum Corpus {
  /// One spec, and what XcodeGen made of it.
  struct Case {
    /// The folder that stands for the root of its repository.
    let root: URL
    /// The spec below the root.
    let path: String
    let expected: URL
    /// The spec below the corpus.
    let name: String
  }

  /// The folder that holds them, where it is.
  static let folder = SharedFiles.find("corpus")

  /// All specs, sorted by name.
  static func cases(in corpus: URL) throws -> [Case] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
    return paths.sorted().compactMap { path in
      guard path.hasSuffix(".yml"),
        let folder = path.range(of: "/specs/") ?? path.range(of: "specs/")
      else { return nil }
      let repository = corpus.appendingPathComponent(String(path[..<folder.lowerBound]))
      let spec = String(path[folder.upperBound...])
      return Case(
        root: repository.appendingPathComponent("specs", isDirectory: true), path: spec,
        expected: repository.appendingPathComponent("expected/\(spec).json"), name: path)
    }
  }
}

extension ProjectFiles {
  /// The files below a folder.
  static func onDisk(below root: URL) -> ProjectFiles {
    ProjectFiles(
      read: { path throws(ProjectFiles.Failure) in
        let url =
          path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
          throw .missing
        }
        if isFolder.boolValue { throw .isFolder }
        guard let data = try? Data(contentsOf: url) else { throw .unreadable("no right to") }
        return Array(data)
      },
      kind: { path in
        var isFolder: ObjCBool = false
        let url =
          path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
          return nil
        }
        return isFolder.boolValue ? .folder : .file
      })
  }
}
