import Foundation
import Imports

/// The package itself, as its house rules look at it.
struct PackageFolder {
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// One Swift file of a target.
  struct File {
    /// Relative to the package.
    let path: String
    let lines: [Substring]
    /// The modules that it imports.
    let imports: [String]
  }

  /// One target as the manifest declares it.
  struct Target: Decodable {
    struct Dependency: Decodable {
      /// The name of the target, and a condition or nothing.
      let byName: [String?]?
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }

    var declared: Set<String> { Set(dependencies.compactMap { $0.byName?.first ?? nil }) }
  }

  /// The targets, as the package manager itself understands the manifest.
  func targets() throws -> [Target] {
    struct Manifest: Decodable { let targets: [Target] }
    return try JSONDecoder().decode(Manifest.self, from: PackageFolder.description.get()).targets
  }

  /// What the package manager prints about the package, asked for once: it takes a second.
  static let description = Result { try PackageFolder().describe() }

  private func describe() throws -> Data {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The build that runs the tests holds the lock of its own folder.
    let scratch = NSTemporaryDirectory() + "archlint-manifest-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch, "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return json
  }

  /// The Swift files below a folder, by path.
  func files(in folder: String) throws -> [File] {
    let base = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOfFile: "\(base)/\(name)", encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return File(
        path: "\(folder)/\(name)", lines: Array(lines.dropLast()),
        imports: SourceScan(Array(text.utf8), as: .swift).imports.map(\.module))
    }
  }
}
