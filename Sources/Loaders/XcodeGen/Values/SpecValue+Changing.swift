/// What changes a value in parts; where nothing changes, the very same value comes back.
extension SpecValue {
  /// Whether this is the very value that a change was given.
  func isUntouched(_ other: SpecValue) -> Bool {
    switch (self, other) {
    case (.written, .written): true
    case (.text(let one), .text(let two)): one === two
    case (.list(let one), .list(let two)): one === two
    case (.map(let one), .map(let two)): one === two
    default: false
    }
  }

  /// The maps that lie under a merged one.
  var lower: [Node] { if case .map(let map) = self { map.lower } else { [] } }

  func with(_ entries: [SpecEntry]) -> SpecValue {
    .map(Changed(entries, from: node, lower: lower))
  }

  func changing(_ key: String, _ change: (SpecValue) -> SpecValue) -> SpecValue {
    guard let value = self[key] else { return self }
    let changed = change(value)
    if changed.isUntouched(value) { return self }
    return with(entries.map { $0.key.hasText(key) ? SpecEntry(key: $0.key, value: changed) : $0 })
  }

  func changingValues(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    var entries = entries
    var isChanged = false
    for index in entries.indices {
      let changed = change(entries[index].value)
      isChanged = isChanged || !changed.isUntouched(entries[index].value)
      entries[index].value = changed
    }
    return isChanged ? with(entries) : self
  }

  func changingItems(_ change: (SpecValue) -> SpecValue) -> SpecValue {
    var items = items
    var isChanged = false
    for index in items.indices {
      let changed = change(items[index])
      isChanged = isChanged || !changed.isUntouched(items[index])
      items[index] = changed
    }
    return isChanged ? .list(Changed(items, from: node)) : self
  }
}
