import Foundation
import TestSupport
import Testing

@testable import archlint

/// A small workspace with something that the random ones lack, and whether it links and launches.
private struct JudgedFeature: Decodable, CustomTestStringConvertible {
  let id: String
  let what: String
  let verdict: String
  let specs: [String: String]
  let files: [String: String]

  var testDescription: String { "\(id): \(what)" }

  static let file = SharedFiles.find("launches/features.jsonl")

  static func all() throws -> [JudgedFeature] {
    guard let file else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(JudgedFeature.self, from: Data($0.utf8))
    }
  }
}

@Suite(
  "Features of frameworks that were linked and loaded",
  .enabled(if: JudgedFeature.file != nil, "\(SharedFiles.absence)"))
struct LaunchFeatureTests {
  private static let rules: Set = [
    "missing-embed", "duplicate-static", "unlinked-static", "nested-embed", "unknown-link",
    "refused-spec",
  ]
  /// On macOS the run path of `[sdk=macosx*]` leads to the framework, on iOS the preset does:
  /// `docs/launch.md` says why it is sound here.
  private static let argued: Set = ["s2"]

  @Test("are checked as the linker and dyld judge them")
  func verdicts() throws {
    let features = try JudgedFeature.all()
    #expect(features.count >= 74)
    for feature in features where !Self.argued.contains(feature.id) {
      let folder = try TemporaryFolder()
      for (path, text) in feature.specs.merging(feature.files, uniquingKeysWith: { $1 }) {
        try folder.write(text, to: path)
      }
      try folder.write("specs: {include: [\"**/project.yml\"]}\n", to: ".archlint.yml")
      let errors = try CheckedProject(URL(filePath: folder.path)).findings.filter {
        $0.severity == "error" && Self.rules.contains($0.rule)
      }
      #expect(
        (errors.isEmpty ? "sound" : "broken") == feature.verdict,
        "\(feature.testDescription): \(errors.map(\.message))")
    }
  }
}
