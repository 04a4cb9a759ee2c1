/// Formats a rule's page for a terminal.
package struct RuleText {
  private let style: Style
  private let help: HelpText

  package init(_ style: Style, _ help: HelpText = HelpText()) {
    (self.style, self.help) = (style, help)
  }

  package func page(of rule: RuleDescription, _ page: RulePage) -> String {
    let standing = rule.isOnByDefault ? "on by default" : "off until it is configured"
    let name = style.link(style.paint(rule.name, .strong), to: RuleText.address(rule.name))
    let severity = style.paint(rule.severity.rawValue, rule.severity.ink)
    let head = "\(name)\n\(severity), \(standing)\n"
    return ([head, help.paragraph(page.what)] + sections(of: page)).joined(separator: "\n")
  }

  /// The address of a rule's page, if a base address is set.
  package static var address: @Sendable (String) -> String? {
    ReportSetting.ruleAddress(in: Environment.variables)
  }

  private func sections(of page: RulePage) -> [String] {
    var sections = [
      section("Why", help.paragraph(page.why)),
      section("Breaks it", code(page.breaks)),
      section("What archlint says", message(page.says)),
      section("Keeps it", code(page.keeps)),
    ]
    if !page.options.isEmpty {
      sections.append(
        help.list("Options", page.options.map { ($0.name, $0.meaning) }))
    }
    if !page.exemptions.isEmpty {
      sections.append(section("Silent", page.exemptions.map(item).joined()))
    }
    sections.append(section("Fix", help.paragraph(page.fix)))
    let (words, entry) = page.exceptions
    sections.append(
      section("Exceptions", help.paragraph(words) + (entry.isEmpty ? "" : code(entry))))
    return sections
  }

  private func heading(_ words: String) -> String { style.paint(words, .strong) }

  private func section(_ title: String, _ body: String) -> String {
    heading("\(title):") + "\n" + body
  }

  private func code(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Wraps each line of a report, keeping the indentation below a finding.
  private func message(_ text: String) -> String {
    text.split(separator: "\n").map { help.wrapped($0, indent: $0.hasPrefix(" ") ? 5 : 2) }
      .joined()
  }

  /// Formats an entry of a list with a hanging indent.
  private func item(_ text: String) -> String {
    "  - " + help.wrapped(text[...], indent: 4).dropFirst(4)
  }
}

extension RuleHelp {
  @Sendable
  package static func ofRule(named name: String) -> RuleHelp? {
    guard let rule = Catalogue.descriptions.first(where: { $0.name == name }),
      let page = Catalogue.page(of: name)
    else { return nil }
    return RuleHelp(
      meaning: page.what, text: RuleText(.plain).page(of: rule, page),
      markdown: page.markdown)
  }
}
