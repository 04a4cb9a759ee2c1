/// What rules must know of the run besides the architecture.
package struct Conditions: Sendable {
  /// The day that expiry dates are compared with; without one nothing expires.
  package var day: Day?
  /// Whether every rule ran on everything, so that what matched nothing is known to be unused.
  package var isFullRun: Bool
  /// Whether a single spec is judged without a configuration: names of others are not known then.
  package var isLoneSpec: Bool

  package init(
    day: Day? = nil, isFullRun: Bool = true, isLoneSpec: Bool = false
  ) {
    self.day = day
    self.isFullRun = isFullRun
    self.isLoneSpec = isLoneSpec
  }
}
