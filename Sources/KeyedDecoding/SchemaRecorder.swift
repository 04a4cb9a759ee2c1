/// Records the schema of a mapping from the keys that its decoder reads.
package final class SchemaRecorder {
  private struct Key {
    let name: String
    /// One sentence, which editors show.
    var summary: String
    /// The default, if there is one.
    let usual: String?
    let isRequired: Bool
    let sample: String
    let accepts: (Node) -> Bool
    let writeSchema: (inout JSONWriter) -> Void
  }

  private var keys: [Key] = []
  /// Requires at least one of these keys.
  var alternatives: [String] = []
  /// The schema of an entry, if the value is a list of mappings.
  var entry: SchemaRecorder?
  /// Whether any other key is allowed, such as the name of a layer.
  var takesNames = false

  package init() {}

  package func add(
    _ name: String, _ form: ValueDecoder<some Any>, _ summary: String, usual: String? = nil,
    isRequired: Bool = false
  ) {
    keys.append(
      Key(
        name: name, summary: summary, usual: usual, isRequired: isRequired, sample: form.sample,
        accepts: form.accepts, writeSchema: form.writeSchema))
  }

  /// Returns a mapping to write instead of a value, which it has at the first key that takes it.
  ///
  /// An arrow between two names says what `from` and `to` are.
  func sample(for node: Node) -> String? {
    let words = node.text.split(separator: " ").map(String.init)
    let isArrow = words.count == 3 && ["->", "=>", "→"].contains(words[1])
    let ends = isArrow ? ["from": words[0], "to": words[2]] : [:]
    let reasons = keys.filter { $0.name == "because" }
    let others = keys.filter { $0.name != "because" }
    let taking = isArrow ? nil : others.first { $0.accepts(node) }?.name
    let shown = others.filter { key in
      key.isRequired || [alternatives.first, taking].contains(key.name) || ends[key.name] != nil
    }
    guard !shown.isEmpty else {
      return keys.first.map { "write a mapping such as `{\($0.name): …}`" }
    }
    let entries = shown.map { key in
      let value = key.name == taking ? node.line : ends[key.name]
      return "\(key.name): \(value ?? key.sample)"
    }
    let all = entries + reasons.map { "\($0.name): …" }
    return "write `{\(all.joined(separator: ", "))}`"
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
      return
    }
    writer.member("type", "object")
    if !takesNames { writeKeys(to: &writer) }
  }

  private func writeKeys(to writer: inout JSONWriter) {
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
