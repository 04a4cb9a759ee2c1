internal import Modules
internal import YAML

/// The keys that XcodeGen reads in one kind of map; a case is named like its key.
protocol SpecFieldKey: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  static var table: SpecFieldTable<Self> { get }
}

/// All keys of a kind, each with the number under which its name is looked up.
struct SpecFieldTable<Key: SpecFieldKey>: Sendable {
  let keys: [Key]
  let numbers: KeyTable

  init() {
    keys = Array(Key.allCases)
    numbers = KeyTable(keys.map(\.rawValue))
  }
}

/// A map's entries by the keys that its reader knows, and the entries that it does not know.
///
/// Values are taken out of the map when they are asked for: most of them never are.
struct SpecFields<Key: SpecFieldKey> {
  private let map: SpecValue
  private var known: [(key: Key, index: Int)] = []
  private(set) var unknown: [SpecEntry] = []

  init(_ map: SpecValue, of keys: Key.Type = Key.self) {
    self.map = map
    switch map {
    case .written(let node):
      known.reserveCapacity(node.entries.endIndex)
      node.forEachEntry(in: Key.table.numbers) { add($0, at: $1) }
    case .map(let map):
      known.reserveCapacity(map.entries.count)
      for index in map.entries.indices {
        add(map.entries[index].key.number(in: Key.table.numbers), at: index)
      }
    case .text, .list: break
    }
  }

  private mutating func add(_ number: Int?, at index: Int) {
    if let number {
      known.append((Key.table.keys[number], index))
    } else {
      unknown.append(entry(at: index))
    }
  }

  subscript(key: Key) -> SpecValue? {
    for index in known.indices where known[index].key == key {
      return value(at: known[index].index)
    }
    return nil
  }

  private func value(at index: Int) -> SpecValue {
    switch map {
    case .map(let map): map.entries[index].value
    case .written(let node): .written(node.value(at: index))
    case .text, .list: map
    }
  }

  private func entry(at index: Int) -> SpecEntry {
    switch map {
    case .map(let map): return map.entries[index]
    case .written, .text, .list:
      let entry = map.node.entries[index]
      return SpecEntry(key: SpecKey(entry.key), value: .written(entry.value))
    }
  }
}

extension SpecFields {
  /// Tells of keys that are close to one that is read, and of `:REPLACE` where nothing merges.
  func noteUnknown(
    below path: @autoclosure () -> String, grave: Set<Key>, target: String? = nil, in log: SpecLog
  ) {
    for entry in unknown {
      let text = entry.key.text
      if entry.key.isReplacement {
        if let key = Key(rawValue: entry.key.replaced.text) {
          log.notice(
            .ignoredValue, path() + text, at: entry.key.place, target: target,
            isGrave: grave.contains(key))
        }
      } else if let name = NearestName.of(text, among: Key.table.numbers.names) {
        log.notice(
          .misspelledKey, path() + text, at: entry.key.place, target: target, suggestion: name,
          isGrave: Key(rawValue: name).map(grave.contains) ?? false)
      }
    }
  }

  /// A string; anything else at the key is told, since XcodeGen ignores it.
  func string(_ key: Key, target: String, isGrave: Bool = false, in log: SpecLog) -> String? {
    guard let value = self[key] else { return nil }
    if let string = value.string { return string }
    if !value.isNull {
      log.notice(.ignoredValue, key.rawValue, at: value.place, target: target, isGrave: isGrave)
    }
    return nil
  }

  /// A boolean; anything else at the key is told, since XcodeGen ignores it.
  func bool(_ key: Key, target: String, isGrave: Bool = false, in log: SpecLog) -> Bool? {
    guard let value = self[key] else { return nil }
    if let bool = value.bool { return bool }
    if !value.isNull {
      log.notice(.ignoredValue, key.rawValue, at: value.place, target: target, isGrave: isGrave)
    }
    return nil
  }
}
