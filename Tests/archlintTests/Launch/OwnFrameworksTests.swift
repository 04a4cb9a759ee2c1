import Foundation
import Rules
import TestSupport
import Testing

@testable import archlint

/// A framework for tests, its fault, and the evidence for it.
struct OwnFramework: Sendable {
  /// The fact.
  let because: String
  /// The specs, drawn.
  let specs: RuleExample
  /// Errors and warnings as `rule: from -> to`; for code that is there twice with the images.
  let verdict: [String]

  init(_ because: String, _ specs: RuleExample, is verdict: String...) {
    self.because = because
    self.specs = specs
    self.verdict = verdict
  }
}

/// Every class of fault, each next to a variant that links, launches and contains everything once.
///
/// The verdicts follow from what the linker, dyld and XcodeGen do; `LaunchVerdictTests` compares
/// with a real linker where possible.
@Suite("Frameworks of our own")
struct OwnFrameworksTests {
  static let all =
    OwnFramework.missing + OwnFramework.places + OwnFramework.settings + OwnFramework.duplicates
    + OwnFramework.links

  @Test("there is one for each fault, and a sound one")
  func count() {
    #expect(OwnFrameworksTests.all.count > 40)
    #expect(OwnFrameworksTests.all.count { $0.verdict.isEmpty } >= 15)
    let rules = Set(OwnFrameworksTests.all.flatMap(\.verdict).map { $0.prefix { $0 != ":" } })
    #expect(
      rules == [
        "duplicate-static", "missing-embed", "nested-embed", "unknown-link", "unlinked-static",
      ])
  }

  @Test("each has the verdict that the facts give it", arguments: all.indices)
  func verdict(number: Int) throws {
    let framework = OwnFrameworksTests.all[number]
    let folder = try TemporaryFolder()
    for (path, text) in framework.specs.files { try folder.write(text, to: path) }
    try folder.write("layers: [all: \"**\"]\n", to: ".archlint.yml")
    let rules = ["duplicate-static", "missing-embed", "nested-embed", "unlinked-static"]
    let told = try CheckedProject(URL(filePath: folder.path)).findings.filter {
      $0.severity != "info" && (rules.contains($0.rule) || $0.rule == "unknown-link")
    }
    #expect(
      told.map(OwnFrameworksTests.words).sorted() == framework.verdict.sorted(),
      "\(framework.because)")
  }

  /// A finding as verdicts write it.
  private static func words(for finding: CheckedProject.Finding) -> String {
    let images = finding.message.components(separatedBy: "linked into ")
    // What may be there only is named after the images, and is not part of a verdict.
    let held = images.count > 1 && finding.severity != "warning" ? " (\(images[1]))" : ""
    return finding.link + held + (finding.severity == "warning" ? ", a warning" : "")
  }
}
