internal import Documents
internal import Findings
internal import Modules

/// A line as compilers print it: `PATH:LINE:COLUMN: error: words`.
struct CompilerLine {
  private let text: String

  /// Takes the path as it is to be printed; without a place the program speaks for itself.
  init(at place: Place?, _ kind: String, _ words: String, in setting: ReportSetting) {
    let origin = place.map { "\(setting.path($0.file)):\($0.line):\($0.column)" } ?? "archlint"
    text = "\(origin): \(kind): \(words)".withUnseenShown
  }

  /// The line, and the others that belong to it: the way out and the rest of the story.
  static func lines(of finding: Finding, as kind: String, in setting: ReportSetting) -> String {
    let words = "\(finding.message) [\(finding.rule)]"
    var lines = [CompilerLine(at: finding.place, kind, words, in: setting)]
    if let help = finding.help {
      lines.append(CompilerLine(at: finding.place, "note", help, in: setting))
    }
    lines += finding.notes.map { CompilerLine(at: $0.place, "note", $0.text, in: setting) }
    return lines.map(\.line).joined()
  }

  /// The text with a line break.
  var line: String { text + "\n" }
}
