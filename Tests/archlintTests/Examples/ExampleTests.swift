import Foundation
import Reporters
import Rules
import TestSupport
import Testing

/// Runs every example as its README says, and compares the whole report.
@Suite("The examples")
struct ExampleTests {
  @Test("are clean as they stand", arguments: Example.all)
  func cleanReportIsGenerated(name: String) throws {
    let example = try Example(name)
    let result = try example.check()
    try expect(result.output, in: "\(name)/expected.txt")
    #expect(result.problems == "")
    #expect(result.exitCode == 0)
  }

  @Test("tell everything that is wrong with the broken variant", arguments: Example.all)
  func brokenReportIsGenerated(name: String) throws {
    let example = try Example(name)
    try example.breakIt()
    let result = try example.check("--full")
    try expect(result.output, in: "\(name)/broken/expected.txt")
    #expect(result.problems == "")
    #expect(result.exitCode == 1)
  }

  @Test("a link to an implementation makes a change cost more tests", arguments: [false, true])
  func affectedIsGenerated(isBroken: Bool) throws {
    let example = try Example("international-space-station")
    if isBroken { try example.breakIt() }
    let result = try example.run(
      "$archlint affected --changed core/ISSNetwork/Sources/LiveNetwork.swift")
    let file = "\(isBroken ? "broken/" : "")affected.txt"
    try expect(result.output, in: "international-space-station/\(file)")
  }

  @Test("one of them shows what every format looks like", arguments: ReporterCatalog.formats)
  func formatIsGenerated(name: String) throws {
    let example = try Example("layered-messenger")
    try example.breakIt()
    let report = try example.report(as: name)
    try expect(report, in: "layered-messenger/broken/reports/\(Example.fileName(of: name))")
  }

  private func expect(_ report: String, in file: String) throws {
    let expected = try GeneratedFile.text(of: "Examples/\(file)", updatedTo: report)
    #expect(report == expected, "run .ci/update")
  }

  @Test("are all that lie in the folder")
  func complete() throws {
    let paths = SharedFiles.files(in: SharedFiles.package.appending(path: "Examples"))
    #expect(paths.filter { $0.hasSuffix("/README.md") } == Example.all.map { "\($0)/README.md" })
  }

  @Test("break every rule of the catalogue, but for that about workspaces without links")
  func everyRule() throws {
    let reports = try Example.all.map { try Example($0).text(of: "broken/expected.txt") }
    let silent = RuleCatalog.names.filter { rule in
      !reports.contains { $0.contains(" [\(rule)]\n") }
    }
    // These rules take two states, and are tested with them.
    #expect(
      silent == [
        "judged-less", "unread-links", "generated-project-differs", "baseline-growth",
        "policy-growth",
      ])
  }
}
