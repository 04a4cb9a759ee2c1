@_exported public import Configuration
@_exported public import LinkedImages

/// A check of an architecture, and its messages.
///
/// A rule is one file and one line in the `RuleCatalog`. It reads its options, and returns findings
/// for a context; it never prints, reads files or knows a reporter. Its protocol decides when it
/// runs: `ArchitectureRule`, or `LinkRule` among these, or `ExceptionRule`; the rule about the
/// baseline runs last.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }

  /// The evidence for its findings other than the text of a spec.
  static var evidence: FindingEvidence { get }

  /// Whether it finds unwanted links, for diagrams.
  static var isAboutLinks: Bool { get }

  /// Whether it alone makes links unwanted, so that a cycle is best cut at one.
  static var rejectsLinks: Bool { get }

  /// Whether it uses the links that others reject, so that these must run too.
  static var usesRejectedLinks: Bool { get }

  /// Whether it points at one target's entry, which may be in a shared template.
  static var pointsAtEntries: Bool { get }

  /// Itself, if it is of this kind; a cast would search all conformances of the program.
  var asArchitectureRule: (any ArchitectureRule)? { get }
  var asExceptionRule: (any ExceptionRule)? { get }

  /// Reads the rule's options; the reader collects mistakes.
  ///
  /// Without a configuration the reader is empty and returns nil for every key.
  init(_ options: MappingDecoder)

  /// The default severity that its options imply; nil: the usual one.
  var ownSeverity: Severity? { get }

  /// The patterns in its options, each of which should match something.
  var selectors: [Selector] { get }

  /// The Info.plist keys that it needs, each with a class name.
  var registrationKeys: Set<String> { get }

  /// Whether its options forbid a link between two targets, even if there is none.
  func ban(in architecture: Architecture) -> LinkBan?

  /// Whether its limits allow a baseline entry.
  func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool
}

extension Rule {
  package static var evidence: FindingEvidence { .links }
  package static var isAboutLinks: Bool { false }
  package static var rejectsLinks: Bool { false }
  package static var usesRejectedLinks: Bool { false }
  package static var pointsAtEntries: Bool { false }
  package var asArchitectureRule: (any ArchitectureRule)? { nil }
  package var asExceptionRule: (any ExceptionRule)? { nil }
  package var ownSeverity: Severity? { nil }
  package var selectors: [Selector] { [] }
  package var registrationKeys: Set<String> { [] }
  package func ban(in architecture: Architecture) -> LinkBan? { nil }
  package func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool { false }
}

package protocol PlainRule: Rule {
  init()
}

extension PlainRule {
  package init(_ options: MappingDecoder) { self.init() }
}

/// The evidence for a rule's findings; if it is unreadable, they are dropped or weakened.
package enum FindingEvidence {
  /// The text at the finding's place.
  case text
  case links
  /// The linkages of these targets, too.
  case images
}

/// A rule about an architecture as a whole.
package protocol ArchitectureRule: Rule {
  func findings(in context: RuleContext) -> [Finding]
}

extension ArchitectureRule {
  package var asArchitectureRule: (any ArchitectureRule)? { self }
}

/// A rule about the text of specs.
package protocol SpecRule: ArchitectureRule {}

extension SpecRule {
  package static var evidence: FindingEvidence { .text }
}

/// A rule about what is linked and loaded.
package protocol ImageRule: ArchitectureRule {}

extension ImageRule {
  package static var evidence: FindingEvidence { .images }
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
  package var asExceptionRule: (any ExceptionRule)? { self }
}
