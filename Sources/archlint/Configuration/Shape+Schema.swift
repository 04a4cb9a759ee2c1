internal import Documents
internal import Findings

extension Shape {
  /// The schema as a document of its own.
  func schema(title: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.member("$schema", "http://json-schema.org/draft-07/schema#")
    writer.member("title", title)
    writeSchema(to: &writer)
    writer.close()
    return writer.bytes
  }

  /// Writes the shape as a JSON Schema (draft-07), as the members of an object that is open.
  fileprivate func writeSchema(to writer: inout JSONWriter) {
    switch self {
    case .text: writer.typed("string", ("minLength", 1))
    case .flag: writer.typed("boolean")
    case .number(let least): writer.typed("integer", ("minimum", least))
    case .day:
      writer.typed("string")
      writer.member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    case .choice(let names, _): writer.member("enum", names)
    case .list(let shape):
      writer.typed("array")
      writer.schema("items", shape)
    case .mapping(let keys, let alternatives): writer.mapping(keys, alternatives)
    case .entry(let shape):
      writer.typed("object", ("minProperties", 1), ("maxProperties", 1))
      writer.schema("additionalProperties", shape)
    case .table(let names, _, let shape):
      writer.typed("object")
      writer.key("propertyNames")
      writer.openObject()
      writer.member("enum", names)
      writer.close()
      writer.schema("additionalProperties", shape)
    case .any(let shapes):
      writer.key("anyOf")
      writer.openArray()
      for shape in shapes { writer.schema(shape) }
      writer.close()
    case .names(let keys, _): writer.mapping(keys, [])
    case .options: writer.typed("object")
    case .judged(let shape): shape.writeSchema(to: &writer)
    case .anything: break
    }
  }
}

extension JSONWriter {
  /// A schema as a value of its own.
  fileprivate mutating func schema(_ shape: Shape) {
    openObject()
    shape.writeSchema(to: &self)
    close()
  }

  fileprivate mutating func schema(_ name: String, _ shape: Shape) {
    key(name)
    schema(shape)
  }

  fileprivate mutating func typed(_ type: String, _ bounds: (String, Int)...) {
    member("type", type)
    for (name, bound) in bounds {
      key(name)
      int(bound)
    }
  }

  fileprivate mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  fileprivate mutating func member(_ name: String, _ values: [String]) {
    key(name)
    openArray()
    for value in values { string(value) }
    close()
  }

  /// The keys of a mapping, each with what it is for.
  fileprivate mutating func mapping(_ keys: [Shape.Key], _ alternatives: [String]) {
    typed("object")
    key("properties")
    openObject()
    for item in keys {
      key(item.name)
      openObject()
      if !item.summary.isEmpty { member("description", item.summary) }
      item.shape.writeSchema(to: &self)
      close()
    }
    close()
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { member("required", required) }
    if !alternatives.isEmpty { oneOf(alternatives) }
    key("additionalProperties")
    bool(false)
  }

  private mutating func oneOf(_ alternatives: [String]) {
    key("anyOf")
    openArray()
    for name in alternatives {
      openObject()
      member("required", [name])
      close()
    }
    close()
  }
}
