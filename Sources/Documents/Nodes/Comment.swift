/// A comment, which parsing ignores.
package struct Comment: Equatable, Sendable {
  /// The text after the `#`, trimmed.
  package let text: String
  /// Its span, from the `#` to the end of its line.
  package let span: Span
}

extension Document {
  /// The comments that begin with a word, in small or capital letters, in the order of the text.
  package func comments(beginningWith word: StaticString) -> [Comment] {
    comments.indices.filter { begins(comments[$0], with: word) }.map(comment)
  }

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

  /// Whether there is a comment on a line, counted from 1, and nothing else.
  package func isCommentAlone(on line: Int) -> Bool {
    let index = firstComment(from: source.start(ofLine: line))
    guard index < comments.count, comments[index].start < source.start(ofLine: line + 1) else {
      return false
    }
    return isAlone(comments[index])
  }

  private func firstComment(from offset: UInt32) -> Int {
    comments.partitioningIndex { $0.start >= offset }
  }

  package func isAlone(_ comment: Span) -> Bool {
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
