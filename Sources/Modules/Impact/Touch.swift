/// That a change touches a target directly, and by which file.
package struct Touch: Hashable, Sendable {
  /// What the file has to do with the target.
  package enum Cause: String, Sendable {
    /// It belongs to the target, or the target names it.
    case file
    /// It defines the target, and defines it differently than before.
    case definition
    /// It defines the target, whose dependencies are other ones than before.
    case dependencies
    /// It lists the versions of what the target uses from elsewhere.
    case versions
    /// The configuration names the target for it.
    case configuration
  }

  package let target: TargetID
  package let cause: Cause
  /// Relative to the root.
  package let path: String

  package init(_ target: TargetID, _ cause: Cause, _ path: String) {
    (self.target, self.cause, self.path) = (target, cause, path)
  }
}

/// All that a change touches directly.
package struct TouchedTargets: Sendable {
  /// How many files the change is made of.
  package var fileCount = 0
  package var touches: Set<Touch> = []
  /// The files that touch every target, since no target is known to own them; sorted.
  package var unplaced: [String] = []
  /// The files that touch every target by the configuration, or because of a problem; sorted.
  package var general: [String] = []
  /// The files that touch no target; sorted.
  package var idle: [String] = []
  /// Those of them that are outside of the root.
  package var foreign: [String] = []

  package init() {}

  /// Whether every target is touched.
  package var isEverything: Bool { !unplaced.isEmpty || !general.isEmpty }
}
