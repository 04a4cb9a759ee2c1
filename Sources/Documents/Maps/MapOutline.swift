/// What a map may say, taken down from the questions that its reader is asked.
package final class MapOutline {
  /// A key, and what is said of it in a schema.
  private struct Key {
    let name: String
    /// One sentence, which editors show.
    let summary: String
    let isRequired: Bool
    let writeSchema: (inout JSONWriter) -> Void
  }

  private var keys: [Key] = []
  /// Of these keys at least one must be there.
  var alternatives: [String] = []
  /// What each entry may say, if it is a list of maps instead of one.
  var entry: MapOutline?
  /// Whether there may be more keys, which are names of something.
  var takesNames = false

  package init() {}

  package func add(
    _ name: String, _ form: Form<some Any>, _ summary: String, isRequired: Bool = false
  ) {
    keys.append(
      Key(
        name: name, summary: summary, isRequired: isRequired, writeSchema: form.writeSchema))
  }

  /// The schema (JSON Schema, draft-07) as a document of its own.
  package func schema(title: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.member("$schema", "http://json-schema.org/draft-07/schema#")
    writer.member("title", title)
    write(to: &writer)
    writer.close()
    return writer.bytes
  }

  /// The schema, as the members of an object that is open.
  package func write(to writer: inout JSONWriter) {
    if let entry {
      writer.member("type", "array")
      writer.object("items", entry.write)
    } else if takesNames {
      writer.member("type", "object")
    } else {
      writeKeys(to: &writer)
    }
  }

  private func writeKeys(to writer: inout JSONWriter) {
    writer.member("type", "object")
    writer.object("properties") { writer in
      for key in keys {
        writer.object(key.name) { writer in
          if !key.summary.isEmpty { writer.member("description", key.summary) }
          key.writeSchema(&writer)
        }
      }
    }
    let required = keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.list("required", required) { $0.string($1) } }
    if !alternatives.isEmpty {
      writer.list("anyOf", alternatives) { writer, name in
        writer.openObject()
        writer.list("required", [name]) { $0.string($1) }
        writer.close()
      }
    }
    writer.member("additionalProperties", false)
  }
}
