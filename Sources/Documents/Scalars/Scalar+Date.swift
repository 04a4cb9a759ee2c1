extension Scalar {
  /// `2024-01-31`, or a moment such as `2024-1-31 08:00:00.5 +2`; the calendar is not consulted.
  init?(date text: Text) {
    guard text.count >= 10, let first = text.first, Byte.isDigit(first) else { return nil }
    var cursor = DateCursor(rest: text)
    guard cursor.takeDate() else { return nil }
    self = .date
  }
}

/// Reads a date from its front.
private struct DateCursor {
  var rest: Scalar.Text

  /// Takes a day and, if that is not all, a moment of it.
  mutating func takeDate() -> Bool {
    guard take(digits: 4...4), take("-") else { return false }
    let month = takeDigits(upTo: 2)
    guard month > 0, take("-") else { return false }
    let day = takeDigits(upTo: 2)
    guard day > 0 else { return false }
    if rest.isEmpty { return month == 2 && day == 2 }
    guard take("T") || take("t") || takeBlanks() > 0, take(digits: 1...2), take(":"),
      take(digits: 2...2), take(":"), take(digits: 2...2)
    else { return false }
    if take(".") { _ = takeDigits(upTo: .max) }
    return takeZone()
  }

  private mutating func takeZone() -> Bool {
    let blanks = takeBlanks()
    if rest.isEmpty { return blanks == 0 }
    if take("Z") { return rest.isEmpty }
    guard take("-") || take("+"), take(digits: 1...2) else { return false }
    return rest.isEmpty || (take(":") && take(digits: 2...2) && rest.isEmpty)
  }

  private mutating func takeBlanks() -> Int {
    let blanks = rest.prefix(while: Byte.isBlank)
    rest = rest[blanks.endIndex...]
    return blanks.count
  }

  private mutating func takeDigits(upTo limit: Int) -> Int {
    let digits = rest.prefix(limit).prefix(while: Byte.isDigit)
    rest = rest[digits.endIndex...]
    return digits.count
  }

  private mutating func take(digits range: ClosedRange<Int>) -> Bool {
    range.contains(takeDigits(upTo: range.upperBound))
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }
}
