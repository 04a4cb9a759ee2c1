extension Scalar {
  /// Fractions and powers, infinities and not-a-number, base 60 with a point.
  ///
  /// `08` is 8.0 and `1.` is 1.0, but `-.5` is text: a sign needs a digit behind it.
  init?(float text: Text) {
    switch text.first {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"): break
    case let first?: guard Byte.isDigit(first) else { return nil }
    case nil: return nil
    }
    if let special = Scalar.special(text) {
      self = .float(special)
      return
    }
    guard FloatNotation.fits(text) else { return nil }
    let written = String(decoding: text.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    let value = written.contains(":") ? Scalar.sexagesimal(written) : Double(written)
    self = value.map(Scalar.float) ?? .string
  }

  /// `.inf` with or without a sign, and `.nan`.
  private static func special(_ text: Text) -> Double? {
    guard (4...5).contains(text.count) else { return nil }
    return switch String(decoding: text, as: UTF8.self) {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .infinity
    case "-.inf", "-.Inf", "-.INF": -.infinity
    case ".nan", ".NaN", ".NAN": .nan
    default: nil
    }
  }

  private static func sexagesimal(_ written: String) -> Double? {
    let negative = written.hasPrefix("-")
    let digits = written.drop { $0 == "-" || $0 == "+" }
    var total = 0.0
    for part in digits.split(separator: ":") {
      guard let value = Double(part) else { return nil }
      total = total * 60 + value
    }
    return negative ? -total : total
  }
}

/// The notations that XcodeGen's parser accepts for a floating-point number.
private enum FloatNotation {
  static func fits(_ text: Scalar.Text) -> Bool {
    var rest = text
    let hasSign = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    if hasSign { rest.removeFirst() }
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: ".") {
      guard !hasSign else { return false }
      let digits = rest.dropFirst().prefix(while: Scalar.isDigitOrUnderscore)
      return !digits.isEmpty && isPower(rest[digits.endIndex...], needsSign: true)
    }
    guard Byte.isDigit(first) else { return false }
    rest = rest.drop(while: Scalar.isDigitOrUnderscore)
    if rest.first == UInt8(ascii: ":") {
      guard let point = rest.firstIndex(of: UInt8(ascii: ".")) else { return false }
      return Scalar.isSexagesimalTail(rest[..<point])
        && rest[point...].dropFirst().allSatisfy(Scalar.isDigitOrUnderscore)
    }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst().drop(while: Scalar.isDigitOrUnderscore)
    }
    return isPower(rest, needsSign: false)
  }

  /// An exponent, or the end of the text.
  private static func isPower(_ text: Scalar.Text, needsSign: Bool) -> Bool {
    guard let mark = text.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    var digits = text.dropFirst()
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits.removeFirst()
    } else if needsSign {
      return false
    }
    return !digits.isEmpty && digits.allSatisfy(Byte.isDigit)
  }
}
