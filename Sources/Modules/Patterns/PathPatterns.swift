/// Path patterns in a trie of their literal leading folders, so that few are tried on a path.
package struct PathPatterns: Sendable {
  /// A node of the trie.
  private struct Folder: Sendable {
    /// The patterns whose literal part ends here, by position.
    var ends: [Int] = []
    var folders: [ArraySlice<UInt8>: Int] = [:]
  }

  private var folders = [Folder()]
  private let count: Int

  package init(_ patterns: some Sequence<Pattern>) {
    let beginnings = patterns.map(\.beginning)
    count = beginnings.count
    for (position, beginning) in beginnings.enumerated() {
      var folder = 0
      for part in beginning { folder = self.folder(part, in: folder) }
      folders[folder].ends.append(position)
    }
  }

  private mutating func folder(_ part: ArraySlice<UInt8>, in outer: Int) -> Int {
    if let known = folders[outer].folders[part] { return known }
    folders.append(Folder())
    folders[outer].folders[part] = folders.count - 1
    return folders.count - 1
  }

  /// The positions of all patterns that may match a path, in order.
  package func positions(for path: PathParts) -> [Int] {
    var folder = 0
    var found = folders[0].ends
    for part in path.parts where !folders[folder].folders.isEmpty {
      // Beyond ASCII, equal names may have different bytes.
      guard part.allSatisfy({ $0 < 0x80 }) else { return Array(0..<count) }
      guard let next = folders[folder].folders[part] else { break }
      folder = next
      found += folders[folder].ends
    }
    return found.count > 1 ? found.sorted() : found
  }
}
