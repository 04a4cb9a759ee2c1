// The last lines of a report: how much was looked at and found, and how the run ended.
extension Report {
  /// Such as `Checked 12 targets in 4 specs (20 links, 37 rules)`.
  var checkedWords: String {
    "Checked \(summary.targets.of("target")) in \(summary.specs.of("spec")) "
      + "(\(summary.links.of("link")), \(summary.rules.of("rule")))"
  }

  /// Both lines as a comment in XML, where two dashes in a row would end it.
  var closingComment: Markup {
    let text = "\(checkedWords). \(sentence).".escapingInvisibles
    let parts = text.split(separator: "--", omittingEmptySubsequences: false)
    return "<!-- \(parts.joined(separator: "-\\u{2D}")) -->"
  }
}

extension ReportSetting {
  /// The closing lines, if requested; a run that no finding explains is always reported.
  func closing(_ report: Report, in style: Style = .plain) -> String {
    if isQuiet, report.conclusion != .unable, !report.failsWithoutFinding { return "" }
    let hasCounts = !isQuiet && !report.sawNothing
    let ink: Style.Ink = report.conclusion == .passed ? .help : .error
    return (hasCounts ? report.checkedWords.escapingInvisibles + ".\n" : "")
      + style.paint(report.sentence.escapingInvisibles + ".", ink) + "\n"
  }
}
