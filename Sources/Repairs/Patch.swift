/// A patch in unified diff form, as `git diff` and `diff -u` write it.
package struct Patch {
  fileprivate struct Part {
    /// As they are written, without the `a/` and `b/` of git; nil is no file.
    var old: [UInt8]?
    var new: [UInt8]?
    var hunks: [Hunk] = []
  }

  /// Lines that are replaced, with those around them.
  fileprivate struct Hunk {
    /// Counted from 0.
    let start: Int
    var old: [[UInt8]] = []
    var new: [[UInt8]] = []
  }

  private var parts: [Part] = []

  /// What begins the line that says that a file ends without a line break.
  private static let noBreak = UInt8(ascii: "\\")

  package init(_ text: [UInt8]) throws(Refusal) {
    var lines = LineDifference.lines(of: text)[...]
    while let line = lines.popFirst() {
      if line.starts(with: "rename from ".utf8) {
        parts.append(Part(old: Patch.name(in: line, behind: "rename from ")))
      } else if line.starts(with: "rename to ".utf8), !parts.isEmpty {
        parts[parts.count - 1].new = Patch.name(in: line, behind: "rename to ")
      } else if line.starts(with: "--- ".utf8), let next = lines.first,
        next.starts(with: "+++ ".utf8)
      {
        lines.removeFirst()
        add(Patch.name(in: line, behind: "--- ", "a/"), Patch.name(in: next, behind: "+++ ", "b/"))
      } else if line.starts(with: "@@ -".utf8), !parts.isEmpty {
        parts[parts.count - 1].hunks.append(try Patch.hunk(line, &lines))
      }
    }
    guard !parts.isEmpty else { throw Refusal("no file is changed in it") }
  }

  /// A file whose rename was said before is not said twice.
  private mutating func add(_ old: [UInt8]?, _ new: [UInt8]?) {
    if let last = parts.last, last.hunks.isEmpty, last.old == old, last.new == new { return }
    parts.append(Part(old: old, new: new))
  }

  private static func name(
    in line: ArraySlice<UInt8>, behind sign: String, _ side: String = ""
  ) -> [UInt8]? {
    // `diff -u` puts the time behind a tab.
    var name = line.dropFirst(sign.utf8.count).prefix { $0 != .tab && $0 != .lineFeed }
    if name.last == UInt8(ascii: "\r") { name.removeLast() }
    if name.elementsEqual("/dev/null".utf8) { return nil }
    let quote = name.starts(with: "\"".utf8) ? Array(name.prefix(1)) : []
    let rest = name.dropFirst(quote.count)
    return quote + (rest.starts(with: side.utf8) ? rest.dropFirst(side.utf8.count) : rest)
  }

  /// The lines of `@@ -12,7 +12,8 @@`, as many as it says.
  private static func hunk(
    _ head: ArraySlice<UInt8>, _ lines: inout ArraySlice<ArraySlice<UInt8>>
  ) throws(Refusal) -> Hunk {
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    let numbers = words.dropFirst().prefix(2).map { word in
      word.dropFirst().split(separator: ",").map { Int($0) ?? -1 }
    }
    guard numbers.count == 2, numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 >= 0 } })
    else { throw Refusal("a hunk of it has no line numbers") }
    let counts = numbers.map { $0.count > 1 ? $0[1] : 1 }
    var hunk = Hunk(start: counts[0] == 0 ? numbers[0][0] : max(0, numbers[0][0] - 1))
    var sign: UInt8?
    while hunk.old.count < counts[0] || hunk.new.count < counts[1] || lines.first?.first == noBreak,
      let line = lines.popFirst()
    {
      if line.first == noBreak {
        hunk.endWithoutBreak(behind: sign)
      } else {
        sign = line.first
        // An empty line may have lost its blank.
        let text = sign == .lineFeed ? [.lineFeed] : Array(line.dropFirst())
        if sign != UInt8(ascii: "+") { hunk.old.append(text) }
        if sign != UInt8(ascii: "-") { hunk.new.append(text) }
      }
    }
    guard hunk.old.count == counts[0], hunk.new.count == counts[1] else {
      throw Refusal("a hunk of it ends too early")
    }
    return hunk
  }

  /// The files that it changes, as they are then; nil is no file.
  ///
  /// - Parameter read: Gives a file as it is.
  package func edits(
    named path: ([UInt8]) -> String, read: (String) -> [UInt8]?
  ) throws(Refusal) -> [String: [UInt8]?] {
    var edits: [String: [UInt8]?] = [:]
    for part in parts {
      let (old, new) = (part.old.map(path), part.new.map(path))
      var text: [UInt8] = []
      if let old {
        guard let bytes = edits[old] ?? read(old) else { throw Refusal("there is no `\(old)`") }
        text = bytes
        edits[old] = .some(nil)
      }
      guard let new else { continue }
      edits[new] = try Patch.text(text, with: part.hunks, of: old ?? new)
    }
    return edits
  }

  private static func text(
    _ text: [UInt8], with hunks: [Hunk], of path: String
  ) throws(Refusal) -> [UInt8] {
    let lines = LineDifference.lines(of: text)
    var result: [UInt8] = []
    var next = 0
    for hunk in hunks {
      let end = min(hunk.start, lines.count) + hunk.old.count
      guard hunk.start >= next, hunk.start <= lines.count, end <= lines.count,
        lines[hunk.start..<end].elementsEqual(hunk.old, by: { $0.elementsEqual($1) })
      else { throw Refusal("`\(path)` has something else at line \(hunk.start + 1)") }
      result += lines[next..<hunk.start].joined()
      result += hunk.new.joined()
      next = end
    }
    return result + lines[next...].joined()
  }
}

extension Patch.Hunk {
  /// The last line of a side, or of both, ends the file.
  fileprivate mutating func endWithoutBreak(behind sign: UInt8?) {
    if sign != UInt8(ascii: "+"), old.last?.last == .lineFeed { old[old.count - 1].removeLast() }
    if sign != UInt8(ascii: "-"), new.last?.last == .lineFeed { new[new.count - 1].removeLast() }
  }
}
