internal import Loaders
internal import Modules

extension Git {
  /// One name in a commit, from the top of the repository, and what it stands for.
  typealias TreeEntry = (path: String, entry: Snapshot.Entry)

  /// Every name in a commit; nil, if the clone lacks it or one of its folders.
  static func tree(of commit: String, in folder: FilePath) -> [TreeEntry]? {
    let listing = output(["ls-tree", "-r", "-z", "--full-tree", commit], in: folder)
    return listing?.split(separator: 0).compactMap(treeEntry)
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

  /// Reads `100644 blob 1a2b…<tab>path`.
  private static func treeEntry(_ line: ArraySlice<UInt8>) -> TreeEntry? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
    guard words.count == 3 else { return nil }
    let object = String(words[2])
    let entry: Snapshot.Entry =
      switch words[0] {
      case "120000": .link(object: object)
      case "160000": .module(commit: object)
      default: .file(object: object)
      }
    return (String(decoding: line[(tab + 1)...], as: UTF8.self), entry)
  }
}
