extension Finding {
  /// The order in which findings are read: what is new first, then what is grave, then by place.
  ///
  /// Rule, ends and message only settle what has the same place.
  package static func isRead(_ one: Finding, before other: Finding) -> Bool {
    if one.newness != other.newness { return one.newness < other.newness }
    if one.severity != other.severity { return one.severity > other.severity }
    if one.place != other.place { return one.place < other.place }
    return (one.rule, one.from.identity, one.to?.identity ?? "", one.message)
      < (other.rule, other.from.identity, other.to?.identity ?? "", other.message)
  }

  /// Without anything to compare with, everything counts as new.
  private var newness: Int {
    switch state {
    case .new, nil: 0
    case .unchanged: 1
    case .fixed: 2
    }
  }
}
