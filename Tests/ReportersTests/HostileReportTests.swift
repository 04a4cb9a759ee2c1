import Documents
import Findings
import Modules
import TestSupport
import Testing

@testable import Reporters

/// Names, paths and messages come from specs; nothing in them may act on a reader.
@Suite("A report full of hostile names")
struct HostileReportTests {
  private static let names = [
    #"a"b'c"#, "]]>", "</script><b>", "::error::gotcha", "%0A::error::", "a\nb\r\nc",
    "\u{1B}[2J", "\u{202E}txt", "👩‍🚀", String(repeating: "x", count: 500), "##vso[task.x]y",
    "##[error]z", "##teamcity[x]", "|'[]", "a`b|c", "@everyone", "-->", "../up", "\u{A0}::debug::",
  ]

  private static var report: Report {
    let findings = names.map { name in
      let finding = Finding(
        rule: "r", .error, "\(name) links \(name)",
        at: Place(file: "\(name)/project.yml", line: 1, column: 1), from: Subject(name),
        to: Subject(name), modules: [name], help: "x \(name) y \(name) \(name)",
        notes: [Note(name, at: Place(file: name, line: 1, column: 1))])
      return changed(ReportedFinding(finding)) {
        $0.source = "  - \(name.split(separator: "\n")[0])"
      }
    }
    return Report(
      summary: Summary(), findings: findings,
      problems: names.map { Problem($0, at: Place(file: $0)) },
      modules: names.map { (name: $0, layer: nil) })
  }

  private func text(_ format: String) throws -> String {
    let reporter = try #require(ReporterCatalog.reporter(named: format))
    let bytes = reporter.bytes(of: Self.report, in: ReportSetting())
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("shows what would not show itself", arguments: ReporterCatalog.formats)
  func unseen(format: String) throws {
    let acting = try text(format).unicodeScalars.filter { $0.isUnseen && $0 != "\n" }
    #expect(acting.isEmpty)
  }

  @Test("gives no orders to GitHub but its own", arguments: ["text", "xcode", "github"])
  func github(format: String) throws {
    for line in try text(format).split(separator: "\n") {
      let trimmed = line.drop { $0.isWhitespace }
      if trimmed.hasPrefix("::") {
        #expect(format == "github")
        let word = trimmed.dropFirst(2).prefix { $0.isLetter }
        #expect(["group", "endgroup", "error"].contains(word), "\(line)")
      } else {
        #expect(!line.contains("##["), "\(line)")
      }
    }
  }

  @Test("gives no orders to Azure and TeamCity but their own", arguments: ReporterCatalog.formats)
  func orders(format: String) throws {
    guard ["text", "xcode", "azure", "teamcity"].contains(format) else { return }
    for line in try text(format).split(separator: "\n") {
      let own = ["##vso[task.logissue type=", "##teamcity["].first { line.hasPrefix($0) }
      let rest = line.dropFirst(own?.count ?? 0)
      // Azure obeys the first order of a line only, and what follows it is a message.
      if own == nil || format == "teamcity" {
        #expect(!rest.contains("##vso[") && !rest.contains("##teamcity["), "\(line)")
      }
    }
  }

  /// The guards: `MarkdownText.broken` and its signs.
  @Test(
    "makes no links in Markdown, and names nobody, no issue and no commit",
    arguments: [
      ("see https://a.b/c", "see https<!-- -->://a.b/c"), ("www.a.b", "www<!-- -->.a.b"),
      ("WWW.a.b", "WWW<!-- -->.a.b"), ("a@b.c", "a@<!-- -->b.c"), ("#1", "#<!-- -->1"),
      ("x/y#12", "x/y#<!-- -->12"), ("GH-7", "GH<!-- -->-7"), ("!3", "!<!-- -->3"),
      ("deadbeef", "d<!-- -->eadbeef"), ("1a2b3c4", "1<!-- -->a2b3c4"), ("facade", "facade"),
      ("ISSNetwork", "ISSNetwork"), ("`##[x]`", "\\`#<!-- -->#<!-- -->\\[x\\]\\`"),
    ])
  func links(name: String, written: String) {
    #expect(MarkdownText.escaped(name) == written)
  }

  @Test("is one element, one row or one line a finding")
  func shape() throws {
    let count = Self.names.count
    let github = try text("github").split(separator: "\n")
    // Ten errors are shown at most.
    #expect(github.count { $0.hasPrefix("::error ") } == 10)
    let teamcity = try text("teamcity").split(separator: "\n")
    #expect(teamcity.count { $0.hasPrefix("##teamcity[inspection ") } == count)
    #expect(teamcity.allSatisfy { !$0.hasPrefix("##teamcity[") || $0.hasSuffix("]") })
    let checkstyle = try text("checkstyle").split(separator: "\n")
    #expect(checkstyle.count { $0.hasPrefix("    <error ") && $0.hasSuffix("/>") } == 2 * count)
    let markdown = try text("markdown").split(separator: "\n")
    #expect(markdown.count { $0.hasPrefix("| error | r | ") && $0.hasSuffix(" |") } == count)
    #expect(!markdown.contains { $0.contains("</script>") || $0.contains("@everyone") })
  }
}
