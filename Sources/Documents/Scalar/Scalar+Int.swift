extension Scalar {
  /// Whole numbers: decimal, `0b`, `0o`, `0x`, a leading zero for octal, base 60 with colons.
  ///
  /// Underscores are dropped. What is too large for 64 bits, and odd forms such as `-0`, are no
  /// numbers to XcodeGen's parser and none here.
  init?(int text: Text) {
    guard let notation = IntNotation(text) else { return nil }
    let written = text.filter { $0 != UInt8(ascii: "_") }
    let negative = written.first == UInt8(ascii: "-")
    let hasSign = negative || written.first == UInt8(ascii: "+")
    let digits = String(decoding: written.dropFirst(hasSign ? 1 : 0), as: UTF8.self)
    let sign = negative ? "-" : ""
    let value: Int? =
      switch notation {
      case .decimal: hasSign && digits == "0" ? nil : Int(sign + digits)
      case .sexagesimal: Scalar.sexagesimal(digits, negative: negative)
      case .prefixed(let radix, let prefix):
        !hasSign && digits == "0" ? 0 : Int(sign + digits.dropFirst(prefix), radix: radix)
      }
    self = value.map(Scalar.int) ?? .string
  }

  private static func sexagesimal(_ digits: String, negative: Bool) -> Int? {
    var total = 0
    for part in digits.split(separator: ":") {
      let (scaled, overflow) = total.multipliedReportingOverflow(by: 60)
      guard !overflow, let value = Int(part) else { return nil }
      let (sum, carries) = scaled.addingReportingOverflow(value)
      guard !carries else { return nil }
      total = sum
    }
    return negative ? -total : total
  }
}

/// The shapes that XcodeGen's parser takes for a whole number.
private enum IntNotation {
  case decimal
  case prefixed(radix: Int, prefix: Int)
  case sexagesimal

  init?(_ text: Scalar.Text) {
    var rest = text
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    let tail = rest.dropFirst()
    if first == UInt8(ascii: "0") {
      guard let zero = IntNotation(afterZero: tail) else { return nil }
      self = zero
      return
    }
    guard Scalar.isDigit(first) else { return nil }
    guard let colon = tail.firstIndex(of: UInt8(ascii: ":")) else {
      guard tail.allSatisfy(Scalar.isDigitOrUnderscore) else { return nil }
      self = .decimal
      return
    }
    guard tail[..<colon].allSatisfy(Scalar.isDigitOrUnderscore),
      Scalar.isSexagesimalTail(tail[colon...])
    else { return nil }
    self = .sexagesimal
  }

  /// What a number that begins with a zero can be.
  private init?(afterZero tail: Scalar.Text) {
    guard let mark = tail.first else {
      self = .decimal
      return
    }
    let digits = tail.dropFirst()
    switch mark {
    case UInt8(ascii: "b"):
      guard !digits.isEmpty, digits.allSatisfy({ Scalar.isDigit($0, below: 2) }) else { return nil }
      self = .prefixed(radix: 2, prefix: 2)
    case UInt8(ascii: "x"):
      guard !digits.isEmpty, digits.allSatisfy(Scalar.isHexDigitOrUnderscore) else { return nil }
      self = .prefixed(radix: 16, prefix: 2)
    case UInt8(ascii: "o"):
      guard !digits.isEmpty, digits.allSatisfy({ Scalar.isDigit($0, below: 8) }) else { return nil }
      self = .prefixed(radix: 8, prefix: 2)
    default:
      guard tail.allSatisfy({ Scalar.isDigit($0, below: 8) }) else { return nil }
      self = .prefixed(radix: 8, prefix: 1)
    }
  }
}

extension Scalar {
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isDigitOrUnderscore(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// A digit of a small base, or an underscore.
  fileprivate static func isDigit(_ byte: UInt8, below base: UInt8) -> Bool {
    byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")..<UInt8(ascii: "0") + base).contains(byte)
  }

  fileprivate static func isHexDigitOrUnderscore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: isDigitOrUnderscore(byte)
    }
  }

  /// `:ss` groups of base 60: one digit, or two of which the first is below six.
  static func isSexagesimalTail(_ text: Text) -> Bool {
    for group in text.dropFirst().split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    {
      guard (1...2).contains(group.count), group.allSatisfy(isDigit) else { return false }
      if group.count == 2, let first = group.first, first > UInt8(ascii: "5") { return false }
    }
    return true
  }
}
