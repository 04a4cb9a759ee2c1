/// What is said of a rule without running it.
package struct RuleDescription: Hashable, Sendable {
  package let name: String
  /// The severity of its gravest findings, as long as nobody sets another.
  package let severity: Severity
  /// Whether it runs without being asked for.
  package let isOnByDefault: Bool
  /// Whether it judges nothing as long as nobody says what.
  package let needsOptions: Bool
  /// One line: when it fires.
  package let summary: String

  package init(
    _ name: String, _ severity: Severity, isOnByDefault: Bool = true,
    needsOptions: Bool = false, _ summary: String
  ) {
    self.name = name
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.needsOptions = needsOptions
    self.summary = summary
  }
}
