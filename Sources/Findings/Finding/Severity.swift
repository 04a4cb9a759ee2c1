/// How much a finding matters; the raw values are what configurations and reports write.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  case info
  case warning
  case error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
