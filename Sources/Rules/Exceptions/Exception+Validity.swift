extension Exception {
  enum Validity: Comparable {
    case expired
    /// Expired within the grace period, so that its findings become warnings.
    case expiring
    case valid
  }

  /// The grace period in days, so that no merge fails overnight because of a date.
  static let graceDays = 14

  /// Without a day nothing expires, and a strict run has no grace period.
  func validity(under conditions: Conditions) -> Validity {
    guard let day = conditions.day, let expires, day > expires else { return .valid }
    let isOver = conditions.isStrict || day > expires.advanced(by: Exception.graceDays)
    guard isOver else { return .expiring }
    return conditions.isPast ? .valid : .expired
  }
}
