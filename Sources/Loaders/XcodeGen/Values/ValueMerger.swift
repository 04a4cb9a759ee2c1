/// Lays one map over another: maps merge, lists are appended, anything else is replaced.
struct ValueMerger {
  let log: SpecLog

  func merge(_ top: SpecValue, over base: SpecValue) -> SpecValue {
    let replaces = top.hasKey(where: SpecKey.isReplacement)
    let below = base.entries
    if !replaces, below.isEmpty { return top }
    let overlay = top.entries
    if overlay.isEmpty { return base }
    var merged = KeyedEntries(below, expecting: overlay.count)
    for entry in overlay where !(replaces && entry.key.isReplacement) {
      guard let below = merged.value(of: entry.key) else {
        merged.append(entry)
        continue
      }
      note(empty: entry, over: below)
      merged.set(entry.key, to: merge(entry.value, overValue: below))
    }
    if replaces { replace(in: &merged, from: overlay) }
    return .map(
      Changed(merged.entries, from: top.node, lower: base.lower + [base.node] + top.lower))
  }

  /// An empty value is a string to XcodeGen, and replaces a whole map or list.
  private func note(empty entry: SpecEntry, over base: SpecValue) {
    guard base.isMap || base.isList, entry.value.saysNothing else { return }
    log.notice(
      .emptiedValue, entry.key.text, at: entry.key.place,
      isSevere: ValueMerger.severe.contains { entry.key.hasText($0) })
  }

  /// The keys of links, and of what makes a target static.
  private static let severe = [
    "targets", "dependencies", "templates", "settings", "base", "groups", "configs",
  ]

  private func merge(_ top: SpecValue, overValue base: SpecValue) -> SpecValue {
    if top.isMap, base.isMap { return merge(top, over: base) }
    if top.isList, base.isList {
      let (above, below) = (top.items, base.items)
      let size = (above.count + below.count) * MemoryLayout<SpecValue>.size
      guard log.mayMake(size, of: .laid, at: top.place) else { return top }
      return .list(Changed(below + above, from: top.node))
    }
    return top
  }

  /// Applies `key:REPLACE`, also next to a plain key, where XcodeGen picks one at random.
  private func replace(in merged: inout KeyedEntries, from overlay: [SpecEntry]) {
    for entry in overlay where entry.key.isReplacement {
      let key = entry.key.replaced
      if let plain = overlay.first(where: { $0.key.hasSameText(as: key) }) {
        log.notice(
          .replacedKey, key.text, at: plain.key.place, suggestion: entry.key.text,
          notes: [.init("this value applies", at: entry.key.place)])
      }
      merged.set(key, to: entry.value)
    }
  }
}

/// The entries of a map that is being put together, found by key.
struct KeyedEntries {
  private(set) var entries: [SpecEntry]
  /// The positions of keys; only for maps too large for a linear search.
  private var places: [String: Int]?

  init(_ entries: [SpecEntry], expecting more: Int) {
    self.entries = entries
    guard (entries.count + more) * min(more, 1000) > 512 else { return }
    places = [:]
    places?.reserveCapacity(entries.count + more)
    for (place, entry) in entries.enumerated() { places?[entry.key.text] = place }
  }
  func value(of key: SpecKey) -> SpecValue? { index(of: key).map { entries[$0].value } }

  mutating func append(_ entry: SpecEntry) {
    if places != nil { places?[entry.key.text] = entries.count }
    entries.append(entry)
  }

  /// Gives a key a value; the key is then written where the value is.
  mutating func set(_ key: SpecKey, to value: SpecValue) {
    guard let index = index(of: key) else { return append(SpecEntry(key: key, value: value)) }
    entries[index] = SpecEntry(key: key, value: value)
  }

  mutating func remove(at index: Int) {
    entries.remove(at: index)
    places = nil
  }

  private func index(of key: SpecKey) -> Int? {
    if let places { return places[key.text] }
    // By position, so that nothing but the key is looked at.
    return entries.withUnsafeBufferPointer { entries in
      entries.indices.first { entries[$0].key.hasSameText(as: key) }
    }
  }
}
