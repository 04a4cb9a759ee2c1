/// The extent of each entry, before or now.
typealias EntryCounts = [BaselineKey: BaselineEntry]

extension EntryCounts {
  init(_ findings: [Finding]) { self.init(findings.flatMap(\.entries)) }

  init(_ entries: [BaselineEntry]) {
    self.init(entries.map { ($0.key, $0) }) { $0.joined(with: $1) }
  }

  func covers(_ entry: BaselineEntry) -> Bool { self[entry.key].map(entry.isWithin) ?? false }
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
    changed(self) {
      $0.count = min(count, other.count)
      $0.grade = [grade, other.grade].compactMap { $0 }.min()
    }
  }

  /// The greater extent; two findings about one entry are not more of it.
  func joined(with other: BaselineEntry) -> BaselineEntry {
    changed(self) {
      $0.count = max(count, other.count)
      $0.grade = grade.flatMap { one in other.grade.map { max(one, $0) } }
    }
  }
}
