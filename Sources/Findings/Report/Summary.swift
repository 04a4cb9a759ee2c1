/// How much was looked at, and how much was found.
package struct Summary: Hashable, Sendable {
  package var specs = 0
  /// The files that seem to be meant as specs and were not read.
  package var unread = 0
  /// Packages and binaries that are linked and of which it is not known what becomes of them.
  package var unjudgedPackages = 0
  package var unjudgedBinaries = 0
  package var modules = 0
  package var targets = 0
  /// The dependencies between targets that really link.
  package var links = 0
  /// The number of rules checked and shown.
  package var rules = 0
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  /// Findings that an exception excuses.
  package var suppressed = 0
  /// Findings that the baseline accepts.
  package var baselined = 0

  package init() {}

  /// Counts findings by severity.
  package mutating func count(_ findings: [Finding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    infos = findings.count { $0.severity == .info }
  }
}
