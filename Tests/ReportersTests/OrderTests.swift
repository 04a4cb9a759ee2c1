import Documents
import Findings
import Foundation
import Modules
import Testing

@testable import Reporters

/// The guards: `BuildLog`, `JSONEscape`, `Markup` and `MarkdownText` break orders to build servers.
@Suite("Orders to build servers")
struct OrderTests {
  private static let orders = [
    "##vso[task.x]y", "##VSO[task.x]y", "##[error]z", "##teamcity[x]", "##TeamCity[x]",
    "###vso[x]", "::error::x", " ::Error::x", "##v\u{17F}o[x]", "`##[x]`",
  ]

  private static let report = Report(
    summary: Summary(),
    findings: orders.map { name in
      Finding(
        rule: name, .error, name, at: Place(file: name, line: 1, column: 1), from: Subject(name),
        to: Subject(name), help: name, notes: [Note(name, at: Place(file: name))])
    }.reported, problems: orders.map { Problem($0, at: Place(file: $0), help: $0) },
    modules: orders.map { (name: $0, layer: $0) })

  private func text(_ format: String) throws -> String {
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    return String(decoding: reporter.bytes(of: Self.report, in: ReportSetting()), as: UTF8.self)
  }

  @Test("are broken in every format", arguments: ReporterCatalog.formats)
  func broken(format: String) throws {
    let own = ["azure": "##vso[task.logissue ", "teamcity": "##teamcity["]
    for line in try text(format).split(separator: "\n") {
      var rest = line[...]
      if let word = own[format], rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
      let hasOrder = rest.contains(/##\p{Alphabetic}*\[/)
      #expect(!hasOrder, "\(line)")
      #expect(format == "github" || !rest.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
    }
  }

  @Test("are the same text to whoever reads the format", arguments: ["json", "sarif", "gitlab"])
  func json(format: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(try text(format).utf8))
    var texts: Set<String> = []
    func collect(_ value: Any) {
      if let text = value as? String { texts.insert(text) }
      for item in value as? [Any] ?? [] { collect(item) }
      for item in (value as? [String: Any] ?? [:]).values { collect(item) }
    }
    collect(value)
    for order in Self.orders { #expect(texts.contains { $0.contains(order) }, "\(order)") }
  }

  @Test("are the same text to whoever reads XML", arguments: ["junit", "checkstyle"])
  func xml(format: String) throws {
    let text = try text(format).replacing("&#35;", with: "#").replacing("&#58;", with: ":")
    for order in Self.orders { #expect(text.contains(order), "\(order)") }
  }

  @Test(
    "a rule's name does not act either (FindingText.line)", arguments: ReporterCatalog.formats)
  func rule(format: String) throws {
    var report = Self.report
    report.findings[0].finding = Finding(
      rule: "\u{1B}[2J\u{202E}", .error, "m", at: Place(file: "x"), from: Subject("A"))
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    let text = String(decoding: reporter.bytes(of: report, in: ReportSetting()), as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0.isUnseen && $0 != "\n" })
  }
}
