/// Reads strict JSON into the nodes of YAML: no comments, no trailing commas, one value.
///
/// Bare words keep the plain style, so that `Scalar(json:)` types them; strings count as
/// double-quoted. `JSONString` and `JSONWord` contain their grammar.
struct JSONReader {
  private let base: UnsafePointer<UInt8>
  private let source: Source
  private var composer: Composer
  private var cursor: Int
  /// Whether each open collection is an object, innermost last, and where it opened.
  private var open: [(isObject: Bool, start: Int)] = []

  static func read(_ source: Source) throws(Diagnostic) -> Document {
    try source.withBase { base throws(Diagnostic) in
      var reader = JSONReader(
        base: base, source: source, composer: Composer(source: source),
        cursor: Int(source.lineStarts.first ?? 0))
      try reader.run()
      return reader.composer.document(as: .json)
    }
  }

  private mutating func run() throws(Diagnostic) {
    repeat {
      composer.countStep()
      try readValue()
      try closeFinished()
    } while !open.isEmpty
    skipBlanks()
    guard base[cursor] == Byte.end else {
      throw Diagnostic("JSON: unexpected text after the value", at: word)
    }
  }

  /// Reads one scalar, and the fronts of all collections that begin before it.
  private mutating func readValue() throws(Diagnostic) {
    while true {
      skipBlanks()
      switch base[cursor] {
      case UInt8(ascii: "\""): return try addString()
      case UInt8(ascii: "{"):
        if try !openCollection(closing: UInt8(ascii: "}")) { return }
        try readKey()
      case UInt8(ascii: "["): if try !openCollection(closing: UInt8(ascii: "]")) { return }
      default: return try addWord()
      }
    }
  }

  private mutating func openCollection(closing: UInt8) throws(Diagnostic) -> Bool {
    let start = cursor
    let isObject = closing == UInt8(ascii: "}")
    cursor += 1
    try composer.open(isObject ? .mapping : .sequence, .flow, span: Span(start: start, end: cursor))
    open.append((isObject, start))
    skipBlanks()
    return base[cursor] != closing
  }

  /// Goes on behind a value: closes what ends here, or moves to the next member.
  private mutating func closeFinished() throws(Diagnostic) {
    while let collection = open.last {
      skipBlanks()
      let closing = collection.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if base[cursor] == closing {
        cursor += 1
        try composer.close(at: cursor)
        open.removeLast()
        continue
      }
      guard base[cursor] == UInt8(ascii: ",") else {
        throw base[cursor] == Byte.end
          ? .neverClosed(at: Span(byte: collection.start))
          : Diagnostic("JSON: expected `,` or a closing bracket", at: word)
      }
      cursor += 1
      skipBlanks()
      if base[cursor] == closing {
        throw Diagnostic("JSON: a value is missing after this `,`", at: Span(byte: cursor))
      }
      if collection.isObject { try readKey() }
      return
    }
  }

  private mutating func readKey() throws(Diagnostic) {
    guard base[cursor] == UInt8(ascii: "\"") else {
      throw Diagnostic("JSON: expected a key in double quotes", at: word)
    }
    try addString()
    skipBlanks()
    guard base[cursor] == UInt8(ascii: ":") else {
      throw Diagnostic("JSON: expected `:` after the key", at: word)
    }
    cursor += 1
  }

  private mutating func addWord() throws(Diagnostic) {
    guard let end = JSONWord.end(base, at: cursor) else { throw unexpectedValue() }
    let span = Span(start: cursor, end: end)
    try composer.addScalar(.plain, span: span, text: span)
    cursor = end
  }

  private mutating func addString() throws(Diagnostic) {
    let start = cursor
    let string = try JSONString(base, at: start)
    cursor = string.end
    try composer.addScalar(
      .doubleQuoted, span: Span(start: start, end: cursor),
      text: Span(start: start + 1, end: cursor - 1), cooked: string.cooked)
  }

  private mutating func skipBlanks() {
    while Byte.isBlank(base[cursor]) || Byte.isBreak(base[cursor]) { cursor += 1 }
  }

  private var word: Span { source.word(at: cursor) }

  private func unexpectedValue() -> Diagnostic {
    guard base[cursor] == Byte.end else {
      return Diagnostic("JSON: this is not a value; put text in double quotes", at: word)
    }
    let end = Span(start: cursor, end: cursor)
    return open.last.map { .neverClosed(at: Span(byte: $0.start)) }
      ?? Diagnostic("a JSON file needs a value", at: end)
  }
}
