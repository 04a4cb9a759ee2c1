extension String {
  /// The components of a path; split by bytes, since a combining mark after a slash would join it.
  package var pathNames: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// The last component of a path; empty if there is none.
  package var lastPathName: Substring {
    let slash = UInt8(ascii: "/")
    guard let last = utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let start = utf8[...last].lastIndex(of: slash).map { utf8.index(after: $0) } ?? startIndex
    return self[start...last]
  }

  /// The way to the path from a folder, both from the root.
  package func path(from folder: String) -> String {
    FilePath(self).relative(to: FilePath(folder))
  }

  /// Whether a relative path stays inside its folder without `..`; false for some that do.
  package var isShortPath: Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    guard let first = utf8.first, first != slash, first != dot, utf8.last != slash
    else { return false }
    return !hasPair(slash, slash) && !hasPair(slash, dot)
  }
}

/// An absolute, normalized path, for comparing.
package struct FilePath: Hashable, Sendable {
  private let parts: [Substring]

  private init(parts: [Substring]) { self.parts = parts }

  package init(_ text: String, in folder: FilePath = FilePath(parts: [])) {
    // By bytes, since a leading combining mark would join the slash.
    let slash = UInt8(ascii: "/")
    var parts = text.utf8.first == slash ? [] : folder.parts
    for part in text.utf8.split(separator: slash).map(Substring.init) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    self.parts = parts
  }

  package var text: String { "/" + parts.joined(separator: "/") }

  /// The parent folder; the root is its own.
  package var parent: FilePath { FilePath(parts: parts.dropLast()) }

  /// The folder itself and all above it, the nearest first.
  package var upward: UnfoldFirstSequence<FilePath> {
    sequence(first: self) { $0.isTop ? nil : $0.parent }
  }

  package var depth: Int { parts.count }
  package var isTop: Bool { parts.isEmpty }
  package var name: String { parts.last.map(String.init) ?? "/" }
  package func appending(_ path: String) -> FilePath { FilePath(path, in: self) }

  /// The path relative to a folder; empty for the folder itself.
  package func relative(to folder: FilePath) -> String {
    let shared = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.parts.count - shared)
    return (up + parts[shared...]).joined(separator: "/")
  }

  package func isInside(_ folder: FilePath) -> Bool { parts.starts(with: folder.parts) }
}
