/// A message that GitHub shows next to a line of a pull request.
struct GitHubAnnotation {
  /// The levels that GitHub knows, the most severe first.
  enum Level: String, CaseIterable {
    case error, warning, notice
  }

  let level: Level
  let line: String

  init(
    _ level: Level, _ title: String, _ message: String, at place: Place? = nil,
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
    self.level = level
    line = "::\(level.rawValue) \(list.joined(separator: ","))::\(words)\n"
  }

  init(_ finding: ReportedFinding, in setting: ReportSetting) {
    let level: Level =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .info: .notice
      }
    let finding = finding.anchored(in: setting)
    let notes = finding.notes.map { "\(setting.shownLine(of: $0.place)): \($0.text)" }
    let lines = [finding.message] + [finding.help].compactMap { $0 } + finding.lines + notes
    self.init(
      level, finding.rule, lines.map(\.escapingInvisibles).joined(separator: "\n"),
      at: finding.firstLine,
      path: setting.path)
  }

  init(_ problem: Problem, in setting: ReportSetting) {
    self.init(
      problem.severity == .error ? .error : .warning, "archlint",
      problem.message.escapingInvisibles,
      at: problem.start, path: setting.path)
  }
}
