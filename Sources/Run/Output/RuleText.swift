/// Formats a rule's page for a terminal.
package struct RuleText {
  private let style: Style
  private let help: HelpText

  package init(_ style: Style, _ help: HelpText = HelpText()) {
    (self.style, self.help) = (style, help)
  }

  package func page(of rule: RuleDescription, _ page: RulePage) -> String {
    let name = style.link(style.paint(rule.name, .strong), to: RuleText.address(rule.name))
    let severity = style.paint(rule.severity.rawValue, rule.severity.ink)
    let head = "\(name)\n\(severity), \(rule.standing)\n"
    return ([head, text(page.what)] + sections(of: page)).joined(separator: "\n")
  }

  /// The address of a rule's page, if a base address is set.
  package static var address: @Sendable (String) -> String? {
    ReportSetting.ruleAddress(in: Environment.variables)
  }

  private func sections(of page: RulePage) -> [String] {
    let (words, entry) = page.exceptions
    let options = page.options.map { ($0.name, $0.meaning) }
    return [
      section("Why is this bad?", help.paragraph(page.why)),
      section("Example", code(page.breaks)),
      section(page.titleOfKeeps, code(page.keeps)),
      section("Output", message(page.says)),
      options.isEmpty ? "" : help.list("Options", options),
      section("Not reported", page.exemptions.map(item).joined()),
      section("Automatic fix", help.paragraph(page.fix)),
      section("Exceptions", help.paragraph(words) + (entry.isEmpty ? "" : code(entry))),
      section("Related rules", help.paragraph(page.related)),
    ].filter { !$0.isEmpty }
  }

  private func section(_ title: String, _ body: String) -> String {
    body.isEmpty
      ? "" : style.paint(title.hasSuffix("?") ? title : "\(title):", .strong) + "\n" + body
  }

  /// Paragraphs and lists, each entry a line of the page.
  private func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("- ") ? item(String($0.dropFirst(2))) : help.wrapped($0, indent: 0) }
      .joined()
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

  private func item(_ text: String) -> String {
    "  - " + help.wrapped(text[...], indent: 4).dropFirst(4)
  }
}

extension RuleText {
  @Sendable
  package static func help(ofRule name: String) -> RuleHelp? {
    guard let rule = RuleCatalog.descriptions.first(where: { $0.name == name }),
      let page = RuleCatalog.page(of: name)
    else { return nil }
    return (page.what, RuleText(.plain).page(of: rule, page), page.markdown)
  }
}
