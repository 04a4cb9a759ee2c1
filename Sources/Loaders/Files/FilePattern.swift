/// A pattern for files: the folder that its first names are, and what is meant below that.
struct FilePattern {
  let folder: ArraySlice<Substring>
  /// Empty if the pattern is a plain path.
  let rest: String

  init(_ text: String) {
    let names = text.split(separator: "/")
    folder = names.prefix { name in !"*?[{".contains(where: name.contains) }
    rest = names[folder.count...].joined(separator: "/")
  }

  /// What another pattern means below the folder: nil if nothing, empty if all of a folder.
  func part(of other: String) -> String? {
    var names = other.split(separator: "/")[...]
    for name in folder {
      guard let first = names.first, first != "**" else { break }
      guard Pattern(String(first)).matches(name: String(name)) else { return nil }
      names.removeFirst()
    }
    return names.joined(separator: "/")
  }
}
