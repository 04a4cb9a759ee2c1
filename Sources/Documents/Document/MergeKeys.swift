/// The merge key `<<`: entries of other mappings that stand in for those a mapping lacks.
///
/// Own entries win wherever `<<` stands. In a list of mappings the first one wins, among several
/// `<<` the last one; what a merged mapping merged itself comes along.
struct MergeKeys {
  private let table: NodeTable
  private let source: Source
  private let written: [Child]
  /// Which entry of the mapping provides each key.
  private var owners: [KeyText: Int] = [:]
  private var warnings: [Diagnostic] = []

  /// Writes out the merges of the mapping that was closed last, and tells how many nodes it grew.
  static func resolve(
    _ mapping: UInt32, in table: inout NodeTable, source: Source, warnings: inout [Diagnostic]
  ) -> Int {
    for (earlier, later) in table.repeatedKeys(of: mapping, in: source) {
      table.noteDuplicate(table.children[earlier], table.children[later], in: source)
    }
    let written = table.children(of: mapping).count
    let entries = entries(of: mapping, in: table, source: source, warnings: &warnings)
    table.replaceChildren(of: mapping, by: entries)
    return max(entries.count - written, 0)
  }

  /// A function of its own, so that the table is shared with nobody when it is changed again.
  private static func entries(
    of mapping: UInt32, in table: NodeTable, source: Source, warnings: inout [Diagnostic]
  ) -> [Child] {
    let written = Array(table.children(of: mapping))
    var merge = MergeKeys(table: table, source: source, written: written)
    defer { warnings += merge.warnings }
    return merge.entries()
  }

  private init(table: NodeTable, source: Source, written: [Child]) {
    self.table = table
    self.source = source
    self.written = written
  }

  private mutating func entries() -> [Child] {
    let keys = stride(from: 0, to: written.count, by: 2)
    for index in keys where !isMerge(index) {
      owners[KeyText(of: written[index].row, in: table, source)] = index
    }
    // Later merges win, so they are the first to claim what is left.
    var merged: [Int: [Child]] = [:]
    for index in keys.reversed() where isMerge(index) {
      merged[index] = entries(mergedBy: index)
    }
    return keys.flatMap { index -> [Child] in
      if let merged = merged[index] { return merged }
      let isOwner = owners[KeyText(of: written[index].row, in: table, source)] == index
      return isOwner ? Array(written[index...index + 1]) : []
    }
  }

  /// What one `<<` adds: the entries of its mapping or mappings whose keys no one has claimed.
  private mutating func entries(mergedBy index: Int) -> [Child] {
    var result: [Child] = []
    for mapping in mappings(named: written[index + 1].row) {
      let entries = table.children(of: mapping)
      for key in stride(from: entries.startIndex, to: entries.endIndex, by: 2)
      where !entries[key].isHidden {
        let text = KeyText(of: entries[key].row, in: table, source)
        guard owners[text] == nil else { continue }
        owners[text] = index
        result += entries[key...key + 1]
      }
    }
    return result
  }

  /// The mappings that a merge names; anything else is ignored with a warning.
  private mutating func mappings(named value: UInt32) -> [UInt32] {
    let row = table.resolved(value)
    let named =
      table.rows[Int(row)].kind == .sequence
      ? table.children(of: row).map { table.resolved($0.row) } : [row]
    let mappings = named.filter { table.rows[Int($0)].kind == .mapping }
    if mappings.count < named.count {
      warnings.append(.mergeOfNoMapping(at: table.rows[Int(value)].span))
    }
    return mappings
  }

  private func isMerge(_ index: Int) -> Bool { table.isMergeKey(written[index], in: source) }
}

extension NodeTable {
  /// Whether a mapping that was closed has a merge key.
  func hasMergeKey(_ mapping: UInt32, in source: Source) -> Bool {
    let record = rows[Int(mapping)]
    let first = Int(record.first)
    return stride(from: first, to: first + Int(record.count), by: 2).contains {
      isMergeKey(children[$0], in: source)
    }
  }

  fileprivate func isMergeKey(_ key: Child, in source: Source) -> Bool {
    let row = rows[Int(key.row)]
    return row.count == 2 && row.kind == .scalar && row.style == .plain && !row.isCooked
      && source.bytes[Int(row.first)] == UInt8(ascii: "<")
      && source.bytes[Int(row.first) + 1] == UInt8(ascii: "<")
  }
}

extension Diagnostic {
  fileprivate static func mergeOfNoMapping(at span: Span) -> Diagnostic {
    warning("`<<` merges only mappings; this value is ignored", at: span)
  }
}
