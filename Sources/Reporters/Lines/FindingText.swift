/// One finding as people read it.
///
/// Names and paths come from specs, so control characters in them are escaped.
struct FindingText {
  private static let indent = "   "
  /// More names than this are only counted.
  private static let mostNames = 4

  let setting: ReportSetting
  private var style: Style { setting.style }

  /// The whole finding, every line with a line break.
  func block(_ finding: ReportedFinding) -> String {
    var text = line(finding, finding.message)
    if let line = finding.source {
      text += SourceExcerpt(
        of: SourcePiece(Array(line.utf8)[...], from: finding.sourceColumn), at: finding.place,
        columns: setting.reading.columns
      ).text(in: style, finding.severity.ink)
    }
    if let help = finding.help { text += paragraph("help: ", help) }
    for line in finding.lines {
      text += FindingText.indent + "      \(line.escapingInvisibles)\n"
    }
    return text + finding.notes.map(note).joined()
  }

  /// Only where and what; of a link who does it to whom.
  func short(_ finding: ReportedFinding) -> String {
    let entry = finding.projectEntry.map { "; \($0.text)" } ?? ""
    guard setting.linkRules.contains(finding.rule) else {
      return line(finding, finding.message + entry)
    }
    let rules = finding.rules.joined(separator: ", ")
    let others = finding.parts.dropFirst().map(\.from.name).listed(upTo: FindingText.mostNames)
    let same = others.isEmpty ? "" : "; the same for \(others)"
    return line(finding, finding.ends.joined(separator: " → ") + same + entry, rules: rules)
  }

  /// A finding that is no more: only its name, because its place may be gone.
  func name(_ finding: ReportedFinding) -> String {
    finding.ends.joined(separator: " → ").escapingInvisibles + " \(rule(finding))\n"
  }

  private func line(_ finding: ReportedFinding, _ words: String, rules: String? = nil) -> String {
    let severity = style.paint("\(finding.severity.rawValue):", finding.severity.ink)
    return "\(place(finding.place, .strong)): \(severity) \(words.escapingInvisibles) "
      + "\(rule(finding, rules))\n"
  }

  private func rule(_ finding: ReportedFinding, _ names: String? = nil) -> String {
    let words = style.paint("[\((names ?? finding.rule).escapingInvisibles)]", .faint)
    return style.link(words, to: setting.ruleAddress(finding.rule))
  }

  /// Another place of the story, below the finding that it belongs to.
  private func note(_ note: Note) -> String {
    let words = style.paint(": note: \(note.text.escapingInvisibles)", .faint)
    return "\(FindingText.indent)\(place(note.place, .faint))\(words)\n"
  }

  private func place(_ place: Place, _ ink: Style.Ink) -> String {
    let words = style.paint(setting.shown(place).escapingInvisibles, ink)
    return style.link(words, to: setting.placeAddress(place))
  }

  /// Words with a label, broken into lines; what is too long for a line has one of its own.
  private func paragraph(_ label: String, _ words: String) -> String {
    let margin = FindingText.indent.count + label.count
    var (text, column) = ("", margin)
    for word in words.escapingInvisibles.split(separator: " ") {
      let width = String(word).displayWidth
      let fits = column + 1 + width <= setting.reading.columns
      if !text.isEmpty { text += fits ? " " : "\n" + String(repeating: " ", count: margin) }
      column = (text.isEmpty ? column : fits ? column + 1 : margin) + width
      text += word
    }
    return FindingText.indent + style.paint(label, .help) + text + "\n"
  }
}

extension Severity {
  package var ink: Style.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}
