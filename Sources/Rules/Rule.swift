package import Configuration
package import Findings
package import Modules

/// One thing that an architecture may do wrong, and the words to say so.
///
/// A rule is a file of its own and a line in the `Catalogue`. It reads its own options, takes
/// what is known of the architecture and returns what it found; it never prints, reads a file or
/// knows a reporter.
package protocol Rule: Sendable {
  /// What the catalogue says of it.
  static var description: RuleDescription { get }

  /// What `archlint explain` tells of it; also its page in `docs/rules`.
  static var page: RulePage? { get }

  /// Reads the rule's options; the reader collects every mistake in them.
  ///
  /// Without a configuration the reader is empty, and answers every question with nothing.
  init(_ options: OptionReader)

  /// The patterns among its options, each of which should match something.
  var selectors: [Selector] { get }

  /// Everything it has to say.
  ///
  /// The severities are those of a rule that nobody configured; the engine moves them, sorts the
  /// findings and joins those that are the same.
  func findings(in survey: Survey) -> [Finding]
}

extension Rule {
  package static var page: RulePage? { nil }

  package var selectors: [Selector] { [] }
}
