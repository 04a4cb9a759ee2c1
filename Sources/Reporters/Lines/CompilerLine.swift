/// A line as compilers print it, `PATH:LINE:COLUMN: error: words`, with its line break.
enum CompilerLine {
  /// Without a place the program speaks for itself.
  static func text(_ origin: String?, _ kind: String, _ words: String) -> String {
    "\(origin ?? "archlint"): \(kind): \(words)".escapingInvisibles + "\n"
  }

  static func text(of problem: Problem, as kind: String, in setting: ReportSetting) -> String {
    text(problem.place.map(setting.shown), kind, problem.message)
  }

  /// The lines of a finding: message, help and notes.
  static func text(of finding: ReportedFinding, as kind: String, in setting: ReportSetting)
    -> String
  {
    let place = setting.shown(finding.place)
    let help = finding.helpLine.map { text(place, "note", $0) } ?? ""
    let notes = finding.notes.map { text(setting.shown($0.place), "note", $0.text) }
    return text(place, kind, "\(finding.message) [\(finding.rule)]") + help + notes.joined()
  }
}
