extension Scalar {
  /// Whole numbers: decimal, `0b`, `0o`, `0x`, a leading zero for octal, base 60 with colons.
  ///
  /// Drops underscores. Numbers beyond 64 bits and forms such as `-0` are strings in XcodeGen.
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

/// The notations that XcodeGen's parser accepts for an integer.
private enum IntNotation {
  case decimal
  /// Another base, and how many characters in front of the digits name it.
  case prefixed(radix: Int, prefix: Int)
  case sexagesimal

  init?(_ text: Scalar.Text) {
    var rest = text
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard let first = rest.first, Byte.isDigit(first) else { return nil }
    let tail = rest.dropFirst()
    if first == UInt8(ascii: "0") {
      self.init(afterZero: tail)
      return
    }
    let front = tail.prefix { $0 != UInt8(ascii: ":") }
    guard front.allSatisfy(Scalar.isDigitOrUnderscore) else { return nil }
    let back = tail[front.endIndex...]
    if back.isEmpty {
      self = .decimal
    } else if Scalar.isSexagesimalTail(back) {
      self = .sexagesimal
    } else {
      return nil
    }
  }

  /// What a number that begins with a zero can be.
  private init?(afterZero tail: Scalar.Text) {
    guard let mark = tail.first else {
      self = .decimal
      return
    }
    let (radix, prefix) =
      switch mark {
      case UInt8(ascii: "b"): (2, 2)
      case UInt8(ascii: "o"): (8, 2)
      case UInt8(ascii: "x"): (16, 2)
      default: (8, 1)
      }
    let digits = tail.dropFirst(prefix - 1)
    let areDigits = digits.allSatisfy { byte in
      byte == UInt8(ascii: "_") || Byte.hexadecimalValue(of: byte).map { $0 < radix } ?? false
    }
    guard !digits.isEmpty, areDigits else { return nil }
    self = .prefixed(radix: radix, prefix: prefix)
  }
}
