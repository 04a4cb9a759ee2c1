package struct RuleDescription: Hashable, Sendable {
  package let name: String
  /// The severity of its most severe findings, by default.
  package let severity: Severity
  package let isOnByDefault: Bool
  /// Whether it checks nothing without options.
  package let needsOptions: Bool
  /// What it checks nothing without, such as `--since`.
  private let needs: String?
  /// One line: when it fires.
  package let summary: String

  package init(
    _ name: String, _ severity: Severity, isOnByDefault: Bool = true,
    needsOptions: Bool = false, with needs: String? = nil, _ summary: String
  ) {
    (self.name, self.severity) = (name, severity)
    self.isOnByDefault = isOnByDefault && !needsOptions
    (self.needsOptions, self.needs, self.summary) = (needsOptions, needs, summary)
  }

  /// Whether it runs without a configuration, in words.
  package var standing: String {
    needs.map { "on with \($0)" } ?? (isOnByDefault ? "on" : "off")
  }
}
