/// What there is to know of a rule beyond its description: the text of `archlint explain` and of
/// its page in `docs/rules`.
///
/// The examples are run: the first must be judged with the very words that the page shows, the
/// second must leave no rule anything to say.
package struct RulePage: Sendable {
  /// When the rule fires, in full.
  package let what: String
  /// The reason in the architecture: the crash it prevents, or what it costs to go without.
  package let why: String
  /// A small project that breaks the rule.
  package let breaks: RuleExample
  /// What archlint says of it, without the line of source.
  package let says: String
  /// The files that are different once it is mended.
  package let keeps: RuleExample
  /// What can be set besides the severity.
  package let options: [(name: String, meaning: String)]
  /// What the rule says nothing about, although it looks alike.
  package let exemptions: [String]

  package init(
    what: String, why: String, breaks: RuleExample, says: String, keeps: RuleExample,
    options: [(name: String, meaning: String)] = [], exemptions: [String] = []
  ) {
    self.what = what
    self.why = why
    self.breaks = breaks
    self.says = says
    self.keeps = keeps
    self.options = options
    self.exemptions = exemptions
  }

  /// What the entries of policy rules have in common.
  package static let policyOptions: [(name: String, meaning: String)] = [
    ("from", "who: a layer, a name, a path, `role:mock`; a pattern or a list of them"),
    ("to", "what: the same, or `external:Alamofire`"),
    ("because", "the reason, which every message repeats; required"),
    ("severity", "of this entry alone: info, warning or error"),
  ]
}
