package import Findings

/// What rules must know of the run besides the architecture.
package struct Conditions: Sendable {
  /// The day that expiry dates are compared with; without one nothing expires.
  package var day: Day?
  /// Whether every rule ran on everything, so that what matched nothing is known to be unused.
  package var isFullRun: Bool
  /// Whether all specs could be read; else a pattern may be meant for what is missing.
  package var isComplete: Bool
  /// Whether a single spec is judged without a configuration: names of others are not known then.
  package var isLoneSpec: Bool
  /// The sources that are not there because git ignores them, as paths from the root.
  package var ignoredSources: Set<String>

  package init(
    day: Day? = nil, isFullRun: Bool = true, isComplete: Bool = true, isLoneSpec: Bool = false,
    ignoredSources: Set<String> = []
  ) {
    self.day = day
    self.isFullRun = isFullRun
    self.isComplete = isComplete
    self.isLoneSpec = isLoneSpec
    self.ignoredSources = ignoredSources
  }
}
