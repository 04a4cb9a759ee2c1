import Loaders
import TestSupport
import Testing

/// Which of several manifests SwiftPM 6.3.1 takes, as `swift package dump-package` shows.
@Suite("Manifests for some versions of the tools")
struct PackageVersionTests {
  @Test(
    "one of them is read",
    arguments: [
      // The exact names of the tools win, regardless of their tools versions.
      (["": "6.2", "@swift-6": "6.0"], "@swift-6"),
      (["": "5.9", "@swift-6.3": "5.5"], "@swift-6.3"),
      (["": "5.9", "@swift-6.3": "6.0", "@swift-6.3.1": "6.0"], "@swift-6.3.1"),
      (["": "5.5", "@swift-6": "5.9", "@swift-6.2": "6.2"], "@swift-6"),
      // The newest of the others must be for higher tools.
      (["": "5.9", "@swift-5.10": "5.9"], ""), (["": "5.9", "@swift-6.0": "5.9"], ""),
      (["": "5.9", "@swift-5": "5.9"], ""), (["": "6.2", "@swift-6.0": "6.0"], ""),
      (["": "5.9.0", "@swift-6.0": "5.9"], ""),
      (["": "5.5", "@swift-5.9.1": "5.9"], "@swift-5.9.1"),
      (["": "5.7", "@swift-5.5": "5.9"], "@swift-5.5"),
      (["": "5.5", "@swift-5": "5.9", "@swift-4.2": "5.6"], "@swift-5"),
      (["": "5.9", "@swift-6.4": "6.0", "@swift-6.3.2": "6.0"], ""),
      (["": "5.9", "@swift-6.x": "6.0"], ""),
      // One for newer tools is of no use.
      (["": "7.0", "@swift-5.9": "5.9"], "@swift-5.9"),
    ] as [([String: String], String)])
  func chosen(versions: [String: String], expected: String) {
    let drawing = versions.map { name, version in
      """
      == Kit/Package\(name).swift
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Of\(name)")])
      """
    }.joined(separator: "\n")
    let loaded = ProjectLoader(files: .inMemory(DrawnFiles(drawing)), environment: [:])
      .read(["Kit/Package.swift"])
    #expect(loaded.graph().targets.map(\.name) == ["Of\(expected)"])
    #expect(loaded.problems == [])
  }
}
