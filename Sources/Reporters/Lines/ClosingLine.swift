/// The last lines of a report: how much was looked at and found, and how the run ended.
struct ClosingLine {
  let report: Report

  /// Such as `12 targets in 4 specs, 20 links: 2 errors, 1 warning`.
  var words: String { "\(scope): \(findings.joined(separator: ", "))" }

  /// Both lines as a comment in XML, where two dashes in a row would end it.
  var markup: Markup {
    let text = "\(words): \(report.sentence)".withUnseenShown
    let parts = text.split(separator: "--", omittingEmptySubsequences: false)
    return "<!-- \(parts.joined(separator: "-\\u{2D}")) -->"
  }

  /// How much was looked at.
  private var scope: String {
    let summary = report.summary
    let unread = summary.unread > 0 ? " (\(summary.unread.of("spec")) not read)" : ""
    return "\(summary.targets.of("target")) in \(summary.specs.of("spec"))\(unread), "
      + summary.links.of("link")
  }

  /// How much was found.
  private var findings: [String] {
    let summary = report.summary
    var parts = [
      counted(summary.errors, "error", .error), counted(summary.warnings, "warning", .warning),
      counted(summary.infos, "info", .info),
    ].compactMap { $0 }
    if parts.isEmpty { parts.append(report.wordsForNone) }
    if let part = report.part {
      parts[parts.count - 1] +=
        " in \(part.words)" + (part.elsewhere > 0 ? " (\(part.elsewhere) elsewhere)" : "")
    }
    if !report.fixed.isEmpty { parts.append("\(report.fixed.count) fixed") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) in the baseline") }
    return parts + [report.growthWords].compactMap { $0 } + report.renameWords
  }

  /// A count of findings, and how many of them are new where that is known; nil for none.
  private func counted(_ count: Int, _ word: String, _ severity: Severity) -> String? {
    guard count > 0 else { return nil }
    let compared = report.findings.filter { $0.severity == severity && $0.state != nil }
    let new = compared.count { $0.state == .new }
    return count.of(word) + (compared.isEmpty ? "" : " (\(new) new)")
  }
}

extension ReportSetting {
  /// The closing lines with line breaks, if requested; an incomplete run is always reported,
  /// without counts.
  func closing(_ report: Report, in style: Style = .plain) -> String {
    let isUnable = report.conclusion == .unable
    if isQuiet, !isUnable { return "" }
    let hasCounts = !isQuiet && !report.sawNothing
    let ink: Style.Ink = report.conclusion == .passed ? .help : .error
    return (hasCounts ? ClosingLine(report: report).words.withUnseenShown + "\n" : "")
      + style.paint(report.sentence.withUnseenShown, ink) + "\n"
  }
}

extension Report {
  /// Whether nothing could be read, so that no count says anything.
  var sawNothing: Bool {
    summary.targets == 0 && problems.haveError
  }

  /// What is said where nothing was found: that all is well only where all was seen.
  fileprivate var wordsForNone: String {
    if sawNothing { return "nothing could be judged" }
    return conclusion == .unable ? "no findings so far" : "no findings"
  }
}
