/// The lines that differ between a file and its edited version.
package struct LineDifference {
  /// Lines that follow one another and were replaced by others; either may be none.
  package struct Hunk {
    package let old: Range<Int>
    package let new: Range<Int>
  }

  package let old: [ArraySlice<UInt8>]
  package let new: [ArraySlice<UInt8>]
  package private(set) var hunks: [Hunk] = []

  package init(from old: [UInt8], to new: [UInt8]) {
    (self.old, self.new) = (LineDifference.lines(of: old), LineDifference.lines(of: new))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in self.new.difference(from: self.old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (one, other) = (0, 0)
    while one < self.old.count || other < self.new.count {
      let (start, second) = (one, other)
      while removed.contains(one) { one += 1 }
      while inserted.contains(other) { other += 1 }
      if one > start || other > second {
        hunks.append(Hunk(old: start..<one, new: second..<other))
      } else {
        (one, other) = (one + 1, other + 1)
      }
    }
  }

  static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  /// Where a line is now that both have, or what it became.
  package func newLine(of line: Int) -> Int {
    hunks.filter { $0.old.upperBound < line }.reduce(line) { $0 + $1.new.count - $1.old.count }
  }

  package func edits(of file: String) -> [TextEdit] {
    hunks.map { hunk in
      // Nothing is behind a last line without a line break.
      let cut = old[hunk.old].last.flatMap { $0.last == .lineFeed ? nil : $0 }
      let place = Place(
        file: file, line: hunk.old.lowerBound + 1, column: 1,
        endLine: hunk.old.upperBound + (cut == nil ? 1 : 0),
        endColumn: cut.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count + 1 } ?? 1)
      return TextEdit(place, String(decoding: new[hunk.new].joined(), as: UTF8.self))
    }
  }

  private static let context = 3

  /// A patch that `git apply` takes; nothing where the files are the same.
  package func patch(of file: String, isNew: Bool = false) -> [UInt8] {
    guard !hunks.isEmpty else { return [] }
    var patch = Array("--- \(isNew ? "/dev/null" : "a/\(file)")\n+++ b/\(file)\n".utf8)
    for group in groups { patch += text(of: group) }
    return patch
  }

  /// Hunks whose context meets are one.
  private var groups: [[Hunk]] {
    hunks.reduce(into: []) { groups, hunk in
      let last = groups.last?.last
      if let last, hunk.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        groups[groups.count - 1].append(hunk)
      } else {
        groups.append([hunk])
      }
    }
  }

  private func text(of group: [Hunk]) -> [UInt8] {
    guard let first = group.first, let last = group.last else { return [] }
    let before = min(first.old.lowerBound, Self.context)
    let after = min(old.count - last.old.upperBound, Self.context)
    let olds = first.old.lowerBound - before..<last.old.upperBound + after
    let news = first.new.lowerBound - before..<last.new.upperBound + after
    var text = Array("@@ -\(header(of: olds)) +\(header(of: news)) @@\n".utf8)
    var next = olds.lowerBound
    for hunk in group {
      text += lines(old[next..<hunk.old.lowerBound], " ")
      text += lines(old[hunk.old], "-") + lines(new[hunk.new], "+")
      next = hunk.old.upperBound
    }
    return text + lines(old[next..<olds.upperBound], " ")
  }

  private func header(of range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private func lines(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: Unicode.Scalar) -> [UInt8] {
    lines.flatMap { line in
      [UInt8(ascii: sign)] + line
        + (line.last == .lineFeed ? [] : Array("\n\\ No newline at end of file\n".utf8))
    }
  }
}
