/// A pattern of the configuration: for target names, or for paths.
///
/// A path pattern has a slash or ends like a spec. Its `*` stays within one path component; a
/// component `**` matches any number of components, so `x/**` also matches `x`.
package struct Pattern: Hashable, Sendable {
  private var shared: Shared<Contents>

  /// The contents, shared by reference, since many targets refer to their pattern.
  private struct Contents: Hashable, Sendable {
    let text: String
    let place: Place?
    let isPath: Bool
    let literalCount: Int
    var exceptions: [Pattern] = []
    var parts: [Part]
  }

  /// One component between slashes.
  private enum Part: Hashable, Sendable {
    case anything
    case wildcard(Wildcard)
  }

  package var text: String { shared.value.text }
  /// Its place in the configuration; nil for a preset.
  package var place: Place? { shared.value.place }
  /// Whether it matches paths; otherwise target names.
  package var isPath: Bool { shared.value.isPath }
  /// The number of literal characters; the pattern with most of them is the most specific.
  package var literalCount: Int { shared.value.literalCount }
  /// Its exclusions: the entries of its list with a `!`.
  package var exceptions: [Pattern] {
    get { shared.value.exceptions }
    set { change { $0.exceptions = newValue } }
  }
  private var parts: [Part] { shared.value.parts }

  private mutating func change(_ change: (inout Contents) -> Void) {
    var contents = shared.value
    change(&contents)
    shared = Shared(contents)
  }

  package init(_ text: String, at place: Place? = nil) {
    let isPath = text.contains("/") || Pattern.isSpec(text)
    let pieces = isPath ? text.split(separator: "/").filter { $0 != "." } : [Substring(text)]
    let parts = pieces.map { $0 == "**" ? Part.anything : .wildcard(Wildcard($0)) }
    let literalCount = parts.reduce(max(0, parts.count - 1)) { sum, part in
      guard case .wildcard(let wildcard) = part else { return sum }
      return sum + wildcard.literalCount
    }
    shared = Shared(
      Contents(text: text, place: place, isPath: isPath, literalCount: literalCount, parts: parts))
  }

  /// A literal folder also matches everything inside, as if it ended in `/**`.
  package var orBelow: Pattern {
    guard isPath, !Pattern.isSpec(text), case .wildcard(let last)? = parts.last, !last.hasStar
    else { return self }
    return below
  }

  /// What it matches, with everything inside.
  package var below: Pattern { changed(self) { $0.change { $0.parts.append(.anything) } } }

  private static func isSpec(_ text: String) -> Bool {
    [".yml", ".yaml", ".json", ".xcodeproj", ".xcworkspace"].contains { text.hasSuffix($0) }
  }

  package var isExact: Bool {
    parts.allSatisfy { part in
      guard case .wildcard(let wildcard) = part else { return false }
      return !wildcard.hasStar
    }
  }

  /// The leading components that are literal ASCII and must be equal.
  var beginning: [ArraySlice<UInt8>] {
    var beginning: [ArraySlice<UInt8>] = []
    for part in parts {
      guard case .wildcard(let wildcard) = part, let literal = wildcard.literal else { break }
      beginning.append(literal)
    }
    return beginning
  }

  package func matches(name: String) -> Bool { matches(name: Array(name.utf8)[...]) }

  package func matches(path: String) -> Bool {
    if case .wildcard(let last)? = parts.last, last.isUnlikeEnd(of: path) { return false }
    return matches(PathParts(path))
  }

  func matches(name: ArraySlice<UInt8>) -> Bool {
    guard !isPath, let part = parts.first, fits(part, name) else { return false }
    return !exceptions.contains { $0.matches(name: name) }
  }

  package func matches(_ path: PathParts) -> Bool {
    isPath && fits(path) && !exceptions.contains { $0.matches(path) }
  }

  /// Matches the components in turn; on a mismatch, the last `**` takes one more.
  private func fits(_ path: PathParts) -> Bool {
    let parts = parts
    if let many = parts.firstIndex(of: .anything), many == parts.lastIndex(of: .anything) {
      return fits(path, around: many)
    }
    var position = 0
    var next = 0
    var latest: (anything: Int, taken: Int)?
    while position < path.parts.count {
      if next < parts.count, parts[next] == .anything {
        latest = (next, position)
        next += 1
      } else if next < parts.count, fits(parts[next], path.parts[position]) {
        next += 1
        position += 1
      } else if let (anything, taken) = latest {
        latest = (anything, taken + 1)
        next = anything + 1
        position = taken + 1
      } else {
        return false
      }
    }
    return parts[next...].allSatisfy { $0 == .anything }
  }

  /// Whether the parts before and after the only `**` match the start and the end of a path.
  private func fits(_ path: PathParts, around many: Int) -> Bool {
    let parts = parts
    let (behind, length) = (parts.count - many - 1, path.parts.count)
    guard length >= many + behind else { return false }
    // Backwards, since paths differ more at the end.
    for index in 0..<behind
    where !fits(parts[parts.count - 1 - index], path.parts[length - 1 - index]) { return false }
    return (0..<many).allSatisfy { fits(parts[$0], path.parts[$0]) }
  }

  /// The part of a name that a pattern's only `*` matches: `ISSNetwork` for `*Core`.
  func rest(of name: String) -> String? {
    guard case .wildcard(let wildcard)? = parts.first, !isPath,
      !exceptions.contains(where: { $0.matches(name: name) })
    else { return nil }
    return wildcard.rest(of: name)
  }

  /// The match of the first `*` of a path pattern: of `slices/*/**` a slice's name.
  ///
  /// Nil for no match, for name patterns, and without a `*` within a component.
  package func star(in path: String) -> String? {
    var (before, after) = (self, self)
    for (index, part) in parts.enumerated() where isPath {
      guard case .wildcard(let wildcard) = part, wildcard.hasStar else { continue }
      before.change { $0.parts = Array(parts[..<index]) }
      after.change { $0.parts = Array(parts[(index + 1)...]) }
      let pieces = PathParts(path).parts
      let position = pieces.indices.first { position in
        wildcard.matches(pieces[position])
          && before.matches(PathParts(parts: Array(pieces[..<position])))
          && after.matches(PathParts(parts: Array(pieces[(position + 1)...])))
      }
      return position.flatMap { wildcard.star(in: pieces[$0]) }
    }
    return nil
  }

  private func fits(_ part: Part, _ text: ArraySlice<UInt8>) -> Bool {
    guard case .wildcard(let wildcard) = part else { return true }
    return wildcard.matches(text)
  }
}

/// A path split at its slashes, for matching many patterns.
package struct PathParts: Sendable {
  let parts: [ArraySlice<UInt8>]

  init(parts: [ArraySlice<UInt8>]) { self.parts = parts }
  var folder: PathParts { PathParts(parts: parts.dropLast()) }

  package init(_ path: String) {
    let bytes = Array(path.utf8)
    var parts: [ArraySlice<UInt8>] = []
    parts.reserveCapacity(8)
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      let isHere = end == start + 1 && bytes[start] == UInt8(ascii: ".")
      if end > start, !isHere { parts.append(bytes[start..<end]) }
      start = end + 1
    }
    self.parts = parts
  }
}
