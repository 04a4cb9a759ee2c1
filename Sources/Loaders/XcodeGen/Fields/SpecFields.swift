/// A map's entries by the keys that XcodeGen reads, and the entries that it ignores.
///
/// Reports entries that XcodeGen silently ignores. Decodes lazily: most are never needed.
struct SpecFields<Key: SpecFieldKey> {
  var owner: KeyOwner?
  private let map: SpecValue
  private let log: SpecLog
  private var known: [(key: Key, index: Int)] = []
  private(set) var unknown: [SpecEntry] = []

  init(_ map: SpecValue, in owner: KeyOwner? = nil, log: SpecLog) {
    (self.map, self.owner, self.log) = (map, owner, log)
    let table = Key.table
    known.reserveCapacity(map.node.entryCount)
    map.forEachKey { name, index in
      if let key = table.key(of: name) {
        known.append((key, index))
      } else {
        unknown.append(map.entry(at: index))
      }
    }
  }

  subscript(key: Key) -> SpecValue? {
    for index in known.indices where known[index].key == key {
      return map.value(at: known[index].index)
    }
    return nil
  }

  /// The first key that is there, as it is written, and is as asked for.
  func first(where isWanted: (Key) -> Bool) -> (key: Key, value: SpecValue)? {
    for entry in known where isWanted(entry.key) {
      return (entry.key, map.value(at: entry.index))
    }
    return nil
  }

  /// A string; nil, and a notice, if the key has anything else.
  func string(_ key: Key) -> String? { value(key, as: \.string) }

  /// A boolean; nil, and a notice, if the key has anything else.
  func bool(_ key: Key, isSevere: Bool? = nil) -> Bool? { value(key, as: \.bool, isSevere) }

  private func value<Wanted>(
    _ key: Key, as wanted: (SpecValue) -> Wanted?, _ isSevere: Bool? = nil
  ) -> Wanted? {
    guard let value = self[key] else { return nil }
    if let fitting = wanted(value) { return fitting }
    if !value.holdsNothing {
      log.noteIgnored(
        value, key.rawValue, owner: owner, isSevere: isSevere ?? Key.table.severe.contains(key))
    }
    return nil
  }

  /// The strings of a list that can be used, and a notice for all else that the key has.
  func strings(_ key: Key, isUsable: (String) -> Bool = { _ in true }) -> [String]? {
    guard let value = self[key] else { return nil }
    for item in value.isList ? value.items : [value] where !item.holdsNothing {
      let isRight = value.isList && item.string.map(isUsable) ?? false
      if !isRight { log.noteIgnored(item, key.rawValue, owner: owner, isSevere: false) }
    }
    return value.anyStrings
  }

  /// Notes keys that are close to a known one, belong elsewhere, or use `:REPLACE` without effect.
  func noteUnknown() {
    guard let first = unknown.first,
      log.mayMake(2 * unknown.count, of: .entries, at: first.key.place)
    else { return }
    let notes = UnknownKeyDiagnostics(level: Key.table.level, owner: owner, log: log)
    for entry in unknown { notes.note(entry) }
  }
}
