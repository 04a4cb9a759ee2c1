extension Git {
  /// One name in a commit, from the top of the repository, and what it stands for.
  typealias TreeEntry = (path: String, entry: Snapshot.Entry)

  /// Calls with every name in a commit, in git's order; false if objects are missing.
  ///
  /// Bounds the names by the size of a file, since small trees may repeat one another endlessly.
  static func forEachEntry(
    of commit: String, in folder: FilePath, upTo limit: Int, _ body: (TreeEntry) -> Void
  ) throws(Problem) -> Bool {
    var rest: [UInt8] = []
    var count = 0
    let isWhole = run(["ls-tree", "-r", "-z", "--full-tree", commit], in: folder) { bytes in
      count += bytes.count
      rest += bytes
      var start = 0
      while let end = rest[start...].firstIndex(of: 0) {
        treeEntry(rest[start..<end]).map(body)
        start = end + 1
      }
      rest.removeFirst(start)
      return count <= limit
    }
    guard count <= limit else {
      throw Problem(
        "cannot read the list of files in \(commit.prefix(10)): \(ReadFailure.tooLarge(limit).words)"
      )
    }
    return isWhole
  }

  /// The contents of objects, by their names; those that are larger than a limit are left out.
  package static func contents(
    of objects: [String], in folder: FilePath, upTo limit: Int
  ) -> (found: [String: [UInt8]], large: Set<String>) {
    guard !objects.isEmpty else { return ([:], []) }
    let input = Array(objects.map { $0 + "\n" }.joined().utf8)
    var reader = ObjectReader(limit: limit)
    _ = run(["cat-file", "--batch"], in: folder, input: input) { bytes in
      reader.take(bytes)
      return true
    }
    return (reader.contents, reader.large)
  }

  /// Reads `100644 blob 1a2b…<tab>path`.
  private static func treeEntry(_ line: ArraySlice<UInt8>) -> TreeEntry? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " "))
    guard words.count == 3 else { return nil }
    let object = String(decoding: words[2], as: UTF8.self)
    let entry: Snapshot.Entry =
      if words[0].elementsEqual("120000".utf8) {
        .link(object: object)
      } else if words[0].elementsEqual("160000".utf8) {
        .module(commit: object)
      } else {
        .file(object: object)
      }
    return (String(name: Array(line[(tab + 1)...])), entry)
  }
}
