package struct RuleDescription: Hashable, Sendable {
  package let name: String
  /// The severity of its most severe findings, by default.
  package let severity: Severity
  package let isOnByDefault: Bool
  /// Whether it checks nothing without options.
  package let needsOptions: Bool
  /// One line: when it fires.
  package let summary: String

  package init(
    _ name: String, _ severity: Severity, isOnByDefault: Bool = true,
    needsOptions: Bool = false, _ summary: String
  ) {
    (self.name, self.severity) = (name, severity)
    self.isOnByDefault = isOnByDefault && !needsOptions
    (self.needsOptions, self.summary) = (needsOptions, summary)
  }
}

/// The weight of a finding; the raw values are those of configurations and reports.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info
  case warning
  case error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int { self == .error ? 2 : self == .warning ? 1 : 0 }
}
