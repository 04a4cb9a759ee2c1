/// A scalar with the types of XcodeGen's parser, except YAML's null.
package enum Scalar: Equatable, Sendable {
  /// A string, or anything that resembles another type but doesn't convert to it.
  case string
  case bool(Bool)
  case int(Int)
  case float(Double)
  /// A date or a moment; only its source text is of use.
  case date
  /// Only JSON has a null: `null` in YAML is a string here.
  case null

  typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  /// Resolves a plain YAML scalar to the first matching type.
  ///
  /// In the order of XcodeGen's parser. A new type is a case above and a matcher here.
  init(plain text: Text) {
    switch text.first ?? Byte.end {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      self = Scalar(int: text) ?? Scalar(float: text) ?? Scalar(date: text) ?? .string
    default: self = Scalar(bool: text) ?? .string
    }
  }

  /// Types a bare word of JSON, whose grammar the reader has checked.
  init(json text: Text) {
    switch text.first {
    case UInt8(ascii: "t"): self = .bool(true)
    case UInt8(ascii: "f"): self = .bool(false)
    case UInt8(ascii: "n"): self = .null
    default:
      let digits = String(decoding: text, as: UTF8.self)
      self = Int(digits).map(Scalar.int) ?? Double(digits).map(Scalar.float) ?? .string
    }
  }

  /// `yes`, `no`, `true`, `false`, `on` and `off`, in lower, capitalised or upper case only.
  private init?(bool text: Text) {
    guard let first = text.first, (2...5).contains(text.count) else { return nil }
    switch first | 0x20 {
    case UInt8(ascii: "y"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "o"):
      break
    default: return nil
    }
    let match = Scalar.booleans.first { word, _ in
      word.utf8CodeUnitCount == text.count && word.withUTF8Buffer { text.elementsEqual($0) }
    }
    guard let match else { return nil }
    self = .bool(match.value)
  }

  private static let booleans: [(word: StaticString, value: Bool)] = [
    ("YES", true), ("NO", false), ("true", true), ("false", false), ("yes", true), ("no", false),
    ("Yes", true), ("No", false), ("True", true), ("False", false), ("TRUE", true),
    ("FALSE", false), ("on", true), ("off", false), ("On", true), ("Off", false), ("ON", true),
    ("OFF", false),
  ]

  static func isDigitOrUnderscore(_ byte: UInt8) -> Bool {
    Byte.isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// `:ss` groups of base 60: one digit, or two of which the first is below six.
  static func isSexagesimalTail(_ text: Text) -> Bool {
    let groups = text.dropFirst().split(
      separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return groups.allSatisfy { group in
      (1...2).contains(group.count) && group.allSatisfy(Byte.isDigit)
        && (group.count == 1 || group.first.map { $0 <= UInt8(ascii: "5") } ?? false)
    }
  }
}
