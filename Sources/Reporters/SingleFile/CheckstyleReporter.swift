/// The report in Checkstyle's XML format, which many tools read: the findings of each file.
///
/// Problems of the run are errors too, so that an empty list always means success.
struct CheckstyleReporter: Reporter {
  let format = "checkstyle"
  let paths = PathBase.absolute

  /// An entry needs a file, also for what is about none.
  private static let anyFile = ".archlint.yml"

  func bytes(of report: Report, in setting: ReportSetting) -> [UInt8] {
    let problems = report.problems.filter { $0.severity == .error }.map { problem in
      entry(
        "\(report.sentence): \(problem.message)", "error", "archlint",
        at: problem.place ?? Place(file: CheckstyleReporter.anyFile))
    }
    let findings = report.findingsAndGrowth.map { $0.anchored(in: setting) }.map { finding in
      entry(
        finding.story(in: setting), finding.logSeverity.rawValue, "archlint.\(finding.rule)",
        at: finding.place)
    }
    let files = Dictionary(grouping: problems + findings, by: \.file)
    var text: Markup = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \#(report.closingComment)

      """#
    for (file, entries) in files.sorted(by: { $0.key < $1.key }) {
      text += "  <file name=\"\(setting.path(file))\">\n"
      for entry in entries { text += entry.markup }
      text += "  </file>\n"
    }
    text += "</checkstyle>\n"
    return Array(text.text.utf8)
  }

  private func entry(
    _ message: String, _ severity: String, _ source: String, at place: Place
  ) -> (file: String, markup: Markup) {
    (
      place.file,
      #"""
          <error line="\#(place.line)" column="\#(place.column)" severity="\#(severity)" \#
      message="\#(message)" source="\#(source)"/>

      """#
    )
  }
}
