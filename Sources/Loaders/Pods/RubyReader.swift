/// Cuts Ruby into statements and blocks, as far as files need it that mostly list things.
struct RubyReader {
  private let source: Source
  private let text: ArraySlice<UInt8>
  private var cursor: Int
  private var statements: [RubyStatement] = []
  /// The statement at hand, and where its first string begins, else itself.
  private var pieces = [""]
  private var start = 0
  /// What ends the blocks that it opens: `end` or `}`.
  private var ends: [String] = []
  private var open: [(statement: Int, end: String)] = []
  /// What ends the texts below a line, such as `<<~END`.
  private var lastLines: [String] = []

  /// Behind other words these are conditions.
  private static let openers: Set<String> = [
    "if", "unless", "case", "begin", "class", "module", "while", "until", "for",
  ]

  static func statements(of source: Source) -> [RubyStatement] {
    var reader = RubyReader(source)
    reader.beginLine()
    while reader.cursor < reader.text.endIndex { reader.readNext() }
    reader.finish()
    for block in reader.open { reader.statements[block.statement].inner = nil }
    return reader.statements
  }

  private init(_ source: Source) {
    (self.source, text) = (source, source.contents)
    cursor = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private subscript(offset: Int) -> UnicodeScalar {
    text.indices.contains(offset) ? UnicodeScalar(text[offset]) : "\n"
  }

  private var last: Character { pieces[pieces.count - 1].last { $0 != " " } ?? " " }

  private mutating func readNext() {
    let part = text[cursor...].prefix {
      $0 >= 0x80 || RubyStatement.isPartOfWord(UnicodeScalar($0))
    }
    let word = String(decoding: part.isEmpty ? text[cursor...cursor] : part, as: UTF8.self)
    switch word {
    case "\n" where ",=>|&+\\([{".contains(last): add(" ", past: 1)
    case "\n", ";", "then": finish(past: word.utf8.count)
    case "#": cursor = text[cursor...].firstIndex(of: 0x0A) ?? text.endIndex
    case "'", "\"": addString()
    // A method may have that name.
    case "`" where !pieces[0].hasSuffix("def "): addString()
    case "%": addList()
    case "<": addText()
    case "do": beginBlock(to: ends.isEmpty ? "end" : nil, past: 2)
    case "{" where last.isLetter || last.isNumber || "_!?)".contains(last):
      beginBlock(to: "}", past: 1)
    case "end": endBlock(by: word)
    case "}" where open.last?.end == word: endBlock(by: word)
    default:
      let isFirst = pieces == [""] || "=(".contains(last)
      if word == "def" || isFirst && RubyReader.openers.contains(word) { ends.append("end") }
      add(word, past: word.utf8.count)
    }
    if word == "\n" { beginLine() }
  }

  private mutating func add(_ code: String, past count: Int) {
    if pieces == [""] { start = cursor }
    let isBlank = code.allSatisfy(\.isWhitespace)
    if !isBlank {
      pieces[pieces.count - 1] += code
    } else if pieces != [""], pieces.last?.hasSuffix(" ") == false {
      pieces[pieces.count - 1] += " "
    }
    cursor += count
  }

  private mutating func add(_ range: Range<Int>, from first: Int) {
    if pieces.count == 1 { start = first }
    pieces += [String(decoding: text[range], as: UTF8.self), ""]
    cursor = min(range.upperBound + 1, text.endIndex)
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
    // A string that is cut off is like a block.
    if end >= text.endIndex { ends.append("end") }
    add((first + 1)..<max(first + 1, min(end, text.endIndex)), from: first)
  }

  /// Adds the words of a list such as `%w[A B]`.
  private mutating func addList() {
    let first = cursor
    var next = cursor + ("wWiIqQ".unicodeScalars.contains(self[cursor + 1]) ? 2 : 1)
    let closing: [UnicodeScalar: UInt8] = ["(": 0x29, "[": 0x5D, "{": 0x7D, "<": 0x3E]
    guard last != " " || next > cursor + 1, let closing = closing[self[next]],
      let end = text[next...].prefix(1 << 12).firstIndex(of: closing)
    else { return add("%", past: 1) }
    while next < end {
      let word = text[(next + 1)..<end].prefix { $0 > 0x20 }
      if !word.isEmpty { add(word.startIndex..<word.endIndex, from: first) }
      next = word.endIndex
    }
    cursor = end + 1
  }

  private mutating func addText() {
    let name = text[cursor...].dropFirst(3).prefix { $0 > 0x20 && !",.)".utf8.contains($0) }
    guard self[cursor + 1] == "<", "~-".unicodeScalars.contains(self[cursor + 2]), !name.isEmpty
    else { return add("<", past: 1) }
    lastLines.append(String(decoding: name, as: UTF8.self).filter { !"'\"".contains($0) })
    add(name.endIndex..<name.endIndex, from: cursor)
    cursor = name.endIndex
  }

  /// Skips comments and texts of many lines.
  private mutating func beginLine() {
    while cursor < text.endIndex {
      let line = text[cursor...].prefix { $0 != 0x0A }
      if line.starts(with: "=begin".utf8) { lastLines = ["=end"] }
      if line.elementsEqual("__END__".utf8) { cursor = text.endIndex }
      guard let last = lastLines.first else { return }
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      if words.first.map({ $0 == last }) ?? false { lastLines.removeFirst() }
      cursor = min(line.endIndex + 1, text.endIndex)
    }
  }

  private mutating func finish(past count: Int = 0) {
    cursor += count
    guard pieces != [""] else { return }
    open += ends.map { (statements.count, $0) }
    let place = source.position(of: UInt32(clamping: start))
    statements.append(
      RubyStatement(
        pieces: pieces, place: Place(file: source.name, line: place.line, column: place.column)))
    (pieces, ends) = ([""], [])
  }

  /// Begins a block behind its parameters.
  private mutating func beginBlock(to end: String?, past count: Int) {
    ends += [end].compactMap { $0 }
    add(" do ", past: count)
    let line = text[cursor...].prefix { $0 != 0x0A }.drop { $0 == 0x20 }
    if self[line.startIndex] == "|", let end = line.dropFirst().firstIndex(of: UInt8(ascii: "|")) {
      add(String(decoding: line[...end], as: UTF8.self), past: end + 1 - cursor)
    }
    finish()
  }

  private mutating func endBlock(by word: String) {
    finish()
    let block = open.last?.end == word ? open.popLast()?.statement : nil
    add(word, past: word.utf8.count)
    if let block {
      statements[block].inner = statements.count - block - 1
      pieces = [""]
    } else {
      // It has no beginning.
      ends = ["end"]
      finish()
    }
  }
}
