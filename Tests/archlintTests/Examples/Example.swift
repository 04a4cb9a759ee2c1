import Foundation
import TestSupport

/// One of the projects in `Examples`, in a copy that a test may change.
///
/// Each has a broken variant: the files in its folder `broken`, which end in `.broken` so that
/// nobody takes them for specs, are put over those of the same name.
struct Example {
  static let all = [
    "app-feature-core", "hexagonal", "international-space-station", "layered-messenger",
    "modular-flow", "sliced",
  ]

  /// The day on which examples are judged.
  private static let day = "2026-12-01"
  private static let overlay = "broken"

  let name: String
  private let folder: TemporaryFolder

  init(_ name: String) throws {
    self.name = name
    folder = try TemporaryFolder()
    let origin = SharedFiles.package.appending(path: "Examples/\(name)")
    for path in SharedFiles.files(in: origin) {
      let file = origin.appending(path: path)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      try folder.write(String(contentsOf: file, encoding: .utf8), to: path)
    }
  }

  /// Puts the files of the broken variant in place.
  func breakIt() throws {
    let ending = ".\(Example.overlay)"
    let broken = URL(filePath: "\(folder.path)/\(Example.overlay)")
    for path in SharedFiles.files(in: broken) where path.hasSuffix(ending) {
      let text = try String(contentsOf: broken.appending(path: path), encoding: .utf8)
      try folder.write(text, to: String(path.dropLast(ending.count)))
    }
  }

  /// The text of one of its files.
  func text(of path: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
  }

  /// Gives one of its files another text.
  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Judges it from its own folder, as its readers do.
  func check(_ options: String = "") throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      shell: "$archlint check --as-of \(Example.day) \(options)", in: folder.path)
  }
}
