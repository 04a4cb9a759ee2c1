/// Reads an OpenStep property list, such as `{ key = (value, "value"); }`, into nodes.
///
/// Each scalar counts as double-quoted, because the format has only strings. Xcode projects have
/// this format and are merged by hand. If reading has to stop, the document contains what was read
/// so far, and a problem with the reason.
struct OpenStepPropertyList {
  private struct Collection {
    let start: Int
    let isMapping: Bool

    var closing: UInt8 { UInt8(ascii: isMapping ? "}" : ")") }
  }

  private let base: UnsafePointer<UInt8>
  private let source: Source
  private var composer: Composer
  private var cursor: Int
  private var open: [Collection] = []
  private var wantsValue = false
  private var problems: [Diagnostic] = []

  /// Whether a source is meant to be in this form: its first value begins with a bracket of it.
  static func isMeant(by source: Source) -> Bool {
    var start = source.contents.dropFirst(Int(source.lineStarts.first ?? 0))
    if start.starts(with: "//".utf8) { start = start.drop { !Byte.isBreak($0) } }
    start = start.drop { Byte.isBlankOrEnd($0) }
    return start.first == UInt8(ascii: "{") || start.first == UInt8(ascii: "(")
      || start.first == UInt8(ascii: "/") || start.starts(with: "<<<<<<<".utf8) || start.isEmpty
  }

  static func read(_ source: Source) throws(Diagnostic) -> Document {
    try source.withBase { base throws(Diagnostic) in
      var reader = OpenStepPropertyList(
        base: base, source: source, composer: Composer(source: source),
        cursor: Int(source.lineStarts.first ?? 0))
      do throws(Diagnostic) {
        try reader.run()
      } catch {
        reader.problems.append(error)
        try reader.closeAll()
      }
      return reader.composer.document(as: .propertyList, warnings: reader.problems)
    }
  }

  private mutating func run() throws(Diagnostic) {
    try readValue()
    while let collection = open.last {
      composer.countStep()
      try skipTrivia()
      if base[cursor] == collection.closing {
        cursor += 1
        open.removeLast()
        try composer.close(at: cursor)
        try readSeparator()
      } else if collection.isMapping {
        try readEntry()
      } else {
        try readValue()
      }
    }
    try skipTrivia()
    guard base[cursor] == Byte.end else {
      throw .propertyList("unexpected text after the end", at: source.word(at: cursor))
    }
  }

  private mutating func closeAll() throws(Diagnostic) {
    let end = Span(start: cursor, end: cursor)
    if wantsValue { try composer.addScalar(.doubleQuoted, span: end, text: end) }
    while open.popLast() != nil { try composer.close(at: cursor) }
  }

  /// A key, and what follows `=`; a key alone is its own value.
  private mutating func readEntry() throws(Diagnostic) {
    let start = cursor
    wantsValue = try readText()
    try skipTrivia()
    if base[cursor] == UInt8(ascii: "=") {
      cursor += 1
      return try readValue()
    }
    guard base[cursor] == UInt8(ascii: ";") else { throw unexpected("expected `=` after the key") }
    let end = cursor
    cursor = start
    wantsValue = try !readText()
    cursor = end + 1
  }

  private mutating func readValue() throws(Diagnostic) {
    try skipTrivia()
    let isMapping = base[cursor] == UInt8(ascii: "{")
    guard isMapping || base[cursor] == UInt8(ascii: "(") else {
      wantsValue = try !readText()
      return try readSeparator()
    }
    try composer.open(
      isMapping ? .mapping : .sequence, .flow, span: Span(start: cursor, end: cursor + 1))
    open.append(Collection(start: cursor, isMapping: isMapping))
    wantsValue = false
    cursor += 1
  }

  /// What has to follow a value: `;` in a mapping, `,` in a sequence if another one follows.
  private mutating func readSeparator() throws(Diagnostic) {
    guard let collection = open.last else { return }
    try skipTrivia()
    if base[cursor] == UInt8(ascii: collection.isMapping ? ";" : ",") {
      cursor += 1
    } else if collection.isMapping || base[cursor] != collection.closing {
      throw unexpected(collection.isMapping ? "expected `;`" : "expected `,` or `)`")
    }
  }

  /// Adds a string: quoted, data in angle brackets, or a bare word; always true.
  private mutating func readText() throws(Diagnostic) -> Bool {
    let start = cursor
    switch base[cursor] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try addQuoted()
    case UInt8(ascii: "<"):
      while base[cursor] != UInt8(ascii: ">") {
        guard base[cursor] != Byte.end else { throw .neverClosed(at: Span(byte: start)) }
        cursor += 1
      }
      cursor += 1
      let inner = Span(start: start + 1, end: cursor - 1)
      try composer.addScalar(.doubleQuoted, span: Span(start: start, end: cursor), text: inner)
    default:
      while OpenStepText.isBare(base[cursor]) { cursor += 1 }
      guard cursor > start else { throw unexpected("this is not a value") }
      let span = Span(start: start, end: cursor)
      try composer.addScalar(.doubleQuoted, span: span, text: span)
    }
    return true
  }

  private mutating func addQuoted() throws(Diagnostic) {
    let start = cursor
    let quote = base[cursor]
    var hasEscape = false
    cursor += 1
    while base[cursor] != quote {
      guard base[cursor] != Byte.end else {
        throw .propertyList("this string is never closed", at: Span(byte: start))
      }
      if base[cursor] == UInt8(ascii: "\\"), base[cursor + 1] != Byte.end {
        hasEscape = true
        cursor += 1
      }
      cursor += 1
    }
    cursor += 1
    let inner = Span(start: start + 1, end: cursor - 1)
    try composer.addScalar(
      .doubleQuoted, span: Span(start: start, end: cursor), text: inner,
      cooked: hasEscape ? OpenStepText.unescaped(base, inner) : nil)
  }

  /// Passes blanks, comments, and the marks of a merge: both of its sides are read.
  private mutating func skipTrivia() throws(Diagnostic) {
    while true {
      switch base[cursor] {
      case Byte.space, Byte.tab, Byte.lineFeed, Byte.carriageReturn, 0x0B, 0x0C: cursor += 1
      case UInt8(ascii: "/") where base[cursor + 1] == UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "/") where base[cursor + 1] == UInt8(ascii: "/"): skipLine()
      case Byte.end: return
      case let byte where byte == base[cursor + 1]:
        guard let marker = conflictMarker else { return }
        if byte == UInt8(ascii: "<") { problems.append(.mergeConflict(at: marker)) }
        skipLine()
      default: return
      }
    }
  }

  private var conflictMarker: Span? {
    let isFirst = cursor == 0 || Byte.isBreak(base[cursor - 1])
    return isFirst ? source.conflictMarker(at: cursor) : nil
  }

  private mutating func skipLine() {
    while base[cursor] != Byte.end, !Byte.isBreak(base[cursor]) { cursor += 1 }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = cursor
    cursor += 2
    while base[cursor] != UInt8(ascii: "*") || base[cursor + 1] != UInt8(ascii: "/") {
      guard base[cursor] != Byte.end else {
        throw .propertyList("this comment is never closed", at: Span(start: start, end: start + 2))
      }
      cursor += 1
    }
    cursor += 2
  }

  private func unexpected(_ words: String) -> Diagnostic {
    guard base[cursor] == Byte.end else { return .propertyList(words, at: source.word(at: cursor)) }
    let end = Span(start: cursor, end: cursor)
    return open.last.map { .neverClosed(at: Span(byte: $0.start), until: end) }
      ?? .propertyList("the file is empty", at: end)
  }
}
