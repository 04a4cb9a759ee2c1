/// Cuts Ruby into statements and blocks, as far as files need it that mostly list things.
struct RubyReader {
  private let source: Source
  private let text: ArraySlice<UInt8>
  private var cursor = 0
  private var statements: [RubyStatement] = []
  /// The statement at hand, and where it and its first string begin.
  private var pieces = [""]
  private var start: Int?
  private var string: Int?
  /// How many blocks it opens, and whether `do` is only a part of one.
  private var blocks = 0
  private var isLoop = false
  /// Blocks by the numbers of their statements, and brackets.
  private var open: [Int?] = []
  /// What ends the texts below a line.
  private var endings: [String] = []

  static func statements(of source: Source) -> [RubyStatement] {
    var reader = RubyReader(source)
    reader.beginLine()
    while reader.cursor < reader.text.endIndex { reader.readNext() }
    reader.finish()
    for case let block? in reader.open { reader.statements[block].inner = nil }
    return reader.statements
  }

  private init(_ source: Source) {
    (self.source, text) = (source, source.contents)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { cursor = 3 }
  }

  private subscript(offset: Int) -> UnicodeScalar {
    text.indices.contains(offset) ? UnicodeScalar(text[offset]) : "\n"
  }

  private var isInBrackets: Bool { open.last == .some(nil) }
  private var last: Character? { pieces[pieces.count - 1].last { !$0.isWhitespace } }
  private var isBehindName: Bool {
    last.map { $0.isLetter || $0.isNumber || "_!?)".contains($0) } ?? false
  }

  private mutating func readNext() {
    let byte = self[cursor]
    switch byte {
    case "\n":
      let isContinued = isInBrackets || last.map(",=>|&+\\".contains) ?? false
      isContinued ? add(" ", past: 1) : finish(past: 1)
      beginLine()
    case ";" where !isInBrackets: finish(past: 1)
    case "#": cursor = text[cursor...].firstIndex(of: 0x0A) ?? text.endIndex
    // A method may be called that.
    case "'", "\"",
      "`" where !pieces[0].hasSuffix("def "):
      addString()
    case "%": addList()
    case "<": addText()
    case "{" where !isInBrackets && isBehindName: beginBlock(past: 1)
    case "}" where !isInBrackets: endBlock(past: 1)
    case "(", "[", "{":
      open.append(nil)
      add(String(byte), past: 1)
    case ")", "]", "}":
      if isInBrackets { open.removeLast() }
      add(String(byte), past: 1)
    default: addWord()
    }
  }

  private mutating func add(_ code: String, past count: Int) {
    if pieces != [""] || !code.allSatisfy(\.isWhitespace) {
      start = start ?? cursor
      pieces[pieces.count - 1] += code
    }
    cursor += count
  }

  private mutating func addWord() {
    let part = text[cursor...].prefix {
      $0 >= 0x80 || RubyStatement.isPartOfWord(Character(UnicodeScalar($0)))
    }
    let word = part.isEmpty ? String(self[cursor]) : String(decoding: part, as: UTF8.self)
    switch word {
    case _ where isInBrackets: break
    case "end": return endBlock(past: 3)
    case "then": return finish(past: 4)
    case "do":
      add(word, past: 0)
      blocks -= isLoop ? 1 : 0
      return beginBlock(past: 2)
    case "def": blocks += 1
    case "if", "unless", "case", "begin", "class", "module", "while", "until", "for":
      // Behind a statement it is a condition of that.
      guard pieces == [""] || last == "=" else { break }
      blocks += 1
      isLoop = ["while", "until", "for"].contains(word)
    default: break
    }
    add(word, past: max(part.count, 1))
  }

  private mutating func add(strings: [String], from first: Int, upTo end: Int) {
    (start, string, cursor) = (start ?? first, string ?? first, end)
    for text in strings { pieces += [text, ""] }
  }

  private mutating func addString() {
    let (quote, first) = (self[cursor], cursor)
    var end = cursor + 1
    // Code in a string may have strings.
    var depth = 0
    while end < text.endIndex, depth > 0 || self[end] != quote {
      switch self[end] {
      case "\\": end += 1
      case "{" where depth > 0 || quote != "'" && self[end - 1] == "#": depth += 1
      case "}" where depth > 0: depth -= 1
      default: break
      }
      end += 1
    }
    // What is cut off never ends.
    blocks += end < text.endIndex ? 0 : 1
    end = min(end, text.endIndex)
    add(
      strings: [String(decoding: text[(first + 1)..<end], as: UTF8.self)], from: first,
      upTo: end + 1)
  }

  /// Adds the words of a list such as `%w[A B]`.
  private mutating func addList() {
    let begin = cursor + ("wWiIqQ".unicodeScalars.contains(self[cursor + 1]) ? 2 : 1)
    let closings: [UnicodeScalar: UInt8] = ["(": 0x29, "[": 0x5D, "{": 0x7D, "<": 0x3E]
    guard !RubyStatement.isPartOfWord(Character(self[cursor - 1])),
      let closing = closings[self[begin]], let end = text[begin...].firstIndex(of: closing)
    else { return add("%", past: 1) }
    let words = String(decoding: text[(begin + 1)..<end], as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    add(strings: words.map(String.init), from: cursor, upTo: end + 1)
  }

  /// Notes that a text such as `<<~END` begins at the next line.
  private mutating func addText() {
    let name = text[cursor...].dropFirst(3).prefix { $0 != 0x0A && !" ,.)".utf8.contains($0) }
    guard self[cursor + 1] == "<", "~-".unicodeScalars.contains(self[cursor + 2]), !name.isEmpty
    else { return add("<", past: 1) }
    endings.append(String(decoding: name, as: UTF8.self).filter { !"'\"".contains($0) })
    add(strings: [""], from: cursor, upTo: name.endIndex)
  }

  /// Passes what is no code.
  private mutating func beginLine() {
    while cursor < text.endIndex {
      let line = text[cursor...].prefix { $0 != 0x0A }
      if line.starts(with: "=begin".utf8) { endings = ["=end"] }
      if line.elementsEqual("__END__".utf8) { cursor = text.endIndex }
      guard let ending = endings.first else { return }
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first.map({ $0 == ending }) ?? false { endings.removeFirst() }
      cursor = min(line.endIndex + 1, text.endIndex)
    }
  }

  private mutating func finish(past count: Int = 0) {
    if let start {
      // In brackets it is cut off.
      blocks += isInBrackets ? 1 : 0
      open += Array(repeating: statements.count, count: blocks)
      let place = source.position(of: UInt32(clamping: string ?? start))
      statements.append(
        RubyStatement(
          pieces: pieces, place: Place(file: source.name, line: place.line, column: place.column),
          inner: 0))
    }
    (pieces, start, string, blocks, isLoop) = ([""], nil, nil, 0, false)
    cursor += count
  }

  /// Begins a block, behind its parameters.
  private mutating func beginBlock(past count: Int) {
    cursor += count
    let rest = text[cursor...].drop { $0 == 0x20 }
    if rest.first == UInt8(ascii: "|"), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "|"))
    {
      add(" " + String(decoding: rest[...end], as: UTF8.self), past: 0)
      cursor = end + 1
    }
    blocks += 1
    finish()
  }

  private mutating func endBlock(past count: Int) {
    finish()
    if case let block?? = open.popLast() {
      statements[block].inner = statements.count - block - 1
      cursor += count
    } else {
      // It has no beginning.
      add("end", past: count)
      finish()
      statements[statements.count - 1].inner = nil
    }
  }
}
