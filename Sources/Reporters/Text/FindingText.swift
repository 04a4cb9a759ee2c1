internal import Documents
internal import Findings
internal import Modules

/// One finding as people read it.
///
/// Names and paths come from specs: nothing in them reaches the terminal that would act there
/// instead of showing.
struct FindingText {
  private let setting: ReportSetting

  init(_ setting: ReportSetting) { self.setting = setting }

  /// The whole finding, every line with a line break.
  func block(_ finding: Finding) -> String {
    var text = headline(finding) + "\n" + excerpt(finding)
    if let help = finding.help { text += Paragraph("help: ", help).text }
    for note in finding.notes {
      text += place(note.place) + ": "
      text += setting.style.paint("note:", .info) + " \(note.text.withUnseenShown)\n"
    }
    return text
  }

  /// Only what and where.
  func line(_ finding: Finding) -> String { headline(finding) + "\n" }

  private func headline(_ finding: Finding) -> String {
    let severity = setting.style.paint("\(finding.severity.rawValue):", finding.severity.ink)
    let rule = setting.style.paint("[\(finding.rule)]", .faint)
    return "\(place(finding.place)): \(severity) \(finding.message.withUnseenShown) \(rule)"
  }

  private func place(_ place: Place) -> String {
    let path = setting.path(place.file)
    return setting.style.paint(
      "\(path):\(place.line):\(place.column)".withUnseenShown, .place)
  }

  private func excerpt(_ finding: Finding) -> String {
    guard let source = finding.source else { return "" }
    let place = finding.place
    let end = place.endLine > place.line ? Int.max : place.endColumn
    return SourceExcerpt(
      of: Array(source.utf8)[...], number: place.line, from: place.column, to: end
    ).text
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
