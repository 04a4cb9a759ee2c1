/// Edits of the bytes of a file, and how lists in brackets and whole lines are edited.
struct TextEdits {
  let lines: Lines
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  init(of lines: Lines) { self.lines = lines }

  mutating func write(_ text: String, over range: Range<Int>) {
    edits.append((range, Array(text.utf8)))
  }

  mutating func remove(_ range: Range<Int>) { edits.append((range, [])) }

  var result: [UInt8] {
    var bytes = lines.bytes
    for edit in edits.lastFirst(by: \.range.lowerBound) {
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    return bytes
  }

  /// Where a byte is afterwards; the first behind what is removed if it is in that.
  func moved(_ offset: Int) -> Int {
    edits.reduce(offset) { moved, edit in
      edit.range.upperBound <= offset ? moved + edit.text.count - edit.range.count : moved
    }
  }

  func removes(_ offset: Int) -> Bool {
    edits.contains { $0.text.isEmpty && $0.range.contains(offset) }
  }

  /// Removes whole lines and the comments above them; what follows begins at `next`.
  mutating func removeLines(_ range: Range<Int>, followedBy next: Int?) {
    let (whole, column) = (lines.lines(of: range), lines.column(of: range.lowerBound))
    let end = lines.end(of: range.upperBound, withCommentsRightOf: column)
    let follows = next.map { lines.start(of: $0) == end } ?? false
    let words = String(decoding: lines.bytes[range], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.dropFirst()
    var comments = lines.comments(above: lines.start(of: range.lowerBound), column: column)
    if let first = comments.last, follows, !lines.hasHeading(above: first) {
      let texts = comments.map { start in
        String(decoding: lines.bytes[start..<lines.end(of: start + 1)], as: UTF8.self)
      }
      // Comments above several lines are about all of them, unless they name this one.
      if !texts.contains(where: { text in words.contains { text.contains($0) } }) {
        comments = Array(zip(comments, texts).prefix { $1.contains("archlint:") }.map(\.0))
      }
    }
    remove(min(comments.last ?? .max, whole.lowerBound)..<max(end, whole.upperBound))
  }

  /// Removes a member of a list in brackets, with its comma; another one is next to it.
  mutating func removeMember(
    _ member: Range<Int>, isLast: Bool, beside other: Range<Int>
  ) throws(Refusal) {
    let (start, end) = (member.lowerBound, member.upperBound)
    let comma = comma(behind: end)
    if let comma, lines.isFirst(start), lines.isLast(comma + 1) {
      removeLines(start..<comma + 1, followedBy: isLast ? nil : other.lowerBound)
    } else if !isLast {
      remove(start..<other.lowerBound)
    } else if lines.isFirst(start), lines.isLast(end) {
      if let comma = lines.next(from: other.upperBound) { remove(other.upperBound..<comma + 1) }
      removeLines(start..<end, followedBy: nil)
    } else {
      // A comment between them may be about the other one.
      guard let comma = self.comma(behind: other.upperBound),
        lines.bytes[(comma + 1)..<start].allSatisfy({ $0 <= .space }),
        lines.bytes[other.upperBound..<comma].allSatisfy({ $0 <= .space })
      else { throw .unusual }
      remove(other.upperBound..<end)
    }
  }

  /// Adds a member behind another one in brackets: on a line of its own if that has one.
  mutating func insertMember(_ text: String, behind last: Range<Int>) {
    let (start, end) = (last.lowerBound, last.upperBound)
    let comma = comma(behind: end)
    let isAlone = lines.isFirst(start) && lines.isLast(comma.map { $0 + 1 } ?? end)
    guard isAlone else { return write(", " + text, over: end..<end) }
    let indent = String(decoding: lines.bytes[lines.start(of: start)..<start], as: UTF8.self)
    let column = lines.column(of: start)
    insertLine(text + (comma == nil ? "" : ","), column: column, indent: indent, behind: end)
    if comma == nil { write(",", over: end..<end) }
  }

  private func comma(behind offset: Int) -> Int? {
    lines.next(from: offset).flatMap { lines.bytes[$0] == .comma ? $0 : nil }
  }

  mutating func insertLine(
    _ text: String, column: Int, indent: String? = nil, behind offset: Int
  ) {
    let end = lines.end(of: offset, withCommentsRightOf: column)
    let line = (indent ?? String(repeating: " ", count: column)) + text
    let isEnded = end > 0 && lines.bytes[end - 1] == .lineFeed
    write(isEnded ? line + lines.lineBreak : lines.lineBreak + line, over: end..<end)
  }

  /// A comment alone on its line goes with the line.
  mutating func removeComment(_ range: Range<Int>) {
    if lines.isFirst(range.lowerBound) { return remove(lines.lines(of: range)) }
    let text = lines.bytes[..<range.lowerBound].lastIndex { $0 != .space && $0 != .tab } ?? 0
    remove(text + 1..<range.upperBound)
  }
}

extension Array {
  /// From the end on, so that no position moves; of several at one position the last is first.
  func lastFirst(by start: (Element) -> Int) -> [Element] {
    let order = indices.sorted { (start(self[$0]), $0) > (start(self[$1]), $1) }
    return order.map { self[$0] }
  }
}

/// Why a change is not made, as the end of a line about it.
package struct Refusal: Error, Hashable {
  package let words: String

  package init(_ words: String) { self.words = words }

  static let aliased = Refusal("a YAML alias stands for it, which others may share")
  static let inConstant = Refusal(
    "the dependencies are written where a constant is declared, which archlint does not edit")
  static let inFunction = Refusal(
    "the dependencies are written inside a function, which archlint does not edit")
  static let missing = Refusal("it is not where archlint looked for it")
  static let lonely = Refusal("it is not in a list of its own")
  static let unusual = Refusal("it is written in an unusual form")
}
