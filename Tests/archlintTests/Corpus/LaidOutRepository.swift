import Foundation
import TestSupport

@testable import Run
@testable import archlint

/// The specs of a repository, and an empty file for each path in them: its working tree, as far as
/// specs show it.
struct LaidOutRepository {
  private let folder: TemporaryFolder

  init(_ specs: URL) throws {
    folder = try TemporaryFolder()
    for path in SharedFiles.files(in: specs) where path.hasSuffix(".yml") {
      try folder.write(String(contentsOf: specs.appending(path: path), encoding: .utf8), to: path)
    }
    let workspace = Pipeline.workspace(of: Input(try Root(path: folder.path)))
    for file in workspace.graph.missingFiles {
      // A project is a folder, which may have lost its file to `.gitignore`.
      let isFile =
        (file.path.split(separator: "/").last ?? "").contains(".")
        && !file.path.hasSuffix(".xcodeproj")
      try folder.write(
        isFile ? "" : "let file = 0\n", to: isFile ? file.path : "\(file.path)/File.swift")
    }
  }

  var path: String { folder.path }

  /// Writes the configuration that `init` proposes.
  func initialize() throws {
    _ = try BuiltProgram.run(shell: "$archlint init >/dev/null 2>&1", in: folder.path)
  }

  /// What is found in it, without a configuration.
  func check() throws -> CheckedProject {
    try CheckedProject(URL(fileURLWithPath: folder.path, isDirectory: true))
  }
}
