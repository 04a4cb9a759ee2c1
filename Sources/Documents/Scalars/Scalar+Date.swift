extension Scalar {
  /// `2024-01-31`, or a moment such as `2024-1-31 08:00:00.5 +2`; the calendar is not consulted.
  init?(date text: Text) {
    guard text.count >= 10, let first = text.first, Byte.isDigit(first),
      DateCursor(rest: text).isAtDate
    else { return nil }
    self = .date
  }
}

/// Reads a date from its front.
private struct DateCursor {
  var rest: Scalar.Text

  /// Whether all that is left is a date.
  var isAtDate: Bool {
    var cursor = self
    guard cursor.take(digits: 4...4), cursor.take("-") else { return false }
    let month = cursor.digits(upTo: 2)
    guard month > 0, cursor.take("-") else { return false }
    let day = cursor.digits(upTo: 2)
    guard day > 0 else { return false }
    if cursor.rest.isEmpty { return month == 2 && day == 2 }
    guard cursor.takeTimeMark(), cursor.take(digits: 1...2), cursor.take(":"),
      cursor.take(digits: 2...2), cursor.take(":"), cursor.take(digits: 2...2)
    else { return false }
    if cursor.take(".") { _ = cursor.digits(upTo: .max) }
    return cursor.isAtZone
  }

  /// Takes as many digits as there are, up to a limit, and counts them.
  mutating func digits(upTo limit: Int) -> Int {
    let digits = rest.prefix(limit).prefix(while: Byte.isDigit)
    rest = rest[digits.endIndex...]
    return digits.count
  }

  mutating func take(digits range: ClosedRange<Int>) -> Bool {
    range.contains(digits(upTo: range.upperBound))
  }

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes what parts the day from the hour: a `T` or blanks.
  mutating func takeTimeMark() -> Bool {
    if take("T") || take("t") { return true }
    let blanks = rest.prefix(while: Byte.isBlank)
    rest = rest[blanks.endIndex...]
    return !blanks.isEmpty
  }

  /// Whether a time zone or the end of the text is left.
  var isAtZone: Bool {
    var zone = self
    zone.rest = zone.rest.drop(while: Byte.isBlank)
    if zone.rest.isEmpty { return rest.isEmpty }
    if zone.take("Z") { return zone.rest.isEmpty }
    guard zone.take("-") || zone.take("+"), zone.take(digits: 1...2) else { return false }
    return zone.rest.isEmpty || (zone.take(":") && zone.take(digits: 2...2) && zone.rest.isEmpty)
  }
}
