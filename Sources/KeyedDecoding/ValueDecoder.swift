@_exported public import Documents

/// A decoder for one type: words and a sample for messages, a schema, and the function itself.
///
/// A decoder that returns `nil` has reported the reason. Decoders don't know keys.
package struct ValueDecoder<Value> {
  /// What it is called in messages: `a string`.
  package let words: String
  /// A value to paste.
  let sample: String
  package let kinds: [Node.Kind]
  /// The schema of each alternative, as the members of an object that is open.
  package let schemas: [(inout JSONWriter) -> Void]
  package let read: (Node, ValuePosition) -> Value?

  package init(
    _ words: String, _ kinds: [Node.Kind], like sample: String = "NAME",
    schemas: [(inout JSONWriter) -> Void], read: @escaping (Node, ValuePosition) -> Value?
  ) {
    (self.words, self.sample, self.kinds, self.schemas) = (words, sample, kinds, schemas)
    self.read = read
  }

  /// A scalar, which is right if a value can be made of it.
  package init(
    scalar words: String, like sample: String = "NAME",
    schema: @escaping (inout JSONWriter) -> Void, value: @escaping (Node) -> Value?
  ) {
    self.init(words, [.scalar], like: sample, schemas: [schema]) { node, slot in
      if let value = value(node) { return value }
      slot.mismatch(node, words, like: sample)
      return nil
    }
  }

  /// Whether a value is read without a problem.
  func accepts(_ node: Node) -> Bool {
    let log = MistakeLog()
    return read(node, ValuePosition(key: "", owner: "", log: log)) != nil && log.problems.isEmpty
  }

  /// The value transformed; a closure that returns nil reports why.
  package func then<Result>(_ make: @escaping (Value, Node, ValuePosition) -> Result?)
    -> ValueDecoder<
      Result
    >
  {
    ValueDecoder<Result>(words, kinds, like: sample, schemas: schemas) { node, slot in
      read(node, slot).flatMap { make($0, node, slot) }
    }
  }

  /// The value, or `null` as JSON writes it.
  package var orNull: ValueDecoder<Value?> {
    ValueDecoder<Value?>(words, kinds + [.scalar], like: sample, schemas: schemas) { node, slot in
      node.scalar == .null ? .some(nil) : read(node, slot).map(Optional.some)
    }
  }

  /// The schema, as the members of an object that is open.
  func writeSchema(to writer: inout JSONWriter) {
    guard schemas.count > 1 else {
      for schema in schemas { schema(&writer) }
      return
    }
    writer.objects("anyOf", schemas) { $1(&$0) }
  }
}

extension ValueDecoder where Value == Node {
  package static var anything: ValueDecoder {
    ValueDecoder("anything", [.scalar, .sequence, .mapping], schemas: [{ _ in }]) { node, _ in node
    }
  }

  /// A string, with its position.
  package static var textNode: ValueDecoder {
    ValueDecoder(scalar: "a string", schema: textSchema) { $0.writtenText == nil ? nil : $0 }
  }

  fileprivate static func textSchema(_ writer: inout JSONWriter) {
    writer.member("type", "string")
    writer.member("minLength", 1)
  }
}

extension ValueDecoder where Value == String {
  /// Words that are not empty; a number, a truth value or nothing at all is none.
  package static var text: ValueDecoder {
    ValueDecoder<Node>.textNode.then { node, _, _ in node.text }
  }

  /// Any scalar that is not empty, read as a string.
  package static var anyText: ValueDecoder {
    ValueDecoder(scalar: "a string", schema: ValueDecoder<Node>.textSchema) { node in
      node.kind == .scalar && !node.text.isEmpty ? node.text : nil
    }
  }

  /// A string as JSON writes it, which may be empty.
  package static var string: ValueDecoder {
    ValueDecoder(
      scalar: "a string", schema: { $0.member("type", "string") },
      value: { node in
        guard node.kind == .scalar, case .string = node.scalar else { return nil }
        return node.text
      })
  }

  /// One word of a list; a noun says that these are the names of something.
  ///
  /// A word that is none of them is reported, and read all the same.
  package static func choice(_ names: [String], of noun: String? = nil) -> ValueDecoder {
    let words = "one of \(names.joined(separator: ", "))"
    let schema = { (writer: inout JSONWriter) in
      writer.strings("enum", names)
    }
    return ValueDecoder(
      words, [.scalar], like: noun?.uppercased() ?? names.first ?? "NAME", schemas: [schema]
    ) {
      node, slot in
      let text = node.writtenText
      if let text, names.contains(text) { return text }
      if let text, let noun {
        let help = slot.log.help(for: text, among: names)
        slot.report("unknown \(noun) `\(text)`", at: node, help: help)
      } else {
        let help = noun == nil ? NearestName.help(for: node.text, listing: names) : nil
        slot.reject(node, help: help ?? slot.log.help(for: "", among: names))
      }
      return text
    }
  }
}

extension ValueDecoder where Value: RawRepresentable<String> & CaseIterable {
  package static func choice(of noun: String? = nil) -> ValueDecoder {
    ValueDecoder<String>.choice(Value.allCases.map(\.rawValue), of: noun).then { word, _, _ in
      Value(rawValue: word)
    }
  }
}

extension ValueDecoder where Value == Bool {
  package static var flag: ValueDecoder {
    ValueDecoder(
      scalar: "`true` or `false`", like: "true", schema: { $0.member("type", "boolean") },
      value: { node in
        guard case .bool(let flag) = node.scalar else { return nil }
        return flag
      })
  }
}

extension ValueDecoder where Value == Int {
  package static func number(atLeast least: Int? = nil) -> ValueDecoder {
    let words =
      least == 1 ? "a positive integer" : "an integer" + (least.map { " from \($0)" } ?? "")
    return ValueDecoder(
      scalar: words, like: "\(max(1, least ?? 1))",
      schema: { writer in
        writer.member("type", "integer")
        if let least { writer.member("minimum", least) }
      },
      value: { node in
        guard case .int(let number) = node.scalar, number >= least ?? .min else { return nil }
        return number
      })
  }
}

extension Node {
  /// The text of a scalar that is meant as one: not a number, a truth value or nothing at all.
  ///
  /// Truth values of old parsers, such as `no`, are strings, as they are for editors.
  package var writtenText: String? {
    guard kind == .scalar, !text.isEmpty else { return nil }
    switch scalar {
    case .string, .date:
      let isNothing = style == .plain && ["~", "null", "Null", "NULL"].contains(text)
      return isNothing ? nil : text
    case .bool: return ["true", "false"].contains(text.lowercased()) ? nil : text
    case .int, .float, .null: return nil
    }
  }
}
