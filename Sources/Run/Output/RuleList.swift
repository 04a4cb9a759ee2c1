/// The list of all rules: enabled or not, severity, and its origin.
package struct RuleList {
  private let book: RuleBook
  private let preset: Preset
  private let root: Root
  private let style: Style
  private let help: HelpText

  package init(
    _ book: RuleBook, of preset: Preset, in root: Root, _ style: Style = .plain,
    _ help: HelpText = HelpText()
  ) {
    (self.book, self.preset, self.root) = (book, preset, root)
    (self.style, self.help) = (style, help)
  }

  /// At most as wide as the terminal if paths are short.
  package var text: String {
    let on = book.rules.filter { $0.severity != nil }
    let off = book.rules.filter { $0.severity == nil }
    let head =
      "\(on.count) of \(book.rules.count) rules are on, with the preset \(preset.rawValue).\n"
    return ([head] + [section("On", on), section("Off", off)].filter { !$0.isEmpty })
      .joined(separator: "\n")
  }

  private func section(_ title: String, _ entries: [ChosenRule]) -> String {
    guard !entries.isEmpty else { return "" }
    let width = book.rules.map(\.description.name.count).max() ?? 0
    return style.paint("\(title):", .strong) + "\n"
      + entries.map { entry in
        let name = entry.description.name
        let padding = String(repeating: " ", count: width - name.count)
        let words = style.link(style.paint(name, .strong), to: RuleText.address(name))
        return "  \(words)\(padding)  \(standing(of: entry))\n"
          + help.wrapped(entry.description.summary[...], indent: 6)
      }.joined()
  }

  private func standing(of entry: ChosenRule) -> String {
    let severity = entry.severity?.rawValue ?? "off"
    let padding = String(repeating: " ", count: max(0, 7 - severity.count))
    return (entry.severity.map { style.paint(severity, $0.ink) } ?? severity) + padding
      + "  \(words(for: entry))"
  }

  private func words(for entry: ChosenRule) -> String {
    switch entry.reason {
    case .catalogue: entry.description.standing
    case .preset: "by the preset \(preset.rawValue)"
    case .configuration(let place): "\(root.shown(place.file).escapingInvisibles):\(place.line)"
    case .commandLine: "on the command line"
    }
  }
}
