/// A direct effect of a changed file on a target.
package struct Touch: Hashable, Sendable {
  package enum Cause: String, Sendable {
    /// It belongs to the target, or the target names it.
    case file
    /// It defines the target, with a changed definition.
    case definition
    /// It defines the target, with changed dependencies.
    case dependencies
    /// It locks the versions of the target's external dependencies.
    case versions
    /// The configuration assigns it to the target.
    case configuration
  }

  package let target: TargetID
  package let cause: Cause
  package let path: String

  package init(_ target: TargetID, _ cause: Cause, _ path: String) {
    (self.target, self.cause, self.path) = (target, cause, path)
  }
}

/// The direct effects of a change.
package struct TouchedTargets: Sendable {
  package var fileCount = 0
  package var touches: Set<Touch> = []
  /// Files that affect every target because their owner is unknown; sorted.
  package var unplaced: [String] = []
  /// Patterns for these files.
  package var patterns: [String] = []
  /// Files that affect every target by configuration, or because of a problem; sorted.
  package var general: [String] = []
  package var idle: [String] = []
  package var runs: [(product: TargetID, users: Set<TargetID>)] = []
  /// The idle files outside of the root.
  package var foreign: [String] = []

  package init() {}
  package var isEverything: Bool { !unplaced.isEmpty || !general.isEmpty }
}
