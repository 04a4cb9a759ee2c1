internal import Documents
internal import Findings
internal import Modules

/// The report as Checkstyle writes it, which many tools read: files, and what is wrong in each.
struct CheckstyleReporter: Reporter {
  let format = "checkstyle"
  let paths = PathBase.absolute

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let files = Dictionary(grouping: report.findings, by: \.place.file)
    var text: Markup = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      <!-- \#(ClosingLine(of: report).words) -->

      """#
    for (file, findings) in files.sorted(by: { $0.key < $1.key }) {
      text += "  <file name=\"\(setting.path(file))\">\n"
      for finding in findings { text += element(for: finding) }
      text += "  </file>\n"
    }
    text += "</checkstyle>\n"
    return Array(text.text.utf8)
  }

  private func element(for finding: Finding) -> Markup {
    #"""
        <error line="\#(finding.place.line)" column="\#(finding.place.column)" \#
    severity="\#(finding.severity.rawValue)" message="\#(finding.sentence)" \#
    source="archlint.\#(finding.rule)"/>

    """#
  }
}
