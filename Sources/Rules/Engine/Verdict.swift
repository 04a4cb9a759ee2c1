package import Documents
package import Findings
internal import Modules

/// What a rule book has to say about an architecture.
package struct Verdict: Sendable {
  /// Sorted in the order to be read.
  package let findings: [Finding]
  /// The findings that exceptions cover, sorted likewise.
  package let suppressed: [Finding]
  /// The findings that the baseline accepts, sorted likewise.
  package let baselined: [Finding]
  /// How each exception was used, in the order of the exceptions.
  package let excuses: [ExceptionUse]
  /// Patterns of options that match nothing.
  package let problems: [Problem]
}
