/// Reads an XML property list: strings count as double-quoted, numbers and Booleans as plain.
///
/// No external entity is resolved; only the five predefined entities are known.
struct XMLPropertyList {
  /// `<dict>`, `</dict>` or `<dict/>`.
  private typealias Tag = (name: String, span: Span, isClosing: Bool, isEmpty: Bool)

  private let base: UnsafePointer<UInt8>
  private let source: Source
  private var composer: Composer
  private var cursor: Int
  /// The collections that are open, and of a mapping whether a key comes next.
  private var open: [(isMapping: Bool, wantsKey: Bool)] = []

  static func read(_ source: Source) throws(Diagnostic) -> Document {
    try source.withBase { base throws(Diagnostic) in
      var reader = XMLPropertyList(
        base: base, source: source, composer: Composer(source: source),
        cursor: Int(source.lineStarts.first ?? 0))
      try reader.run()
      return reader.composer.document(as: .propertyList)
    }
  }

  private mutating func run() throws(Diagnostic) {
    let first = try readTag()
    guard first.name == "plist", !first.isClosing, !first.isEmpty else {
      throw .propertyList("expected `<plist>` at the start", at: first.span)
    }
    repeat {
      composer.countStep()
      try readElement(try readTag())
    } while !open.isEmpty
    let last = try readTag()
    guard last.name == "plist", last.isClosing else {
      throw .propertyList("expected one value, then `</plist>`", at: last.span)
    }
  }

  private mutating func readElement(_ tag: Tag) throws(Diagnostic) {
    if tag.isClosing { return try close(tag) }
    try checkTurn(of: tag)
    let start = Int(tag.span.start)
    switch tag.name {
    case "dict", "array":
      let isMapping = tag.name == "dict"
      try composer.open(isMapping ? .mapping : .sequence, .block, span: tag.span)
      if tag.isEmpty { return try composer.close(at: cursor) }
      open.append((isMapping, isMapping))
    case "key", "string", "date", "data": try addText(of: tag, .doubleQuoted)
    case "integer", "real": try addText(of: tag, .plain)
    case "true", "false":
      if !tag.isEmpty { _ = try text(of: tag) }
      // The name is written in the tag.
      let name = Span(start: start + 1, end: start + 1 + tag.name.utf8.count)
      try composer.addScalar(.plain, span: Span(start: start, end: cursor), text: name)
    default: throw .propertyList("`<\(tag.name)>` is not a known element", at: tag.span)
    }
  }

  private mutating func close(_ tag: Tag) throws(Diagnostic) {
    guard let collection = open.last, tag.name == (collection.isMapping ? "dict" : "array") else {
      throw .propertyList("`</\(tag.name)>` closes nothing", at: tag.span)
    }
    guard collection.wantsKey == collection.isMapping else {
      throw .propertyList("the key before this has no value", at: tag.span)
    }
    open.removeLast()
    try composer.close(at: cursor)
  }

  /// Keys and values take turns in a mapping, and elsewhere there are no keys.
  private mutating func checkTurn(of tag: Tag) throws(Diagnostic) {
    let wantsKey = open.last?.wantsKey ?? false
    guard wantsKey == (tag.name == "key") else {
      throw .propertyList(
        wantsKey ? "expected a `<key>`" : "expected a value, not a `<key>`", at: tag.span)
    }
    if let last = open.indices.last, open[last].isMapping { open[last].wantsKey.toggle() }
  }

  private mutating func addText(of tag: Tag, _ style: NodeStyle) throws(Diagnostic) {
    let inner = tag.isEmpty ? cursor..<cursor : try text(of: tag)
    let bytes = UnsafeBufferPointer(start: base + inner.lowerBound, count: inner.count)
    let isCooked = bytes.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }
    try composer.addScalar(
      style, span: Span(start: Int(tag.span.start), end: cursor),
      text: Span(start: inner.lowerBound, end: inner.upperBound),
      cooked: isCooked ? XMLText.decoded(bytes, at: inner.lowerBound) : nil)
  }

  /// Passes the text of an element and the tag that closes it.
  private mutating func text(of tag: Tag) throws(Diagnostic) -> Range<Int> {
    let start = cursor
    while base[cursor] != Byte.end {
      if base[cursor] != UInt8(ascii: "<") {
        cursor += 1
      } else if let end = XMLText.endOfCharacters(base, at: cursor) {
        cursor = end
      } else {
        let end = cursor
        let closing = try readTag()
        guard closing.isClosing, closing.name == tag.name else {
          throw .propertyList("`<\(tag.name)>` contains only text", at: closing.span)
        }
        return start..<end
      }
    }
    throw .propertyList("`<\(tag.name)>` is never closed", at: tag.span)
  }

  /// The next tag, after blanks, comments and the prolog.
  private mutating func readTag() throws(Diagnostic) -> Tag {
    while let end = XMLText.endOfTrivia(base, at: cursor) { cursor = end }
    let start = cursor
    guard base[cursor] == UInt8(ascii: "<") else {
      throw base[cursor] == Byte.end
        ? .propertyList("unexpected end of file", at: Span(start: cursor, end: cursor))
        : .propertyList("expected a tag", at: source.word(at: cursor))
    }
    cursor += 1
    let isClosing = base[cursor] == UInt8(ascii: "/")
    if isClosing { cursor += 1 }
    let name = cursor
    while Byte.isName(base[cursor]) { cursor += 1 }
    let text = source.text(of: Span(start: name, end: cursor))
    while base[cursor] != UInt8(ascii: ">") {
      guard base[cursor] != Byte.end, base[cursor] != UInt8(ascii: "<") else {
        throw .propertyList("this tag is not closed", at: Span(start: start, end: cursor))
      }
      cursor += 1
    }
    cursor += 1
    let isEmpty = base[cursor - 2] == UInt8(ascii: "/") && cursor - 2 >= name
    return (text, Span(start: start, end: cursor), isClosing, isEmpty)
  }
}

extension Diagnostic {
  /// Archlint reads property lists that are texts.
  static let binaryPropertyList = Diagnostic.propertyList(
    "the file is binary; convert it with `plutil -convert xml1`", at: Span(start: 0, end: 8))

  static func propertyList(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic("property list: \(what)", at: span)
  }
}
