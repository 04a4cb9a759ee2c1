extension Exception {
  /// Whether an exception still holds.
  enum Validity: Int, Comparable {
    case expired
    /// Its last day has passed, but so lately that what it covered is only a warning.
    case expiring
    case valid

    static func < (one: Validity, other: Validity) -> Bool { one.rawValue < other.rawValue }
  }

  /// How long after its last day an exception softens what it covered: nobody's merge turns red
  /// overnight for a date.
  static let graceDays = 14

  /// Whether it holds in a run; without a day nothing expires, and a strict run knows no mild days.
  func validity(under conditions: Conditions) -> Validity {
    guard let day = conditions.day, let expires, day > expires else { return .valid }
    let isOver = conditions.isStrict || day > expires.advanced(by: Exception.graceDays)
    guard isOver else { return .expiring }
    return conditions.isPast ? .valid : .expired
  }
}
