/// The specs of a run, among which is shared what they may make of the same files.
package struct SpecCrowd: Sendable {
  package let count: Int
  /// Those that are links: what they lead to may be the same for all of them.
  private let linked: Set<String>
  /// How many of them include a file, by its path; before that is known, all of them.
  private var includers: [String: Int]?

  package init(count: Int = 1, linked: Set<String> = []) {
    self.count = max(count, 1)
    self.linked = linked
  }

  /// The same, once all have been read.
  ///
  /// Files of the same text are one: a link costs nothing, and neither does another way to write a
  /// path.
  package func knowing(_ parts: [LoadedPart], in parsed: ParsedFiles) -> SpecCrowd {
    var texts: [String: Int] = [:]
    var counts: [Int: Int] = [:]
    for path in parts.flatMap({ Set($0.includedFiles) }) {
      let text = texts[path] ?? parsed.source(of: path)?.withBytes(SpecCrowd.hash) ?? 0
      texts[path] = text
      counts[text, default: 0] += 1
    }
    var crowd = self
    crowd.includers = texts.mapValues { counts[$0] ?? 1 }
    return crowd
  }

  /// Among how many specs a file counts: one of them, or what they include.
  package func users(of path: String, isSpec: Bool) -> Int {
    if isSpec { return linked.contains(path) ? count : 1 }
    return includers.map { $0[path] ?? 1 } ?? count
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    return hasher.finalize()
  }
}
