import Foundation
import TestSupport
import Testing

@testable import archlint

/// archlint checks its own package by the configuration in its root, as `.ci/run` does.
@Suite("archlint checks itself")
struct SelfLintTests {
  private let folder: TemporaryFolder
  private let manifest: String

  init() throws {
    let root = PackageFolder().root
    manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let configuration = root.appending(path: ".archlint.yml")
    folder = try TemporaryFolder()
    try folder.write(try String(contentsOf: configuration, encoding: .utf8), to: ".archlint.yml")
  }

  /// What it says of its package, changed in some way.
  private func check(_ change: (String) throws -> String = { $0 }) throws -> CheckedProject {
    try folder.write(try change(manifest), to: "Package.swift")
    return try CheckedProject(URL(fileURLWithPath: folder.path))
  }

  @Test("and finds nothing")
  func clean() throws {
    let project = try check()
    #expect(project.findings.map(\.message) == [])
    #expect(project.problems == "")
    #expect(project.exitCode == .success)
  }

  @Test(
    "and finds a link that somebody planted",
    arguments: [
      ("Reporters", "Rules", "same-layer-link"), ("Loaders", "Rules", "same-layer-link"),
      ("Modules", "Loaders", "upward-link"), ("Documents", "Modules", "upward-link"),
      ("Proposals", "Rules", "same-layer-link"), ("Configuration", "Rules", "upward-link"),
      ("Loaders", "Findings", "forbidden-link"), ("Reporters", "Configuration", "forbidden-link"),
      ("CommandLine", "Documents", "forbidden-link"),
      ("Rules", "TestSupport", "mock-in-production"),
      ("Drawings", "Loaders", "same-layer-link"), ("Imports", "Documents", "upward-link"),
      ("Proposals", "Drawings", "same-layer-link"), ("Rules", "Drawings", "same-layer-link"),
    ])
  func planted(from: String, to: String, rule: String) throws {
    let project = try check { planting(to, in: from, $0) }
    #expect(project.findings.map(\.link).contains("\(rule): \(from) -> \(to)"))
    // What the program links ships, and test support must not; it is on no list either.
    let note = "which `allowed-links` forbids"
    #expect(
      (to == "TestSupport")
        == project.findings.contains { $0.notes.contains { $0.message.contains(note) } })
    #expect(project.findings.allSatisfy { $0.rule == rule || $0.rule == "cycle" })
    #expect(project.exitCode == .negative)
  }

  /// The manifest, with one more dependency of a target at its end.
  private func planting(_ name: String, in target: String, _ manifest: String) -> String {
    manifest + """

      package.targets.first { $0.name == "\(target)" }?.dependencies.append("\(name)")

      """
  }
}
