/// What a map may say, taken down from the questions that its reader is asked.
package final class MapOutline {
  private struct Key {
    let name: String
    /// One sentence, which editors show.
    var summary: String
    /// What counts without it, where that is a value.
    let usual: String?
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
    _ name: String, _ form: ValueDecoder<some Any>, _ summary: String, usual: String? = nil,
    isRequired: Bool = false
  ) {
    keys.append(
      Key(
        name: name, summary: summary, usual: usual, isRequired: isRequired,
        writeSchema: form.writeSchema))
  }

  /// Describes keys that are read without a description.
  package func describe(_ meanings: [String: String]) {
    entry?.describe(meanings)
    for index in keys.indices where keys[index].summary.isEmpty {
      keys[index].summary = meanings[keys[index].name] ?? ""
    }
  }

  /// The schema (JSON Schema, draft-07) as a document of its own.
  package func schema(title: String) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("$schema", "http://json-schema.org/draft-07/schema#")
      writer.member("title", title)
      write(to: &writer)
    }
  }

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
          if let usual = key.usual {
            // `true` and `false` are the only defaults that are not strings.
            if let flag = Bool(usual) {
              writer.member("default", flag)
            } else {
              writer.member("default", usual)
            }
          }
          key.writeSchema(&writer)
        }
      }
    }
    let required = keys.filter(\.isRequired).map(\.name)
    writer.strings("required", ifAny: required)
    if !alternatives.isEmpty {
      writer.objects("anyOf", alternatives) { writer, name in
        writer.strings("required", [name])
      }
    }
    writer.member("additionalProperties", false)
  }
}
