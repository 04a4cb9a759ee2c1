internal import Documents
internal import Findings
internal import Modules

/// One finding as people read it.
///
/// Names and paths come from specs: nothing in them reaches the terminal that would act there
/// instead of showing.
struct FindingText {
  /// How many columns a terminal surely has.
  private static let room = 80
  private static let indent = "   "

  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  /// The whole finding, every line with a line break.
  func block(_ finding: Finding) -> String {
    var text = line(finding)
    if let line = finding.source {
      text +=
        SourceExcerpt(
          of: SourcePiece(Array(line.utf8)[...], from: finding.sourceColumn), at: finding.place
        ).text
    }
    if let help = finding.help { text += FindingText.paragraph("help: ", help) }
    for note in finding.notes {
      let label = setting.style.paint("note:", .info)
      text += "\(place(note.place)): \(label) \(note.text.withUnseenShown)\n"
    }
    return text
  }

  /// Only what and where.
  func line(_ finding: Finding) -> String {
    let severity = setting.style.paint("\(finding.severity.rawValue):", finding.severity.ink)
    let rule = setting.style.paint("[\(finding.rule.withUnseenShown)]", .faint)
    return "\(place(finding.place)): \(severity) \(finding.message.withUnseenShown) \(rule)\n"
  }

  private func place(_ place: Place) -> String {
    setting.style.paint(setting.shown(place).withUnseenShown, .place)
  }

  /// Words with a label, broken into lines; what is too long for a line has one of its own.
  private static func paragraph(_ label: String, _ words: String) -> String {
    let margin = indent + String(repeating: " ", count: label.count)
    var text = indent + label
    var column = margin.count
    for (index, word) in words.withUnseenShown.split(separator: " ").enumerated() {
      let width = word.reduce(0) { $0 + DisplayWidth.of($1) }
      if index > 0, column + 1 + width > room {
        text += "\n" + margin
        column = margin.count
      } else if index > 0 {
        text += " "
        column += 1
      }
      text += word
      column += width
    }
    return text + "\n"
  }
}

extension Severity {
  /// The colour of the word.
  fileprivate var ink: Style.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
