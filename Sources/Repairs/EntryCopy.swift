/// Copies what a document has for some names, such as targets and schemes, behind the originals.
package struct EntryCopy {
  private let document: Document
  private let lines: Lines

  package init(_ document: Document) { (self.document, lines) = (document, Lines(document)) }

  /// The text with a copy of each chosen entry of the top maps, with some words replaced.
  package func text(
    _ matches: [WordReplacement.Match], isCopied: (String) -> Bool
  ) throws(Refusal) -> [UInt8] {
    var insertions: [(offset: Int, text: [UInt8])] = []
    for map in document.root?.entries.map(\.value) ?? [] where map.kind == .mapping {
      let numbers = (0..<map.entryCount).filter { isCopied(map.key(at: $0).text) }
      guard let last = numbers.last else { continue }
      var copies: [UInt8] = []
      for number in numbers {
        let range = try range(of: number, in: map)
        copies += matches.filter { range.contains($0.range.lowerBound) }
          .applied(to: lines.bytes[range])
      }
      let end = try range(of: last, in: map).upperBound
      let isEnded = end > 0 && lines.bytes[end - 1] == .lineFeed
      insertions.append((end, isEnded ? copies : Array(lines.lineBreak.utf8) + copies))
    }
    var bytes = lines.bytes
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: insertion.text, at: insertion.offset)
    }
    return bytes
  }

  /// The lines of an entry, without the comments above it: these are about the original.
  private func range(of number: Int, in map: Node) throws(Refusal) -> Range<Int> {
    let (key, value) = (map.key(at: number), map.value(at: number))
    let start = Int(key.span.start)
    guard map.style == .block, map.holds(key), lines.isFirst(start) else {
      throw Refusal("`\(key.text)` is not on lines of its own")
    }
    let range = lines.start(of: start)..<lines.end(of: max(value.contentEnd, Int(key.span.end)))
    let text = lines.bytes[range]
    let hasAnchor = text.indices.dropFirst().contains { index in
      text[index] == UInt8(ascii: "&") && " [{,:".utf8.contains(text[index - 1])
        && index + 1 < range.upperBound && text[index + 1].isOfName
    }
    if hasAnchor { throw Refusal("`\(key.text)` has a YAML anchor, which would be twice") }
    return range
  }
}
