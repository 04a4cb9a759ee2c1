extension Git {
  /// One name in the tree of a commit.
  struct TreeEntry: Sendable {
    let kind: Kind
    /// The name of its contents.
    let object: String
    /// From the top of the repository.
    let path: String

    /// What a name in a tree stands for.
    enum Kind: Sendable {
      case file
      case link
      /// Another repository, of which this one only knows the commit.
      case module
    }
  }

  /// Every name in a commit; nothing, if the clone lacks it or one of its folders.
  static func tree(of commit: String, in folder: FilePath) -> [TreeEntry]? {
    let listing = output(["ls-tree", "-r", "-z", "--full-tree", commit], in: folder)
    return listing?.split(separator: 0).compactMap(TreeEntry.init)
  }

  /// The contents of objects, by their names.
  static func contents(of objects: [String], in folder: FilePath) -> [String: [UInt8]] {
    let input = Array(objects.map { $0 + "\n" }.joined().utf8)
    let answer = output(["cat-file", "--batch"], in: folder, input: input) ?? []
    var contents: [String: [UInt8]] = [:]
    var rest = answer[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // `name type size`, or `name missing`.
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(words[2]), (0..<rest.count).contains(size) else {
        continue
      }
      contents[String(words[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents
  }
}

extension Git.TreeEntry {
  /// Reads `100644 blob 1a2b…<tab>path`.
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 3 else { return nil }
    switch String(decoding: words[0], as: UTF8.self) {
    case "120000": kind = .link
    case "160000": kind = .module
    default: kind = .file
    }
    object = String(decoding: words[2], as: UTF8.self)
    path = String(decoding: line[(tab + 1)...], as: UTF8.self)
  }
}
