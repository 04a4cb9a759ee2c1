struct ManifestComments {
  /// A comment from `archlint:` on, and whether it is alone on its line and applies to the next.
  private typealias Comment = (text: String, place: Place, isAlone: Bool)

  private var comments: [Int: Comment] = [:]
  private let sign: String

  init(_ source: Source) {
    sign = source.name.hasSuffix(".swift") ? "//" : "#"
    // Most manifests have none.
    guard String(decoding: source.contents, as: UTF8.self).holds(" archlint:") else { return }
    for number in 1..<(source.lineCount + 1) {
      let text = String(decoding: source.line(number), as: UTF8.self)
      guard let found = text.firstRange(of: "\(sign) archlint:") else { continue }
      let column = text[..<found.lowerBound].unicodeScalars.count + 1
      let words = text[found.upperBound...]
      comments[number] = (
        "archlint:" + words, Place(file: source.name, line: number, column: column),
        text[..<found.lowerBound].allSatisfy(\.isWhitespace)
      )
    }
  }

  var exceptions: [CommentException] {
    comments.sorted { $0.key < $1.key }.flatMap { line, comment in
      var last = line
      if comment.isAlone { repeat { last += 1 } while comments[last]?.isAlone ?? false }
      return CommentException.all(in: comment.text, at: comment.place, lines: last...last)
    }
  }

  var failedExceptions: [Problem] {
    comments.sorted { $0.key < $1.key }.compactMap { _, comment in
      CommentException.failure(in: comment.text, at: comment.place, sign: sign)
    }
  }

  /// The tags of the target at a place, on its line or directly above it.
  func tag(at place: Place) -> ArchitectureTag {
    var tag = ArchitectureTag()
    if let comment = comments[place.line] { tag.take(comment.text, at: comment.place) }
    var line = place.line - 1
    while let comment = comments[line], comment.isAlone {
      tag.take(comment.text, at: comment.place)
      line -= 1
    }
    return tag
  }
}

extension ArchitectureTag {
  fileprivate mutating func take(_ comment: String, at place: Place) {
    let words = comment.split(separator: " ").map(String.init)
    guard words.count > 1 else { return }
    switch words[0] {
    case "archlint:layer": layer = Word(words[1], at: place)
    case "archlint:role": role = Word(words[1], at: place)
    default: break
    }
  }
}
