/// Reads JSON strictly: no comments, no trailing commas, one value; into the nodes of YAML.
///
/// Bare words keep the plain style, so that their type is told by `Scalar(json:)`; strings count
/// as double-quoted.
struct JSONReader {
  private let base: UnsafePointer<UInt8>
  private let source: Source
  private var composer: Composer
  private var cursor: Int
  /// Whether each open collection is an object, innermost last, and where it opened.
  private var open: [(isObject: Bool, start: Int)] = []

  private init(_ source: Source, base: UnsafePointer<UInt8>) {
    self.source = source
    self.base = base
    composer = Composer(source: source)
    cursor = Int(source.lineStarts.first ?? 0)
  }

  /// Reads a text of JSON into a document.
  static func read(_ source: Source) throws(Diagnostic) -> Document {
    do throws(Diagnostic) {
      return try source.bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        guard let base = bytes.baseAddress else { throw .emptyJSON(at: Span(start: 0, end: 0)) }
        var reader = JSONReader(source, base: base)
        try reader.run()
        return Document(
          source: source, format: .json, table: reader.composer.table, root: reader.composer.root,
          comments: [], warnings: [])
      }
    } catch {
      throw error.explained(in: source)
    }
  }

  private mutating func run() throws(Diagnostic) {
    repeat {
      try readValue()
      try closeFinished()
    } while !open.isEmpty
    skipBlanks()
    guard base[cursor] == Byte.end else { throw .textAfterJSON(at: source.word(at: offset)) }
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
      case UInt8(ascii: "["):
        if try !openCollection(closing: UInt8(ascii: "]")) { return }
      default: return try addWord()
      }
    }
  }

  /// Opens a collection; false if nothing is in it.
  private mutating func openCollection(closing: UInt8) throws(Diagnostic) -> Bool {
    let start = cursor
    let isObject = closing == UInt8(ascii: "}")
    cursor += 1
    try composer.open(
      isObject ? .mapping : .sequence, .flow, span: Span(start: start, end: cursor))
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
      guard base[cursor] == UInt8(ascii: ",") else { throw missingComma(in: collection.start) }
      cursor += 1
      skipBlanks()
      if base[cursor] == closing { throw .trailingComma(at: Span(start: cursor, end: cursor + 1)) }
      if collection.isObject { try readKey() }
      return
    }
  }

  private mutating func readKey() throws(Diagnostic) {
    guard base[cursor] == UInt8(ascii: "\"") else {
      throw .keyWithoutQuotes(at: source.word(at: offset))
    }
    try addString()
    skipBlanks()
    guard base[cursor] == UInt8(ascii: ":") else {
      throw .missingJSONColon(at: source.word(at: offset))
    }
    cursor += 1
  }

  private mutating func addWord() throws(Diagnostic) {
    guard let end = JSONWord.end(base, at: cursor) else { throw unexpectedValue() }
    let span = Span(start: cursor, end: end)
    composer.addScalar(.plain, span: span, text: span)
    cursor = end
  }

  private mutating func addString() throws(Diagnostic) {
    let start = cursor
    let string = try JSONString(base, at: start)
    cursor = string.end
    let span = Span(start: start, end: cursor)
    if let cooked = string.cooked {
      composer.addScalar(.doubleQuoted, span: span, text: composer.cook(cooked), isCooked: true)
    } else {
      composer.addScalar(.doubleQuoted, span: span, text: Span(start: start + 1, end: cursor - 1))
    }
  }

  private mutating func skipBlanks() {
    while Byte.isBlank(base[cursor]) || Byte.isBreak(base[cursor]) { cursor += 1 }
  }

  private var offset: UInt32 { UInt32(truncatingIfNeeded: cursor) }
}

extension JSONReader {
  private func unexpectedValue() -> Diagnostic {
    guard base[cursor] == Byte.end else { return .noJSONValue(at: source.word(at: offset)) }
    return open.last.map { unclosed($0.start) } ?? .emptyJSON(at: Span(start: cursor, end: cursor))
  }

  private func missingComma(in start: Int) -> Diagnostic {
    base[cursor] == Byte.end ? unclosed(start) : .missingJSONComma(at: source.word(at: offset))
  }

  private func unclosed(_ start: Int) -> Diagnostic {
    .neverClosed(at: Span(start: start, end: start + 1))
  }
}

extension Diagnostic {
  fileprivate static func emptyJSON(at span: Span) -> Diagnostic {
    Diagnostic("a JSON file needs a value", at: span)
  }

  fileprivate static func keyWithoutQuotes(at span: Span) -> Diagnostic {
    Diagnostic("JSON: expected a key in double quotes", at: span)
  }

  fileprivate static func missingJSONColon(at span: Span) -> Diagnostic {
    Diagnostic("JSON: expected `:` after the key", at: span)
  }

  fileprivate static func missingJSONComma(at span: Span) -> Diagnostic {
    Diagnostic("JSON: expected `,` or a closing bracket", at: span)
  }

  fileprivate static func noJSONValue(at span: Span) -> Diagnostic {
    Diagnostic("JSON: this is no value; text needs double quotes", at: span)
  }

  fileprivate static func textAfterJSON(at span: Span) -> Diagnostic {
    Diagnostic("JSON: the value has ended; this text belongs to nothing", at: span)
  }

  fileprivate static func trailingComma(at span: Span) -> Diagnostic {
    Diagnostic("JSON: no value follows the `,` before this", at: span)
  }
}
