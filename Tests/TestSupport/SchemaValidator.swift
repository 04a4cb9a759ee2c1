import Documents
import Foundation

/// Validates documents by a JSON Schema, as far as archlint's schemas need draft-07.
package struct SchemaValidator {
  private let schema: [String: Any]

  /// A schema that cannot be read, or uses words that this validator does not know.
  struct Mistake: Error {
    let text: String
  }

  private static let known: Set<String> = [
    "$schema", "title", "description", "type", "properties", "additionalProperties", "required",
    "items", "anyOf", "enum", "minLength", "minimum", "pattern", "minProperties", "maxProperties",
    "propertyNames", "default",
  ]

  package init(_ bytes: [UInt8]) throws {
    guard let schema = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { throw Mistake(text: "a schema is an object") }
    self.schema = schema
  }

  package func accepts(_ node: Node) throws -> Bool { try accepts(EditorValue(node), schema) }

  private func accepts(_ value: EditorValue, _ schema: [String: Any]) throws -> Bool {
    for word in schema.keys where !Self.known.contains(word) {
      throw Mistake(text: "the schema uses \(word)")
    }
    if let type = schema["type"] as? String, !value.types.contains(type) { return false }
    if let names = schema["enum"] as? [String] {
      guard case .text(let text) = value, names.contains(text) else { return false }
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      guard try choices.contains(where: { try accepts(value, $0) }) else { return false }
    }
    switch value {
    case .text(let text): return accepts(text: text, schema)
    case .number(let number):
      return (schema["minimum"] as? Int).map { number >= Double($0) } ?? true
    case .list(let items):
      guard let shape = schema["items"] as? [String: Any] else { return true }
      return try items.allSatisfy { try accepts($0, shape) }
    case .map(let entries): return try accepts(entries, schema)
    case .flag, .nothing: return true
    }
  }

  private func accepts(text: String, _ schema: [String: Any]) -> Bool {
    if let least = schema["minLength"] as? Int, text.count < least { return false }
    guard let pattern = schema["pattern"] as? String else { return true }
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  private func accepts(_ entries: [String: EditorValue], _ schema: [String: Any]) throws -> Bool {
    if let least = schema["minProperties"] as? Int, entries.count < least { return false }
    if let most = schema["maxProperties"] as? Int, entries.count > most { return false }
    let required = schema["required"] as? [String] ?? []
    guard required.allSatisfy({ entries[$0] != nil }) else { return false }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, value) in entries {
      if let names = schema["propertyNames"] as? [String: Any] {
        guard try accepts(.text(key), names) else { return false }
      }
      if let shape = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
        guard try accepts(value, shape) else { return false }
      } else if schema["additionalProperties"] as? Bool == false {
        return false
      }
    }
    return true
  }
}

/// A document as editors see it: they type scalars by the newer YAML, and know nothing of ours.
indirect enum EditorValue {
  case text(String)
  case number(Double)
  case flag
  case nothing
  case list([EditorValue])
  case map([String: EditorValue])

  init(_ node: Node) {
    switch node.kind {
    case .sequence: self = .list(node.items.map(EditorValue.init))
    case .mapping:
      self = .map(
        Dictionary(node.entries.map { ($0.key.text, EditorValue($0.value)) }) { _, last in last })
    case .scalar where node.style != .plain: self = .text(node.text)
    case .scalar:
      switch node.text {
      case "true", "True", "TRUE", "false", "False", "FALSE": self = .flag
      case "", "~", "null", "Null", "NULL": self = .nothing
      default: self = Double(node.text).map(EditorValue.number) ?? .text(node.text)
      }
    }
  }

  /// The names that JSON Schema has for its type.
  var types: [String] {
    switch self {
    case .text: ["string"]
    case .number(let number): number == number.rounded() ? ["integer", "number"] : ["number"]
    case .flag: ["boolean"]
    case .nothing: ["null"]
    case .list: ["array"]
    case .map: ["object"]
    }
  }
}
