/// What a scalar means to XcodeGen: its parser's types, with the null of YAML taken away.
package enum Scalar: Equatable, Sendable {
  /// Text; also whatever looks like another type but does not convert to it.
  case string
  case bool(Bool)
  case int(Int)
  case float(Double)
  /// A date or a moment; only its source text is of use.
  case date
  /// Only JSON has a null: `null` in YAML is a string here.
  case null
}

extension Node {
  /// The meaning of a scalar; a collection counts as a string that no one asks for.
  package var scalar: Scalar {
    let record = record
    guard record.kind == .scalar, record.style == .plain, !record.isCooked else { return .string }
    return withBytes { bytes in
      document.format == .json ? Scalar(json: bytes) : Scalar(plain: bytes)
    }
  }
}

extension Scalar {
  /// The bytes that a scalar's type is read from.
  typealias Text = Slice<UnsafeBufferPointer<UInt8>>

  /// Types the text of a plain scalar of YAML, the first type that fits.
  init(plain text: Text) {
    switch text.first ?? Byte.end {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      self =
        Scalar(int: text) ?? Scalar(float: text) ?? (Scalar.isDate(text) ? .date : .string)
    case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "n"), UInt8(ascii: "N"),
      UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "o"), UInt8(ascii: "O"):
      self = Scalar(bool: text) ?? .string
    default: self = .string
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
}
