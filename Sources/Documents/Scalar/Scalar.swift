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

  /// Types the text of a plain scalar of YAML by the first type that fits.
  ///
  /// The order is that of XcodeGen's parser. A new type is a case above and a recogniser here,
  /// which looks at the first byte before anything else.
  init(plain text: Text) {
    self =
      Scalar(bool: text) ?? Scalar(int: text) ?? Scalar(float: text) ?? Scalar(date: text)
      ?? .string
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
