import Foundation
import TestSupport
import Testing

@testable import archlint

/// archlint judges its own package by the configuration in its root, as `.ci/run` does.
@Suite("archlint checks itself")
struct SelfLintTests {
  private let folder: TemporaryFolder
  private let description: String

  init() throws {
    description = String(decoding: try PackageFolder.description.get(), as: UTF8.self)
    let configuration = PackageFolder().root.appending(path: ".archlint.yml")
    folder = try TemporaryFolder()
    try folder.write(try String(contentsOf: configuration, encoding: .utf8), to: ".archlint.yml")
  }

  /// What it says of its package, changed in some way.
  private func check(_ change: (String) throws -> String = { $0 }) throws -> CheckedProject {
    try folder.write(try change(description), to: "archlint-package.json")
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
      ("CommandLine", "Documents", "forbidden-link"), ("Rules", "TestSupport", "allowed-links"),
      ("Reporters", "Judging", "protected"), ("Proposals", "Drawings", "protected"),
      ("DrawingFormats", "Inputs", "protected"), ("Judging", "Drawings", "protected"),
    ])
  func planted(from: String, to: String, rule: String) throws {
    let project = try check { try planting(to, in: from, $0) }
    #expect(project.findings.map(\.link).contains("\(rule): \(from) -> \(to)"))
    // What the program links ships, and test support must not.
    let others = to == "TestSupport" ? ["cycle", "mock-in-production"] : ["cycle"]
    #expect(project.findings.allSatisfy { $0.rule == rule || others.contains($0.rule) })
    #expect(project.exitCode == .negative)
  }

  /// The description with one more dependency of a target, whose name stands behind its list.
  private func planting(_ name: String, in target: String, _ json: String) throws -> String {
    let key = "\"dependencies\" : ["
    let end = try #require(json.range(of: "\"name\" : \"\(target)\"")).lowerBound
    let start = try #require(json[..<end].range(of: key, options: .backwards)).upperBound
    let isEmpty = json[start...].first { !$0.isWhitespace } == "]"
    return json[..<start] + "{\"byName\": [\"\(name)\", null]}" + (isEmpty ? "" : ",")
      + json[start...]
  }
}
