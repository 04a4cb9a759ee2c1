internal import Findings
internal import Reporters
internal import Rules

extension RuleHelp {
  /// The page of a rule for formats that explain the rules they name.
  @Sendable
  static func ofRule(named name: String) -> RuleHelp? {
    guard let rule = Catalogue.descriptions.first(where: { $0.name == name }),
      let page = Catalogue.page(of: name)
    else { return nil }
    return RuleHelp(
      meaning: page.what, text: RuleText.page(of: rule, page), markdown: page.markdown(of: rule))
  }
}
