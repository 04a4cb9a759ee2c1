@_exported public import Configuration
@_exported public import LinkedImages

/// A check of an architecture, and its messages.
///
/// A rule is one file and one line in the `Catalogue`. It reads its options, and returns findings
/// for a context; it never prints, reads files or knows a reporter. Its protocol decides when it
/// runs: `ArchitectureRule`, or `LinkRule` among these, `ExceptionRule` or, last, `BaselineRule`.
package protocol Rule: Sendable {
  /// When it is asked, and what.
  var stage: Stage { get }

  /// Its entry in the catalog.
  static var description: RuleDescription { get }

  /// The rules that must run too, so that the rule alone gives the same result as in a full run.
  static var company: RuleDependencies { get }

  /// The evidence for its findings other than the text of a spec.
  static var footing: FindingEvidence { get }

  /// Whether what it finds are links that should not be there, as drawings show them.
  static var isAboutLinks: Bool { get }

  /// Whether these should not be there by what it says alone, so that a cycle is best cut at one.
  static var rejectsLinks: Bool { get }

  /// Whether it points at the entry of one target, which may be in a template of several.
  static var pointsAtEntries: Bool { get }

  /// Reads the rule's options; the reader collects every mistake in them.
  ///
  /// Without a configuration the reader is empty, and answers every question with nil.
  init(_ options: MapReader)

  /// The default severity that its options imply; nil: the usual one.
  var ownSeverity: Severity? { get }

  /// The patterns among its options, each of which should match something.
  var selectors: [Selector] { get }

  /// The keys in the information of bundles that it has to know of, each with the name of a class.
  var registrationKeys: Set<String> { get }

  /// Whether its limits allow as much of something as a baseline accepts.
  func allows(_ debt: Debt, count: Int, in context: RuleContext) -> Bool
}

extension Rule {
  package static var footing: FindingEvidence { .links }
  package static var isAboutLinks: Bool { false }
  package static var rejectsLinks: Bool { false }
  package static var pointsAtEntries: Bool { false }

  package var ownSeverity: Severity? { nil }
  package var selectors: [Selector] { [] }
  package var registrationKeys: Set<String> { [] }

  package func allows(_ debt: Debt, count: Int, in context: RuleContext) -> Bool { false }
}

/// A rule without options.
package protocol PlainRule: Rule {
  init()
}

extension PlainRule {
  package init(_ options: MapReader) { self.init() }
}

/// The stages of a run, each with the input of its rules.
package enum Stage {
  case architecture(any ArchitectureRule)
  case exceptions(any ExceptionRule)
  case baseline(any BaselineRule)
}

/// What findings of a rule rest on: where that could not be read, they fall or get weaker.
package enum FindingEvidence {
  /// What is written where they point.
  case text
  /// All that belongs to the targets that they are about.
  case links
  /// The linkages of these targets, too.
  case images
}

/// The rules whose findings another one depends on.
package enum RuleDependencies {
  case none
  /// Those that reject links.
  case linkRules
  case allRules
}

/// A rule about an architecture as a whole.
package protocol ArchitectureRule: Rule {
  /// Everything it has to say, in any order.
  func findings(in context: RuleContext) -> [Finding]

  /// The same for rules that want to know which links others reject.
  func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding]
}

extension ArchitectureRule {
  package var stage: Stage { .architecture(self) }

  package static var company: RuleDependencies { .none }

  package func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding] {
    findings(in: context)
  }
}

/// A rule that rejects single links, independently of other rules.
package protocol LinkRule: ArchitectureRule {}

extension LinkRule {
  package static var isAboutLinks: Bool { true }
  package static var rejectsLinks: Bool { true }
  package static var pointsAtEntries: Bool { true }
}

/// A rule about the use of exceptions; it runs after they were applied to all other findings.
package protocol ExceptionRule: Rule {
  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding]
}

extension ExceptionRule {
  var stage: Stage { .exceptions(self) }

  static var company: RuleDependencies { .allRules }
}

/// A rule about what the baseline did to the findings of all others.
package protocol BaselineRule: Rule {
  /// Given which of the entries today's limits allow.
  func findings(
    about match: Baseline.Match, of baseline: Baseline,
    allowing isAllowed: (Baseline.Entry) -> Bool, in context: RuleContext
  ) -> [Finding]
}

extension BaselineRule {
  static var company: RuleDependencies { .allRules }

  var stage: Stage { .baseline(self) }
}
