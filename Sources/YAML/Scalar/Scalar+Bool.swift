extension Scalar {
  /// `yes`, `no`, `true`, `false`, `on` and `off`, in lower, capitalised or upper case only.
  init?(bool text: Text) {
    guard text.count <= 5 else { return nil }
    for (word, value) in Scalar.booleans where text.elementsEqual(word.utf8) {
      self = .bool(value)
      return
    }
    return nil
  }

  private static let booleans: [(String, Bool)] = [
    ("YES", true), ("NO", false), ("true", true), ("false", false), ("yes", true), ("no", false),
    ("Yes", true), ("No", false), ("True", true), ("False", false), ("TRUE", true),
    ("FALSE", false), ("on", true), ("off", false), ("On", true), ("Off", false), ("ON", true),
    ("OFF", false),
  ]
}
