/// What there is to know of a rule beyond its description, for formats that explain rules.
package struct RuleHelp: Sendable {
  /// When the rule fires, in full.
  package let meaning: String
  /// The whole page, for a terminal.
  package let text: String
  /// The whole page, as Markdown.
  package let markdown: String

  package init(meaning: String, text: String, markdown: String) {
    self.meaning = meaning
    self.text = text
    self.markdown = markdown
  }
}
