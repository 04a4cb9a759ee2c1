/// What a value is to XcodeGen when it asks for a type: nil for anything else than that type.
extension SpecValue {
  /// A string; expansion always yields one, even if the result looks like another type.
  var string: String? {
    if case .text(let text) = self { return text.content }
    if case .string? = scalar { return node.text }
    return nil
  }

  /// A boolean; in JSON also the numbers 1 and 0.
  var bool: Bool? {
    switch scalar {
    case .bool(let value): value
    case .int(0), .float(0): isJSON ? false : nil
    case .int(1), .float(1): isJSON ? true : nil
    default: nil
    }
  }

  /// A number with a fraction; in JSON any number.
  var double: Double? {
    switch scalar {
    case .float(let number): number
    case .int(let number): isJSON ? Double(number) : nil
    default: nil
    }
  }

  var int: Int? { if case .int(let number)? = scalar { number } else { nil } }

  private var isJSON: Bool { node.document.format == .json }

  /// The typed scalar; nil for lists, maps and values that expansion changed.
  private var scalar: Scalar? {
    if case .written(let node) = self, node.kind == .scalar { node.scalar } else { nil }
  }

  var strings: [String]? {
    guard isList else { return nil }
    let texts = items.map(\.string)
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  var anyStrings: [String]? { isList ? items.compactMap(\.string) : nil }

  /// The null of JSON; YAML as XcodeGen reads it has none.
  var isNull: Bool { if case .null? = scalar { true } else { false } }

  /// Whether the value is empty, or JSON's null.
  var saysNothing: Bool { isNull || string == "" }

  /// Whether nothing is lost with the value, be it a list or a map.
  var holdsNothing: Bool {
    if case .written(let node) = self, isList { return node.itemCount == 0 }
    return isMap ? entries.isEmpty : isList ? items.isEmpty : saysNothing
  }

  var settingText: String? {
    if let string { return string }
    return switch bool.map(Scalar.bool) ?? scalar {
    case .string, .date, .null: node.text
    case .bool(let value): value ? "YES" : "NO"
    case .int(let number): String(number)
    case .float(let number): String(number)
    case nil: nil
    }
  }
}
