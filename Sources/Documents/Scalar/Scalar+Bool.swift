extension Scalar {
  /// `yes`, `no`, `true`, `false`, `on` and `off`, in lower, capitalised or upper case only.
  init?(bool text: Text) {
    guard let first = text.first, (2...5).contains(text.count), Scalar.beginsBool(first) else {
      return nil
    }
    for (word, value) in Scalar.booleans
    where word.utf8CodeUnitCount == text.count
      && word.withUTF8Buffer({ text.elementsEqual($0) })
    {
      self = .bool(value)
      return
    }
    return nil
  }

  private static func beginsBool(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "y"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"),
      UInt8(ascii: "o"):
      true
    default: false
    }
  }

  private static let booleans: [(StaticString, Bool)] = [
    ("YES", true), ("NO", false), ("true", true), ("false", false), ("yes", true), ("no", false),
    ("Yes", true), ("No", false), ("True", true), ("False", false), ("TRUE", true),
    ("FALSE", false), ("on", true), ("off", false), ("On", true), ("Off", false), ("ON", true),
    ("OFF", false),
  ]
}
