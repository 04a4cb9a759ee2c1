/// The entries of a map that is being put together, found by key.
struct KeyedEntries {
  private(set) var entries: [SpecEntry]
  /// Where each key is; only for maps so large that looking through them would tell.
  private var places: [String: Int]?

  init(_ entries: [SpecEntry], expecting more: Int) {
    self.entries = entries
    guard (entries.count + more) * min(more, 1000) > 512 else { return }
    places = [:]
    places?.reserveCapacity(entries.count + more)
    for (place, entry) in entries.enumerated() { places?[entry.key.text] = place }
  }

  func entry(of key: SpecKey) -> SpecEntry? { index(of: key).map { entries[$0] } }

  func value(of key: SpecKey) -> SpecValue? { entry(of: key)?.value }

  /// Adds an entry whose key is not there yet.
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
