/// A test plan of Xcode, of which copies with fewer test bundles are made.
package struct TestPlan: Sendable {
  private let source: Source
  private let list: Node
  private let entries: [(name: String, node: Node)]

  package init(_ source: Source, knowing names: [String: String] = [:]) throws(Problem) {
    let root = try Document.read(source, as: .json).root
    guard let list = root?["testTargets"], list.kind == .sequence else {
      throw Problem("`\(source.name)` is not a test plan", help: "expected a list of `testTargets`")
    }
    (self.source, self.list) = (source, list)
    entries = list.items.map { ($0["target"]?.targetName(among: names) ?? "", $0) }
  }

  package var names: [String] { entries.map(\.name) }

  /// Returns the plan with some test bundles alone; every other byte is as it was.
  package func narrowed(to isKept: (String) -> Bool) -> [UInt8] {
    let bytes = source.contents
    func text(_ start: UInt32, _ end: UInt32) -> ArraySlice<UInt8> {
      bytes[bytes.startIndex + Int(start)..<bytes.startIndex + Int(end)]
    }
    guard let first = entries.first, let last = entries.last else { return Array(bytes) }
    var narrowed = Array(text(0, list.span.start + 1))
    var hasEntry = false
    for (index, entry) in entries.enumerated() where isKept(entry.name) {
      // What is between two entries goes with the second one; the first has the space behind the bracket.
      let gap =
        hasEntry
        ? text(entries[index - 1].node.span.end, entry.node.span.start)
        : text(list.span.start + 1, first.node.span.start)
      narrowed += gap + text(entry.node.span.start, entry.node.span.end)
      hasEntry = true
    }
    return narrowed + text(last.node.span.end, UInt32(clamping: bytes.count))
  }

  /// Reports bundles that no target builds, which Xcode skips silently.
  package func problems(knowing known: Set<String>) -> [Problem] {
    entries.filter { !known.contains($0.name) }.map { entry in
      let skipped = entry.node["skippedTests"]?.items.count ?? 0
      let words = skipped > 0 ? " with \(skipped.of("skipped test"))" : ""
      return Problem(
        "no target builds \(entry.name), which this test plan lists\(words)",
        at: Place(of: entry.node["target"]?["name"] ?? entry.node), severity: .warning,
        help: NearestName.help(for: entry.name, among: known.sorted()) ?? "remove the entry")
    }
  }
}
