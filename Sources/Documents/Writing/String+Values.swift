extension String {
  package var asJSON: String {
    var bytes: [UInt8] = []
    JSONEscape.append(self, to: &bytes)
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  /// The text as a key or value of YAML: plain where it cannot be taken for anything else.
  package var asYAML: String {
    let list = try? Document.read(Source(name: "", bytes: Array("[\(self)]".utf8)), as: .yaml).root
    guard let items = list?.items, items.count == 1, items[0].kind == .scalar,
      items[0].aliasSpan == nil, items[0].scalar == .string, items[0].text == self
    else { return asJSON }
    return self
  }
}
