/// The merge key `<<`, which adds missing entries from other mappings.
///
/// Own entries win, wherever `<<` is written. In a list of mappings the first one wins, among
/// several `<<` the last one. Merged entries include those that the merged mapping merged itself:
///
/// ```
/// base: &base {type: framework, platform: iOS}
/// Kit: {<<: *base, platform: macOS}     {type: framework, platform: macOS}
/// ```
struct MergeKeys {
  private let table: NodeTable
  private let written: [Child]
  private var owners: [KeyText: Int] = [:]
  private var warnings: [Diagnostic] = []
  private var steps = 0

  /// Expands the merge keys of the last closed mapping; returns the number of added nodes.
  static func resolve(
    _ mapping: UInt32, in table: inout NodeTable, warnings: inout [Diagnostic]
  ) -> Int {
    for (earlier, later) in table.repeatedKeys(of: mapping) { table.noteRepeated(earlier, later) }
    let written = table.children(of: mapping).count
    let (entries, steps, more) = entries(of: mapping, in: table)
    warnings += more
    table.steps += steps
    table.replaceChildren(of: mapping, by: entries)
    return max(entries.count - written, 0)
  }

  /// A separate function, so that the table is uniquely referenced when it changes again.
  private static func entries(
    of mapping: UInt32, in table: NodeTable
  ) -> (entries: [Child], steps: Int, warnings: [Diagnostic]) {
    var merge = MergeKeys(table: table, written: Array(table.children(of: mapping)))
    let entries = merge.entries()
    return (entries, merge.steps, merge.warnings)
  }

  private mutating func entries() -> [Child] {
    let keys = stride(from: 0, to: written.count, by: 2)
    for index in keys where !isMerge(index) { owners[text(of: written[index])] = index }
    // Later merges win, so they are the first to claim what is left.
    var merged: [Int: [Child]] = [:]
    for index in keys.reversed() where isMerge(index) {
      merged[index] = entries(mergedBy: index)
    }
    return keys.flatMap { index -> [Child] in
      if let merged = merged[index] { return merged }
      return owners[text(of: written[index])] == index ? Array(written[index...index + 1]) : []
    }
  }

  /// What one `<<` adds: the entries of its mapping or mappings whose keys no one has claimed.
  private mutating func entries(mergedBy index: Int) -> [Child] {
    var result: [Child] = []
    for mapping in mappings(named: written[index + 1].row) {
      let entries = table.children(of: mapping)
      steps += entries.count
      for key in stride(from: entries.startIndex, to: entries.endIndex, by: 2)
      where !entries[key].isHidden {
        let text = text(of: entries[key])
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
      table.rows[Int(row)].form == .sequence
      ? table.children(of: row).map { table.resolved($0.row) } : [row]
    let mappings = named.filter { table.rows[Int($0)].form == .mapping }
    if mappings.count < named.count {
      let span = table.rows[Int(value)].span
      warnings.append(.warning("`<<` merges only mappings; this value is ignored", at: span))
    }
    return mappings
  }

  private func isMerge(_ index: Int) -> Bool { table.isMergeKey(written[index]) }
  private func text(of key: Child) -> KeyText { KeyText(of: key.row, in: table) }
}

extension NodeTable {
  func hasMergeKey(_ mapping: UInt32) -> Bool {
    let range = childRange(of: rows[Int(mapping)])
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).contains {
      isMergeKey(children[$0])
    }
  }

  fileprivate func isMergeKey(_ key: Child) -> Bool {
    let row = rows[Int(key.row)]
    return row.count == 2 && row.form == .scalar && row.style == .plain && !row.isCooked
      && bytes[Int(row.first)] == UInt8(ascii: "<")
      && bytes[Int(row.first) + 1] == UInt8(ascii: "<")
  }
}
