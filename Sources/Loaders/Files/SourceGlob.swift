/// A path pattern of XcodeGen's `excludes` and `includes`, with the syntax of Bash 4.
///
/// `*` and `?` match within one component, except a leading dot. `**` matches any number of
/// folders, `[…]` one of several characters, `{a,b}` one of several strings. A folder that matches
/// stands for all files below it.
struct SourceGlob {
  private let alternatives: [[[UInt8]]]

  private static let anyFolders = Array("**".utf8)
  /// `**` does not look into these where they lie right below the source.
  private static let closed = [Array("Pods".utf8), Array("node_modules".utf8)]

  /// - Parameter room: how many more texts braces may stand for; below 0 once some are left out.
  init(_ pattern: String, room: inout Int) {
    alternatives = SourceGlob.expanded(Array(pattern.utf8), room: &room).map { text in
      text.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [0x2E] }
    }
  }

  /// Whether a path below the source, given by its names, or a folder above it is meant.
  func hits(_ names: [[UInt8]]) -> Bool {
    alternatives.contains { SourceGlob.hits(names, $0) }
  }

  /// Which prefixes of the path fit which prefixes of the pattern, part by part.
  private static func hits(_ names: [[UInt8]], _ parts: [[UInt8]]) -> Bool {
    // Whether the first so many names are what the parts so far mean.
    var fits = [true] + Array(repeating: false, count: names.count)
    for part in parts {
      var next = Array(repeating: false, count: names.count + 1)
      if part == anyFolders {
        next = fits
        for (index, name) in names.enumerated()
        where next[index] && !(index == 0 && closed.contains(name)) {
          next[index + 1] = true
        }
      } else {
        for (index, name) in names.enumerated() where fits[index] {
          next[index + 1] = matches(part[...], name[...])
        }
      }
      fits = next
    }
    return fits.dropFirst().contains(true)
  }

  /// Whether a name fits a part without slashes; after a misfit the latest `*` takes one more byte.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    let hidden = name.first == UInt8(ascii: ".")
    if hidden, pattern.first != UInt8(ascii: ".") { return false }
    var (next, position) = (pattern.startIndex, name.startIndex)
    var latest: (next: Int, position: Int)?
    while position < name.endIndex {
      if next < pattern.endIndex, pattern[next] == UInt8(ascii: "*") {
        latest = (next + 1, position)
        next += 1
      } else if let end = end(ofOne: pattern, at: next, matching: name[position]) {
        next = end
        position += 1
      } else if let (star, taken) = latest {
        latest = (star, taken + 1)
        (next, position) = (star, taken + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The offset behind what stands for one byte, if it stands for this one.
  private static func end(
    ofOne pattern: ArraySlice<UInt8>, at start: Int, matching byte: UInt8
  ) -> Int? {
    guard start < pattern.endIndex else { return nil }
    if pattern[start] == UInt8(ascii: "?") { return start + 1 }
    guard pattern[start] == UInt8(ascii: "["),
      let end = pattern[start...].dropFirst(2).firstIndex(of: UInt8(ascii: "]"))
    else { return pattern[start] == byte ? start + 1 : nil }
    var set = pattern[start + 1..<end]
    let isInverted = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
    if isInverted { set = set.dropFirst() }
    var isHit = false
    while let first = set.popFirst() {
      if set.first == UInt8(ascii: "-"), let last = set.dropFirst().first {
        isHit = isHit || first <= byte && byte <= last
        set = set.dropFirst(2)
      } else {
        isHit = isHit || first == byte
      }
    }
    return isHit != isInverted ? end + 1 : nil
  }

  /// The texts that braces stand for, the innermost taken apart first.
  private static func expanded(_ pattern: [UInt8], room: inout Int) -> [[UInt8]] {
    var (open, done) = ([pattern], [[UInt8]]())
    while room >= 0, let text = open.popLast() {
      guard let end = text.firstIndex(of: UInt8(ascii: "}")),
        let start = text[..<end].lastIndex(of: UInt8(ascii: "{"))
      else {
        done.append(text)
        continue
      }
      let choices = text[start + 1..<end].split(
        separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      room -= choices.count - 1
      open += choices.map { Array(text[..<start] + $0 + text[(end + 1)...]) }
    }
    return done
  }
}
