internal import Documents
package import Findings
internal import Modules

/// The report as Checkstyle writes it, which many tools read: files, and what is wrong in each.
package struct CheckstyleReporter: Reporter {
  package static let format = "checkstyle"
  package static let paths = PathBase.absolute

  package init() {}

  package func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let files = Dictionary(grouping: report.findings, by: \.place.file)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      <!-- \(ClosingLine(of: report).words) -->

      """
    for (file, findings) in files.sorted(by: { $0.key < $1.key }) {
      text += "  <file name=\"\(Markup.escaped(setting.path(file)))\">\n"
      text += findings.map(element).joined()
      text += "  </file>\n"
    }
    return Array((text + "</checkstyle>\n").utf8)
  }

  private func element(for finding: Finding) -> String {
    let help = finding.help.map { "; \($0)" } ?? ""
    return "    <error line=\"\(finding.place.line)\" column=\"\(finding.place.column)\""
      + " severity=\"\(finding.severity.rawValue)\""
      + " message=\"\(Markup.escaped(finding.message + help))\""
      + " source=\"archlint.\(Markup.escaped(finding.rule))\"/>\n"
  }
}
