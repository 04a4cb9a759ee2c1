extension ValueDecoder {
  /// A list, of which the valid items are read.
  ///
  /// Any other value is reported, and read as the only item.
  package static func list<Item>(
    of item: ValueDecoder<Item>, insteadOfMapping help: @escaping (Node) -> String? = { _ in nil }
  ) -> ValueDecoder
  where Value == [Item] {
    let schema = { (writer: inout JSONWriter) in
      writer.member("type", "array")
      writer.object("items", item.writeSchema)
    }
    return ValueDecoder("a list", [.sequence], like: "[\(item.sample)]", schemas: [schema]) {
      node, slot in
      guard node.kind != .sequence else {
        return node.items.compactMap { item.read($0, slot.item) }
      }
      let isWord = node.kind == .scalar && !node.text.isEmpty && item.kinds.contains(.scalar)
      let inner = node.entries.first?.value
      let dashed = inner.flatMap { !item.accepts(node) && item.accepts($0) ? $0.line : nil } ?? ""
      slot.mismatch(
        node, "a list", like: "[\(isWord ? node.text : item.sample)]",
        help: node.kind == .mapping
          ? help(node) ?? "start the entry with a dash: `- \(dashed)`" : nil)
      return item.read(node, slot.silent).map { [$0] } ?? []
    }
  }

  package static func oneOrMore<Item>(of item: ValueDecoder<Item>) -> ValueDecoder
  where Value == [Item] {
    let either = ValueDecoder.any(item.then { value, _, _ in [value] }, .list(of: item))
    return ValueDecoder(either.words, either.kinds, like: item.sample, schemas: either.schemas) {
      either.read($0, $1) ?? []
    }
  }

  package static func any(_ forms: ValueDecoder...) -> ValueDecoder {
    // In one loop: the program starts with a hundred of these, and what is generic is slow at first.
    var words = ""
    var kinds: [Node.Kind] = []
    var schemas: [(inout JSONWriter) -> Void] = []
    for form in forms {
      words += words.isEmpty ? form.words : " or \(form.words)"
      kinds += form.kinds
      schemas += form.schemas
    }
    let sample = forms.first?.sample ?? "NAME"
    return ValueDecoder(words, kinds, like: sample, schemas: schemas) { node, slot in
      if let form = forms.first(where: { $0.kinds.contains(node.kind) }) {
        return form.read(node, slot)
      }
      _ = forms.first?.read(node, slot.expecting(words))
      return nil
    }
  }

  package static func mapping(_ make: @escaping (MappingDecoder) -> Value?) -> ValueDecoder {
    let schema = { (writer: inout JSONWriter) in
      SchemaRecorder { _ = make($0) }.write(to: &writer)
    }
    return ValueDecoder("a mapping", [.mapping], like: "{…}", schemas: [schema]) {
      node, slot in
      let map = MappingDecoder(node, slot.title, slot.log)
      guard node.kind == .mapping else {
        map.reject(make, help: slot.isItem ? nil : slot.log.advice(at: slot.key))
        return nil
      }
      return map.reading(make)
    }
  }

  /// A map with one key, whose name is free; nil stands for a value that does not fit.
  package static func entry<Item>(_ value: ValueDecoder<Item>) -> ValueDecoder
  where Value == (key: Node, value: Item?) {
    let schema = { (writer: inout JSONWriter) in
      writer.member("type", "object")
      writer.member("minProperties", 1)
      writer.member("maxProperties", 1)
      writer.object("additionalProperties", value.writeSchema)
    }
    let sample = "{NAME: \(value.sample)}"
    return ValueDecoder("a mapping", [.mapping], like: sample, schemas: [schema]) { node, slot in
      guard node.kind == .mapping else {
        slot.mismatch(node, "a mapping", like: sample)
        return nil
      }
      let entries = node.entries
      let isOne = entries.count == 1
      if !isOne {
        let named = entries.first { $0.key.hasText("name") }?.value.text
        let said = entries.first { !$0.key.hasText("name") && $0.value.kind == .scalar }?.value.text
        slot.report(
          "expected one name for an entry of `\(slot.key)`, found \(entries.count) keys", at: node,
          help: named.map { "write `- \($0): \(said ?? value.sample)`" }
            ?? "start each name with a dash: `- NAME: \(value.sample)`")
        if named != nil { return nil }
      }
      return entries.first.map { entry in
        let within = slot.at(entry.key.text)
        return (entry.key, value.read(entry.value, isOne ? within : within.silent))
      }
    }
  }

  /// A map from names to values, from any names or the given ones; nil for an invalid value.
  package static func table<Item>(_ names: [String]?, of noun: String, _ value: ValueDecoder<Item>)
    -> ValueDecoder
  where Value == [(key: Node, value: Item?)] {
    let schema = { (writer: inout JSONWriter) in
      writer.member("type", "object")
      if let names {
        writer.object("propertyNames") { $0.strings("enum", names) }
      }
      writer.object("additionalProperties", value.writeSchema)
    }
    let sample = "{\(names?.first ?? "NAME"): \(value.sample)}"
    return ValueDecoder("a mapping", [.mapping], like: sample, schemas: [schema]) { node, slot in
      if node.kind != .mapping {
        let word = node.items.first ?? node
        let isName = names?.contains(word.text) ?? (word.kind == .scalar && !word.text.isEmpty)
        let isValue = !isName && value.accepts(node)
        let (key, text) = (isName ? word.line : names?.first, isValue ? node.line : value.sample)
        slot.mismatch(node, "a mapping", like: "{\(key ?? "NAME"): \(text ?? value.sample)}")
      }
      return node.entries.map { entry in
        let name = entry.key.text
        if let names, !names.contains(name) {
          let help = slot.log.help(for: name, among: names)
          slot.report("unknown \(noun) `\(name)`", at: entry.key, help: help)
        }
        return (entry.key, value.read(entry.value, slot.at(name)))
      }
    }
  }
}
