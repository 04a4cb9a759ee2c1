package import Findings
internal import Modules

/// The report as a comment on a pull request: a table a severity, what is new first, and the
/// bulk folded away.
package struct MarkdownReporter: Reporter {
  package let format = "markdown"
  package let paths = PathBase.repository

  /// What GitHub takes as one comment, in bytes.
  private static let comment = 65_535

  private let limit: Int

  /// Writes at most so many bytes.
  package init(limit: Int? = nil) { self.limit = limit ?? MarkdownReporter.comment }

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let closing = ClosingLine(of: report)
    let rows = MarkdownRows(setting)
    var page = MarkdownPage(
      "### archlint: \(closing.outcome)\n\n\(closing.scope).\n", limit: limit)
    page.add("Problems", MarkdownRows.problemHeader, report.problems.map(rows.row))
    for severity in Severity.allCases.reversed() {
      let fresh = report.findings.filter { $0.severity == severity && $0.state != .unchanged }
      page.add(severity.heading, MarkdownRows.findingHeader, fresh.map(rows.row))
    }
    let known = report.findings.filter { $0.state == .unchanged }
    page.add("Known before", MarkdownRows.findingHeader, known.map(rows.row), inSight: 0)
    page.add("Fixed", MarkdownRows.findingHeader, report.fixed.map(rows.row))
    page.add(
      "Exceptions", MarkdownRows.exceptionHeader, report.exceptions.map(rows.row), inSight: 0)
    page.add(
      "Architecture", MarkdownRows.changeHeader, report.change.map(rows.rows) ?? [])
    return Array(page.whole.utf8)
  }
}

extension Severity {
  fileprivate var heading: String {
    switch self {
    case .error: "Errors"
    case .warning: "Warnings"
    case .info: "Infos"
    }
  }
}
