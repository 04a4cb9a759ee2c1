import CommandLine
import Foundation
import TestSupport

@testable import archlint

/// A project in a folder of its own, for commands that make files, move them and name them.
final class NamedProject {
  let path: String
  private let owner: Any

  /// Takes files with their texts below lines such as `== core/Net/project.yml`.
  init(_ drawing: String) throws {
    let folder = try TemporaryFolder()
    (path, owner) = (folder.path, folder)
    for part in drawing.components(separatedBy: "== ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      try folder.write(lines.dropFirst().joined(separator: "\n"), to: lines[0])
    }
  }

  init(_ example: Example) { (path, owner) = (example.path, example) }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func run(_ words: String..., options: [String] = []) -> Outcome {
    Main.run(words + [path] + options)
  }

  /// Every file with its text.
  func files() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    let texts = names.compactMap { name in
      (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)).map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
