/// The specs of a run, which share the limits for common files.
package struct SpecBatch: Sendable {
  package let count: Int
  /// The symbolic links among them, which may have the same target.
  private let linked: Set<String>
  /// The number of specs that include a file, by path; nil if unknown, which means all.
  private var includers: [String: Int]?

  package init(count: Int = 1, linked: Set<String> = []) {
    self.count = max(count, 1)
    self.linked = linked
  }

  /// The same after all were read.
  package func knowing(_ parts: [LoadedPart], in parsed: ParsedFiles) -> SpecBatch {
    var texts: [String: Int] = [:]
    var counts: [Int: Int] = [:]
    for path in parts.flatMap({ Set($0.includedFiles) }) {
      let text =
        texts[path]
        ?? parsed.source(of: path)?.withBytes { bytes in
          var hasher = Hasher()
          hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
          return hasher.finalize()
        } ?? 0
      texts[path] = text
      counts[text, default: 0] += 1
    }
    return changed(self) { $0.includers = texts.mapValues { counts[$0] ?? 1 } }
  }

  /// The number of specs that share a file: one of them, or what they include.
  package func users(of path: String, isSpec: Bool) -> Int {
    if isSpec { return linked.contains(path) ? count : 1 }
    return includers.map { $0[path] ?? 1 } ?? count
  }
}
