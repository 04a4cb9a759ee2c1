package import Findings
internal import Modules

/// The report for GitHub Actions: annotations where a reviewer looks, and the text in the log.
///
/// GitHub shows ten annotations of a kind in a step and drops the rest without a word, so the
/// tenth says how many there are.
package struct GitHubReporter: Reporter {
  package static let format = "github"
  package static let paths = PathBase.repository

  private static let mostOfAKind = 10

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let all =
      report.problems.map { GitHubAnnotation($0, in: setting) }
      + report.findings.map { GitHubAnnotation($0, in: setting) }
    var text = log(of: report, in: setting)
    for kind in GitHubAnnotation.Kind.allCases {
      text += lines(of: all.filter { $0.kind == kind }, kind)
    }
    if !setting.isQuiet { text += ClosingLine(of: report).text }
    return Array(text.utf8)
  }

  /// The whole report, folded away: nothing is lost that has no annotation.
  private func log(of report: Report, in setting: ReportSetting) -> String {
    guard !report.findings.isEmpty || !report.fixed.isEmpty else { return "" }
    var setting = setting
    setting.isQuiet = true
    let text = String(decoding: TextReporter().bytes(of: report, in: setting), as: UTF8.self)
    return "::group::archlint: \(ClosingLine(of: report).outcome)\n\(text)::endgroup::\n"
  }

  private func lines(of annotations: [GitHubAnnotation], _ kind: GitHubAnnotation.Kind) -> String {
    let isTooMuch = annotations.count > GitHubReporter.mostOfAKind
    let shown = isTooMuch ? GitHubReporter.mostOfAKind - 1 : annotations.count
    var text = annotations.prefix(shown).map(\.line).joined()
    if isTooMuch {
      let words = "\(annotations.count - shown) more stand in the log and the summary of the job"
      text += GitHubAnnotation(kind, "archlint", words).line
    }
    return text
  }
}
