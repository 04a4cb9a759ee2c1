internal import Findings

extension Exception {
  /// Whether an exception still holds.
  enum Standing: Int, Comparable {
    /// Its time is over.
    case lapsed
    /// Its time is over, but so lately that what it covered is only a warning.
    case lapsing
    case valid

    static func < (one: Standing, other: Standing) -> Bool { one.rawValue < other.rawValue }
  }

  /// How long after its last day an exception softens what it covered: nobody's merge turns red
  /// overnight for a date.
  static let graceDays = 14

  /// Whether it holds on a day; without a day nothing expires.
  func standing(on day: Day?) -> Standing {
    guard let day, let expires, day > expires else { return .valid }
    return day > expires.advanced(by: Exception.graceDays) ? .lapsed : .lapsing
  }
}
