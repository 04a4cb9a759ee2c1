import CommandLine
import Documents
import Findings
import Modules
import Reporters
import TestSupport
import Testing

@testable import SystemIO
@testable import archlint

/// Three hundred findings, on terminals of three sizes.
@Suite("The report on a terminal")
struct TerminalReportTests {
  private static let screens = [
    Terminal.Screen(columns: 80, lines: 24), Terminal.Screen(columns: 120, lines: 40),
    Terminal.Screen(columns: 200, lines: 50),
  ]

  private func text(
    _ options: String, of report: Report = CrowdedReport.report, on screen: Terminal.Screen?
  ) throws -> String {
    let words = ["check"] + options.split(separator: " ").map(String.init)
    guard case .run(let invocation) = try Program.archlint.parse(words, pathExists: Disk.exists)
    else { return "" }
    let output = ReportOutput(
      plan: try OutputPlan(invocation, keepsText: true, in: [:]), invocation: invocation, root: nil,
      reading: try invocation.reading(), environment: [:], screen: screen)
    return String(decoding: output.outcome(of: report).output, as: UTF8.self)
  }

  @Test("of 300 findings takes two screens", arguments: screens, ["--no-color", "--color=always"])
  func reportIsGenerated(screen: Terminal.Screen, color: String) throws {
    let text = try text(color, on: screen)
    let name = "\(screen.columns)\(color == "--no-color" ? "" : "-colored")"
    let expected = try GeneratedFile.text(of: "Tests/Reports/terminal-\(name).txt", updatedTo: text)
    #expect(text == expected, "run .ci/update")
    let lines = washed(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rows = lines.reduce(0) { $0 + max(1, ($1.count + screen.columns - 1) / screen.columns) }
    #expect(rows < 2 * screen.lines)
    #expect(text.contains("`--full` shows all"))
  }

  /// The text without what paints it.
  private func washed(_ text: String) -> String {
    text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test("says the same with and without colours", arguments: screens)
  func colors(screen: Terminal.Screen) throws {
    let painted = try text("--color=always", on: screen)
    #expect(painted != washed(painted))
    #expect(washed(painted) == (try text("--no-color", on: screen)))
  }

  @Test("has the same count in a heading and in the list below it")
  func counts() throws {
    for options in ["--full", "--limit 50", "", "--group-by module", "--full --group-by layer"] {
      let lines = try text("--no-color \(options)", on: Self.screens[0]).split(separator: "\n")
      // The findings end with a count of the others, or with the table.
      let end = try #require(
        lines.firstIndex { $0.hasPrefix("… and ") || $0.contains("  findings  ") })
      let headings = (0..<end).filter {
        lines[$0].contains(#/^\S+( \S+)?: \d+ (of \d+ )?(error|warning|info)/#)
      }
      #expect(!headings.isEmpty, "\(options)")
      for (start, next) in zip(headings, headings.dropFirst() + [end]) {
        let listed = lines[start + 1..<next].count { $0.contains(#/: (error|warning|info): /#) }
        let counts = lines[start].matches(of: #/(\d+)( of)?/#).map { (Int($0.1), $0.2 != nil) }
        // `3 of 57 warnings` lists three; `2 errors, 1 warning` both numbers, and a cycle neither.
        let first = counts.first ?? (0, false)
        let knots = lines[start].contains("the largest with") ? counts.last?.0 ?? 0 : 0
        let expected = first.1 ? first.0 : counts.reduce(0) { $0 + ($1.0 ?? 0) } - knots
        #expect(listed == expected, "\(options): \(lines[start])")
      }
    }
  }

  @Test("is in full in a file, for few findings, and where somebody wants that")
  func full() throws {
    let screen = Self.screens[1]
    let isFull = { (text: String) in text.contains("   help: link ISS") }
    #expect(isFull(try text("--no-color --full", on: screen)))
    #expect(!isFull(try text("--no-color --format text", on: screen)))
    #expect(!isFull(try text("--no-color --format text", on: nil)))
    #expect(isFull(try text("--no-color --limit 30", on: screen)))
    #expect(!isFull(try text("--no-color", on: nil)))
    #expect(isFull(try text("--no-color --full", on: nil)))
    #expect(!isFull(try text("--no-color", on: screen)))
    #expect(!isFull(try text("--no-color --limit 31", on: screen)))
    var few = CrowdedReport.report
    few.findings = Array(few.findings.prefix(30))
    #expect(isFull(try text("--no-color", of: few, on: screen)))
    // Also where all lines have room it is said how to see more.
    few.findings = Array(CrowdedReport.report.findings.prefix(31))
    let overview = try text("--no-color", of: few, on: screen)
    #expect(overview.contains("`--full` shows each finding with its line and help\n"))
    #expect(overview.contains("31\n") && !overview.contains("… and "))
    // Known findings are not shown.
    var known = CrowdedReport.report
    for index in known.findings.indices.dropFirst(30) { known.findings[index].state = .unchanged }
    #expect(isFull(try text("--no-color", of: known, on: screen)))
  }

  @Test("is short where there is much, on a terminal and in a log", arguments: [5, 30, 300, 3_000])
  func lengths(count: Int) throws {
    var report = CrowdedReport.report
    let all = report.findings
    report.findings = (0..<count).map { all[$0 % all.count] }.sortedForReading()
    report.summary.count(report.findings)
    for screen in [Self.screens[0], nil] {
      let text = try text("--no-color", of: report, on: screen)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(text.contains("   help: ") == (count <= 30))
      #expect(count <= 30 || lines.count <= (screen == nil ? 100 : 48))
      // A log is read from its top.
      #expect(text.hasPrefix("rule ") == (count > 30 && screen == nil))
      let full = try self.text("--no-color --full", of: report, on: screen)
      #expect(full.split(separator: "\n").count { $0.hasPrefix("   help: ") } == count)
    }
  }

  @Test("is as wide as the terminal")
  func width() throws {
    var report = CrowdedReport.report
    report.findings = Array(report.findings.prefix(1))
    report.findings[0].finding = report.findings[0].finding.with(
      help: String(repeating: "word ", count: 60))
    for screen in Self.screens {
      let lines = try text("--no-color", of: report, on: screen).split(separator: "\n")
      let longest = lines.dropFirst().map(\.count).max() ?? 0
      #expect((screen.columns - 5...screen.columns).contains(longest))
    }
  }

  @Test("statistics are the table and nothing else", arguments: ["", "--format markdown "])
  func statistics(format: String) throws {
    let text = try text("\(format)--no-color --statistics", on: nil)
    #expect(!text.contains("project.yml"))
    #expect(text.contains("same-layer-link"))
    #expect(text.contains(format.isEmpty ? "all                    300" : "| cycle | 2 |"))
  }

  @Test("a number of findings has to be one", arguments: ["x", "-1", ""])
  func limit(word: String) throws {
    #expect(throws: UsageError.self) { try text("--limit=\(word)", on: nil) }
  }
}
