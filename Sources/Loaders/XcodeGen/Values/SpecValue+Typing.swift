internal import Documents

/// What a value is to XcodeGen when it asks for a type: anything else than that type is nothing.
extension SpecValue {
  /// A string; expansion always yields one, whatever the text looks like.
  var string: String? {
    switch self {
    case .written(let node):
      if node.kind == .scalar, case .string = node.scalar { node.text } else { nil }
    case .text(let text): text.text
    case .list, .map: nil
    }
  }

  /// A boolean; in JSON also the numbers 1 and 0.
  var bool: Bool? {
    guard case .written(let node) = self, node.kind == .scalar else { return nil }
    return switch node.scalar {
    case .bool(let value): value
    case .int(let number) where node.document.format == .json && (number == 0 || number == 1):
      number == 1
    case .float(let number) where node.document.format == .json && (number == 0 || number == 1):
      number == 1
    default: nil
    }
  }

  /// A number with a fraction; in JSON any number.
  var double: Double? {
    guard case .written(let node) = self, node.kind == .scalar else { return nil }
    return switch node.scalar {
    case .float(let number): number
    case .int(let number) where node.document.format == .json: Double(number)
    default: nil
    }
  }

  /// A whole number.
  var int: Int? {
    guard case .written(let node) = self, node.kind == .scalar else { return nil }
    if case .int(let number) = node.scalar { return number }
    return nil
  }

  /// The strings of a list whose items are all strings.
  var strings: [String]? {
    guard isList else { return nil }
    var texts: [String] = []
    for item in items {
      guard let text = item.string else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The strings of a list, whatever else stands in it.
  var anyStrings: [String]? {
    isList ? items.compactMap(\.string) : nil
  }

  /// The null of JSON; YAML as XcodeGen reads it has none.
  var isNull: Bool {
    guard case .written(let node) = self, node.kind == .scalar else { return false }
    return node.scalar == .null
  }

  /// Whether nothing is said by the value: it is empty, or the null of JSON.
  var saysNothing: Bool { isNull || string == "" }

  /// The text of a scalar as a build setting has it.
  var settingText: String? {
    switch self {
    case .text(let text): return text.text
    case .list, .map: return nil
    case .written(let node):
      guard node.kind == .scalar else { return nil }
      return switch bool.map(Scalar.bool) ?? node.scalar {
      case .string, .date, .null: node.text
      case .bool(let value): value ? "YES" : "NO"
      case .int(let number): String(number)
      case .float(let number): String(number)
      }
    }
  }
}
