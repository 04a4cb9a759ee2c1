import Documents
import Findings
import Modules
import TestSupport
import Testing

@testable import Reporters

@Suite("A saved report")
struct SavedReportTests {
  private func saved(_ report: Report) -> [UInt8] {
    JSONReporter().bytes(of: report, in: ReportSetting())
  }

  private func read(_ bytes: [UInt8]) throws -> Report {
    try Report(Document.read(Source(name: "report.json", bytes: bytes), as: .json))
  }

  @Test("is the same in every format as the report itself", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    let report = RandomReport(seed: seed).report
    let again = try read(saved(report))
    for reporter in ReporterCatalog.reporters {
      let expected = reporter.bytes(of: report, in: ComparedReport.setting)
      let bytes = reporter.bytes(of: again, in: ComparedReport.setting)
      let isSame = bytes == expected
      #expect(isSame, "\(reporter.format)")
    }
  }

  @Test("says where an entry of a project is, and not that archlint can change it")
  func project() throws {
    let place = Place(file: "A.xcodeproj/project.pbxproj", line: 4, column: 5, endColumn: 9)
    let note = Note("target A, Copy Files: B.framework", at: place)
    let finding = Finding(
      rule: "cycle", .error, "m", at: place, from: Subject("A"), notes: [note],
      fixes: [Fix(Change(.remove(Subject("B")), at: place))])
    var report = ComparedReport.report
    report.findings = [finding].reported
    let again = try read(saved(report))
    report.summary = again.summary
    for reporter in ReporterCatalog.reporters {
      let texts = [report, again].map { reporter.bytes(of: $0, in: ComparedReport.setting) }
      #expect(texts[0] == texts[1], "\(reporter.format)")
    }
  }

  @Test("may have keys that nobody knows yet")
  func growth() throws {
    let text = String(decoding: saved(ComparedReport.report), as: UTF8.self)
    let grown = text.split(separator: "\n").map { line in
      line.hasSuffix("{") ? line + "\"later\": [1]," : line
    }
    let bytes = Array(grown.joined(separator: "\n").utf8)
    #expect(try saved(read(bytes)) == saved(ComparedReport.report))
  }

  /// Changes of a report, with their messages.
  private static let mistakes: [(old: String, new: String, line: Int, words: String)] = [
    (
      "\"version\": 1", "\"version\": 2", 2,
      "`version` of the report: unsupported version; this archlint reads version 1"
    ),
    ("\"specs\": 4", "\"specs\": \"4\"", 15, "`specs` of `summary`: an integer is expected"),
    ("\"severity\": \"error\"", "\"severity\": \"bad\"", 32, "invalid value `bad`"),
    ("\"line\": 24", "\"line\": null", 37, "an integer is expected"),
    ("\"rule\": \"same-layer-link\"", "\"rule\": null", 31, "expected a string"),
    (
      "\"message\": \"unknown", "\"massage\": \"unknown", 148,
      "an entry of `problems` has no `message`"
    ),
  ]

  @Test("with a mistake says where that is", arguments: mistakes)
  func mistake(old: String, new: String, line: Int, words: String) throws {
    let text = String(decoding: saved(ComparedReport.report), as: UTF8.self)
    let start = try #require(text.range(of: old))
    let broken = text[..<start.lowerBound] + new + text[start.upperBound...]
    let problem = try #require(throws: Problem.self) { try read(Array(broken.utf8)) }
    #expect(problem.message.hasSuffix(words))
    #expect(problem.place?.line == line)
    #expect(problem.help != nil)
  }

  @Test("is an object", arguments: ["[]", "1"])
  func noObject(text: String) {
    let problem = Problem(
      "the report should be an object", at: Place(file: "report.json"),
      help: "use a report that `archlint check --format json` wrote")
    #expect(throws: problem) { try read(Array(text.utf8)) }
  }
}
