/// The numbers of what was checked and found.
package struct Summary: Hashable, Sendable {
  package var specs = 0
  /// The files that look like specs but were not read.
  package var unread = 0
  /// The manifests in Swift that nothing names, and which were not read for that.
  package var unnamed = 0
  /// Linked packages and binaries of unknown linkage.
  package var unjudgedPackages = 0
  package var unjudgedBinaries = 0
  package var modules = 0
  package var targets = 0
  /// The dependencies between targets that are linked.
  package var links = 0
  /// The number of rules checked and shown.
  package var rules = 0
  package var errors = 0
  package var warnings = 0
  package var infos = 0
  package var suppressed = 0
  package var baselined = 0

  package init() {}

  /// What exceptions and the baseline accept.
  package var acceptedWords: [String] {
    (suppressed > 0 ? [suppressed.of("suppressed finding")] : [])
      + (baselined > 0 ? ["\(baselined.of("finding")) in the baseline"] : [])
  }

  package mutating func count(_ findings: [ReportedFinding]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    infos = findings.count { $0.severity == .info }
  }
}
