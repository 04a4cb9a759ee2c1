/// The extent of each entry, before or now.
package struct EntryCounts: Sendable {
  private let entries: [BaselineKey: BaselineEntry]

  package init(_ findings: [Finding]) { self.init(findings.flatMap(\.entries)) }

  init(_ entries: [BaselineEntry]) {
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { $0.joined(with: $1) }
  }

  subscript(key: BaselineKey) -> BaselineEntry? { entries[key] }
  func covers(_ entry: BaselineEntry) -> Bool { entries[entry.key].map(entry.isWithin) ?? false }
}

extension [BaselineEntry] {
  /// Each entry once, in order, with its greatest extent.
  package var joined: [BaselineEntry] {
    let counts = EntryCounts(self)
    var known: Set<BaselineKey> = []
    return filter { known.insert($0.key).inserted }.compactMap { counts[$0.key] }
  }
}

extension BaselineEntry {
  func isWithin(_ other: BaselineEntry) -> Bool {
    guard count <= other.count else { return false }
    guard let limit = other.grade else { return true }
    return grade.map { $0 <= limit } ?? false
  }

  func lowered(to other: BaselineEntry) -> BaselineEntry {
    var lowered = self
    lowered.count = min(count, other.count)
    lowered.grade = [grade, other.grade].compactMap { $0 }.min()
    return lowered
  }

  /// The greater extent; two findings about one entry are not more of it.
  func joined(with other: BaselineEntry) -> BaselineEntry {
    var joined = self
    joined.count = max(count, other.count)
    joined.grade = grade.flatMap { one in other.grade.map { max(one, $0) } }
    return joined
  }
}
