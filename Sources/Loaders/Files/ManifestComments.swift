final class ManifestComments {
  /// A comment from `archlint:` on, and whether it is alone on its line and applies to the next.
  private typealias Comment = (text: String, place: Place, isAlone: Bool)

  private var comments: [Int: Comment] = [:]
  private let source: Source
  let sign: String
  private var brackets: SwiftBrackets?
  /// A manifest may make very many targets in one call.
  private var tags: [Place: ArchitectureTag] = [:]

  init(_ source: Source) {
    self.source = source
    sign = source.name.hasSuffix(".swift") ? "//" : "#"
    let signs = sign == "//" ? [sign, "/*"] : [sign]
    // Most manifests have none.
    guard String(decoding: source.contents, as: UTF8.self).holds(" archlint:") else { return }
    for number in 1..<(source.lineCount + 1) {
      let text = String(decoding: source.line(number), as: UTF8.self)
      guard let found = signs.lazy.compactMap({ text.firstRange(of: "\($0) archlint:") }).first
      else { continue }
      let column = text[..<found.lowerBound].unicodeScalars.count + 1
      let rest = text[found.upperBound...]
      let words = rest[..<(rest.firstRange(of: "*/")?.lowerBound ?? rest.endIndex)]
      comments[number] = (
        "archlint:" + words, Place(file: source.name, line: number, column: column),
        text[..<found.lowerBound].allSatisfy(\.isWhitespace)
      )
    }
    if sign == "//", !comments.isEmpty { brackets = SwiftBrackets(source) }
  }

  var all: [ToolComment] {
    comments.sorted { $0.key < $1.key }.map { line, comment in
      var last = line
      if comment.isAlone { repeat { last += 1 } while comments[last]?.isAlone ?? false }
      return (comment.text, comment.place, last...last)
    }
  }

  /// The tags of the target at a place: those in the lines of its call, or directly above it.
  func tag(at place: Place) -> ArchitectureTag {
    if let known = tags[place] { return known }
    var tag = ArchitectureTag()
    for comment in lines(of: place).compactMap({ comments[$0] }) {
      tag.take(comment.text, at: comment.place)
    }
    tags[place] = tag
    return tag
  }

  /// The comments with tags that are at none of the targets.
  func idleTags(besides targets: [Place]) -> [Problem] {
    let lines = Set(Set(targets).flatMap(lines))
    return comments.sorted { $0.key < $1.key }.compactMap { line, comment in
      var tag = ArchitectureTag()
      tag.take(comment.text, at: comment.place)
      guard tag.layer != nil || tag.role != nil, !lines.contains(line) else { return nil }
      return Problem(
        "this comment is at no target, and has no effect", at: comment.place, severity: .warning,
        help: "move it to a line of the target's call, or above that")
    }
  }

  /// The lines of the call at a place, and those of the comments above it.
  private func lines(of place: Place) -> [Int] {
    guard !comments.isEmpty, place.file == source.name else { return [] }
    var first = place.line
    while comments[first - 1]?.isAlone ?? false { first -= 1 }
    return Array(first...lastLine(of: place))
  }

  /// The line where the call at a place ends; of anything else its first line.
  private func lastLine(of place: Place) -> Int {
    guard let offset = source.offset(line: place.line, column: place.column),
      let call = brackets?.call(around: offset), offset < call.inside.lowerBound
    else { return place.line }
    return source.lineNumber(of: UInt32(call.range.upperBound))
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
