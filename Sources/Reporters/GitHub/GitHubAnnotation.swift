/// A message that GitHub shows next to a line of a pull request.
struct GitHubAnnotation {
  let severity: Severity
  let line: String

  init(
    _ severity: Severity, _ title: String, _ message: String, at place: Place? = nil,
    path: (String) -> String = { $0 }
  ) {
    var properties: [(String, String)] = []
    if let place {
      properties = [
        ("file", path(place.file)), ("line", "\(place.line)"), ("endLine", "\(place.endLine)"),
        ("col", "\(place.column)"), ("endColumn", "\(place.endColumn)"),
      ]
    }
    properties.append(("title", title))
    // A value ends at a comma or colon; a message keeps its line breaks.
    let signs: [Unicode.Scalar: String] = ["%": "%25", ":": "%3A", ",": "%2C"]
    let list = properties.map {
      "\($0)=\(BuildLog.disarmed($1.escapingInvisibles).replacing(signs))"
    }
    let words = BuildLog.disarmed(message).replacing(["%": "%25", "\n": "%0A"])
    self.severity = severity
    let level = severity == .info ? "notice" : severity.rawValue
    line = "::\(level) \(list.joined(separator: ","))::\(words)\n"
  }

  init(_ finding: ReportedFinding, in setting: ReportSetting) {
    let finding = finding.anchored(in: setting)
    let notes = finding.notes.map { "\(setting.shownLine(of: $0.place)): \($0.text)" }
    let lines = [finding.message] + [finding.help].compactMap { $0 } + finding.lines + notes
    self.init(
      finding.severity, finding.rule, lines.map(\.escapingInvisibles).joined(separator: "\n"),
      at: finding.firstLine,
      path: setting.path)
  }

  init(_ problem: Problem, in setting: ReportSetting) {
    self.init(
      problem.severity, "archlint",
      problem.message.escapingInvisibles,
      at: problem.start, path: setting.path)
  }
}
