internal import Documents
internal import Modules

/// The keys that XcodeGen reads in one kind of map; a case is named like its key.
protocol SpecFieldKey: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  static var table: SpecFieldTable<Self> { get }
  /// Where an entry would be read that is not read in this kind of map.
  static func home(of entry: SpecEntry, target: String?) -> KeyHome?
}

/// All keys of a kind, each with the number under which its name is looked up.
final class SpecFieldTable<Key: SpecFieldKey>: Sendable {
  let keys: [Key]
  let numbers: KeyTable

  init() {
    keys = Array(Key.allCases)
    numbers = KeyTable(keys.map(\.rawValue))
  }

  /// The key that a text is, told by its bytes.
  func key(of text: UnsafeBufferPointer<UInt8>) -> Key? {
    numbers.number(of: text).map { keys[$0] }
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
      known.reserveCapacity(node.entryCount)
      let table = Key.table
      node.forEachKey { key, index in add(table.key(of: key), at: index) }
    case .map(let map):
      known.reserveCapacity(map.entries.count)
      let table = Key.table
      for index in map.entries.indices {
        let key = map.entries[index].key.number(in: table.numbers).map { table.keys[$0] }
        add(key, at: index)
      }
    case .text, .list: break
    }
  }

  private mutating func add(_ key: Key?, at index: Int) {
    if let key {
      known.append((key, index))
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

  /// The first key that is there, as it is written, and is as asked for.
  func first(where isWanted: (Key) -> Bool) -> (key: Key, value: SpecValue)? {
    for entry in known where isWanted(entry.key) { return (entry.key, value(at: entry.index)) }
    return nil
  }

  func has(_ key: Key) -> Bool { known.contains { $0.key == key } }

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
      let node = map.node
      return SpecEntry(key: SpecKey(node.key(at: index)), value: .written(node.value(at: index)))
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
      if let name = entry.key.meantToReplace {
        if let key = Key(rawValue: name) {
          log.notice(
            .ignoredValue, path() + text, at: entry.key.place, target: target,
            isGrave: grave.contains(key))
        }
      } else if let name = NearestName.of(text, among: Key.table.numbers.names) {
        log.notice(
          .misspelledKey, path() + text, at: entry.key.place, target: target, suggestion: name,
          isGrave: Key(rawValue: name).map(grave.contains) ?? false)
      } else if let home = Key.home(of: entry, target: target), !entry.isForOthers {
        log.notice(
          .misspelledKey, path() + text, at: entry.key.place, target: target,
          suggestion: home.path, isGrave: home.isGrave)
      }
    }
  }

  /// A string; anything else at the key is told, since XcodeGen ignores it.
  func string(_ key: Key, target: String, isGrave: Bool = false, in log: SpecLog) -> String? {
    value(key, as: \.string, target: target, isGrave: isGrave, in: log)
  }

  /// A boolean; anything else at the key is told, since XcodeGen ignores it.
  func bool(
    _ key: Key, target: String? = nil, isGrave: Bool = false, in log: SpecLog
  ) -> Bool? {
    value(key, as: \.bool, target: target, isGrave: isGrave, in: log)
  }

  private func value<Wanted>(
    _ key: Key, as wanted: (SpecValue) -> Wanted?, target: String?, isGrave: Bool, in log: SpecLog
  ) -> Wanted? {
    guard let value = self[key] else { return nil }
    if let fitting = wanted(value) { return fitting }
    if !value.isNull {
      log.notice(.ignoredValue, key.rawValue, at: value.place, target: target, isGrave: isGrave)
    }
    return nil
  }

  /// The strings of a list that can be used; all else at the key is told, since XcodeGen drops it.
  func strings(
    _ key: Key, target: String, in log: SpecLog, isUsable: (String) -> Bool = { _ in true }
  ) -> [String]? {
    guard let value = self[key] else { return nil }
    for item in value.isList ? value.items : [value] where !item.isNull {
      let isRight = value.isList && item.string.map(isUsable) ?? false
      if !isRight {
        log.notice(.ignoredValue, key.rawValue, at: item.place, target: target, isGrave: false)
      }
    }
    return value.anyStrings
  }
}
