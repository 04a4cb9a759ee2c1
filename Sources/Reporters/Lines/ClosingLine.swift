internal import Documents
internal import Findings
internal import Modules

/// The last line of a report: how much was looked at and what was found.
struct ClosingLine {
  private let report: Report

  init(of report: Report) { self.report = report }

  /// Such as `12 targets in 4 specs, 20 links: 2 errors, 1 warning`.
  var words: String { "\(scope): \(outcome)" }

  /// How much was looked at.
  var scope: String {
    let summary = report.summary
    return "\(counted(summary.targets, "target")) in \(counted(summary.specs, "spec")), "
      + counted(summary.links, "link")
  }

  /// How much was found.
  var outcome: String { findings.joined(separator: ", ") }

  private var findings: [String] {
    let summary = report.summary
    var parts = [
      counted(summary.errors, "error", .error), counted(summary.warnings, "warning", .warning),
      counted(summary.infos, "info", .info),
    ].compactMap { $0 }
    if parts.isEmpty { parts.append(report.sawNothing ? "nothing could be judged" : "no findings") }
    if let part = report.part {
      parts[parts.count - 1] +=
        " in \(part.words)" + (part.elsewhere > 0 ? " (\(part.elsewhere) elsewhere)" : "")
    }
    if !report.fixed.isEmpty { parts.append("\(report.fixed.count) fixed") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) in the baseline") }
    if let growth = report.baselineGrowth, growth > 0 {
      parts.append("the baseline grew by \(growth)")
    }
    return parts
  }

  /// A count of findings, and how many of them are new where that is known; nil for none.
  private func counted(_ count: Int, _ word: String, _ severity: Severity) -> String? {
    guard count > 0 else { return nil }
    let compared = report.findings.filter { $0.severity == severity && $0.state != nil }
    let new = compared.count { $0.state == .new }
    return counted(count, word) + (compared.isEmpty ? "" : " (\(new) new)")
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension ReportSetting {
  /// The line with its line break, where it is wanted; empty where nothing could be read, because
  /// there the problems say why.
  func closing(_ report: Report) -> String {
    isQuiet || report.sawNothing ? "" : ClosingLine(of: report).words + "\n"
  }
}

extension Report {
  /// Whether nothing could be read, so that no count says anything.
  var sawNothing: Bool {
    summary.targets == 0 && problems.haveError
  }
}
