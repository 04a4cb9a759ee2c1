import Findings
import Modules
import Rules
import TestSupport
import Testing

@Suite("All rules on large architectures", .serialized)
struct LargeArchitectureTests {
  /// What grows with the square would take minutes.
  ///
  /// A build for tests is some ten times slower than a release, and shares the machine; there
  /// `swift run -c release Benchmarks rules` measures.
  private static let limit = Duration.seconds(60)

  @Test("take a time that grows with the size", arguments: LargeArchitecture.allCases)
  func time(shape: LargeArchitecture) throws {
    let architecture = shape.make(smaller: shape == .complete ? 3 : 10)
    let time = try ContinuousClock().measure {
      _ = try Trial(architecture, only: Catalogue.names, rules: LargeArchitecture.rules)
    }
    #expect(time < LargeArchitectureTests.limit)
  }

  @Test("a very long chain is shown by its end")
  func chain() throws {
    let names = (0..<60).map { "M\($0)" }
    let trial = try Trial(
      "x | Main(app)\nMain => " + names.dropLast().joined(separator: " => ")
        + " -> " + (names.last ?? ""), only: "missing-embed")
    let finding = try #require(trial.verdict.findings.first)
    #expect(finding.to?.name == "M59")
    #expect(finding.notes.first?.text == "Main reaches M43 over many links")
    #expect(finding.notes.last?.text == "M58 links M59")
    #expect(finding.notes.count == 17)
  }
}
