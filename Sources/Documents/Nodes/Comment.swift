/// A comment, which counts only for those who look for it.
package struct Comment: Equatable, Sendable {
  /// What stands behind the `#`, without blanks around it.
  package let text: String
  /// Where it stands, from the `#` to the end of its line.
  package let span: Span
}

extension Node {
  /// The comments about a node, in the order of the text: those that stand alone on the lines
  /// directly above its first one, and those at the end of any of its lines.
  package var comments: [Comment] {
    let first = document.source.lineNumber(of: usedAt.start)
    let last = document.source.lineNumber(of: usedAt.end)
    return document.comments(above: first) + document.comments(behind: first...last)
  }
}

extension Document {
  /// The comments that stand alone on the lines directly above a line, counted from 1.
  package func comments(above line: Int) -> [Comment] {
    var found: [Comment] = []
    var line = line - 1
    var index = firstComment(from: source.start(ofLine: line + 1)) - 1
    while index >= 0, line >= 1, comments[index].start >= source.start(ofLine: line),
      isAlone(comments[index])
    {
      found.append(comment(index))
      index -= 1
      line -= 1
    }
    return found.reversed()
  }

  /// The comments that stand behind something else on one of some lines, counted from 1.
  package func comments(behind lines: ClosedRange<Int>) -> [Comment] {
    let end = source.start(ofLine: lines.upperBound + 1)
    var found: [Comment] = []
    var index = firstComment(from: source.start(ofLine: lines.lowerBound))
    while index < comments.count, comments[index].start < end {
      if !isAlone(comments[index]) { found.append(comment(index)) }
      index += 1
    }
    return found
  }

  /// The comments that begin with a word, in small or capital letters, in the order of the text.
  package func comments(beginningWith word: StaticString) -> [Comment] {
    comments.indices.filter { begins(comments[$0], with: word) }.map(comment)
  }

  /// The comment that begins at a byte.
  package func comment(at offset: Int) -> Span? {
    let index = firstComment(from: UInt32(clamping: offset))
    return index < comments.count && comments[index].start == offset ? comments[index] : nil
  }

  private func begins(_ comment: Span, with word: StaticString) -> Bool {
    let text = source.bytes[Int(comment.start) + 1..<Int(comment.end)].drop(while: Byte.isBlank)
    return word.withUTF8Buffer { word in
      text.count >= word.count && zip(text, word).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  /// Whether nothing else stands on the line of a comment.
  package func isAlone(_ comment: Comment) -> Bool { isAlone(comment.span) }

  /// Whether there is a comment on a line, counted from 1, and nothing else.
  package func isCommentAlone(on line: Int) -> Bool {
    let index = firstComment(from: source.start(ofLine: line))
    guard index < comments.count, comments[index].start < source.start(ofLine: line + 1) else {
      return false
    }
    return isAlone(comments[index])
  }

  /// The first comment that begins at an offset or behind it.
  private func firstComment(from offset: UInt32) -> Int {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether only blanks stand before a comment on its line.
  private func isAlone(_ comment: Span) -> Bool {
    let start = source.start(ofLine: source.lineNumber(of: comment.start))
    return source.bytes[Int(start)..<Int(comment.start)].allSatisfy(Byte.isBlank)
  }

  private func comment(_ index: Int) -> Comment {
    let span = comments[index]
    let text = source.bytes[Int(span.start) + 1..<Int(span.end)].drop(while: Byte.isBlank)
    let end = text.lastIndex { !Byte.isBlank($0) }.map { $0 + 1 } ?? text.startIndex
    return Comment(text: String(decoding: text[..<end], as: UTF8.self), span: span)
  }
}

extension Source {
  /// Where a line begins, counted from 1; behind the last one the end of the text.
  fileprivate func start(ofLine number: Int) -> UInt32 {
    number <= lineStarts.count
      ? lineStarts[max(number, 1) - 1] : UInt32(truncatingIfNeeded: count + 1)
  }
}
