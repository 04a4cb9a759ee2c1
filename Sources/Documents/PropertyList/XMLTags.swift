/// XML tags with attributes: all that workspaces, schemes and test reports need.
package struct XMLTags {
  package struct Tag {
    package let name: String
    package let attributes: [String: String]
    package let isClosing: Bool
    package let isEmpty: Bool
    /// Where it begins.
    package let start: Span
  }

  private var rest: ArraySlice<UInt8>
  /// Whether the text ends inside of a tag.
  package private(set) var isCutOff = false

  package init(_ bytes: [UInt8]) { rest = bytes[...] }

  package mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: "<!--".utf8) {
        pass("-->")
      } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) {
        pass(">")
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    let start = Span(byte: rest.startIndex)
    rest.removeFirst()
    let isClosing = skip("/")
    let name = word()
    var attributes: [String: String] = [:]
    while !rest.isEmpty {
      let isEmpty = skip("/>")
      if isEmpty || skip(">") {
        return Tag(
          name: name, attributes: attributes, isClosing: isClosing, isEmpty: isEmpty, start: start)
      }
      let key = word()
      if key.isEmpty { rest.removeFirst() }
      skipBlanks()
      guard !key.isEmpty, skip("=") else { continue }
      skipBlanks()
      attributes[key] = quoted()
    }
    isCutOff = true
    return nil
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0 > UInt8(ascii: " ") && !"<>/=\"'".utf8.contains($0) }
    rest = rest[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted() -> String? {
    guard let quote = rest.first, "\"'".utf8.contains(quote) else { return nil }
    let bytes = rest.dropFirst().prefix { $0 != quote }
    rest = rest[bytes.endIndex...].dropFirst()
    // A tag cannot begin here, and most values have no escapes.
    let isPlain = !bytes.contains(UInt8(ascii: "&")) || bytes.contains(UInt8(ascii: "<"))
    guard !isPlain else { return String(decoding: bytes, as: UTF8.self) }
    let text = (Array(bytes) + [Byte.end]).withUnsafeBufferPointer {
      try? XMLText.decoded(UnsafeBufferPointer(rebasing: $0.dropLast()), at: 0)
    }
    return String(decoding: text ?? Array(bytes), as: UTF8.self)
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 <= UInt8(ascii: " ") } }

  private mutating func skip(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  private mutating func pass(_ word: String) {
    while !rest.isEmpty, !rest.starts(with: word.utf8) { rest.removeFirst() }
    isCutOff = isCutOff || rest.count <= word.utf8.count
    rest = rest.dropFirst(word.utf8.count)
  }
}
