import Documents

/// A whole document as plain values, for expectations in tests.
///
/// Keys are strings in the order of the document, which matters.
package enum Value: Equatable, Sendable {
  case text(String)
  case bool(Bool)
  case int(Int)
  case float(Double)
  case date(String)
  case null
  case list([Value])
  case map([Entry])

  /// One entry of a mapping.
  package struct Entry: Equatable, Sendable {
    package let key: String
    package let value: Value

    package init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// What a node holds, aliases and merge keys written out.
  package init(_ node: Node) {
    switch node.kind {
    case .sequence: self = .list(node.items.map(Value.init))
    case .mapping:
      self = .map(node.entries.map { Entry(key: $0.key.text, value: Value($0.value)) })
    case .scalar:
      switch node.scalar {
      case .string: self = .text(node.text)
      case .bool(let value): self = .bool(value)
      case .int(let value): self = .int(value)
      case .float(let value): self = .float(value)
      case .date: self = .date(node.text)
      case .null: self = .null
      }
    }
  }

  /// The value of a source; nil if it is empty.
  package static func read(
    _ text: String, as format: Document.Format = .yaml
  ) throws(Problem) -> Value? {
    let source = Source(name: "test", bytes: Array(text.utf8))
    return try Document.read(source, as: format).root.map(Value.init)
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(floatLiteral value: Double) { self = .float(value) }
  package init(arrayLiteral elements: Value...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, Value)...) {
    self = .map(elements.map { Entry(key: $0, value: $1) })
  }
}
