internal import Documents
internal import Modules

/// A map's entries by the keys that XcodeGen reads in it, and the entries that it does not read.
///
/// XcodeGen takes what it can use and drops all else without a word; the words are said here.
/// Values are taken out of the map when they are asked for: most of them never are.
struct SpecFields<Key: SpecFieldKey> {
  /// The final name of the target that the map is in, if it is in one.
  var target: String?
  private let map: SpecValue
  private let log: SpecLog
  private var known: [(key: Key, index: Int)] = []
  private(set) var unknown: [SpecEntry] = []

  init(_ map: SpecValue, in target: String? = nil, log: SpecLog) {
    self.map = map
    self.target = target
    self.log = log
    let table = Key.table
    switch map {
    case .written(let node):
      known.reserveCapacity(node.entryCount)
      node.forEachKey { key, index in add(table.numbers.number(of: key), table, at: index) }
    case .map(let map):
      known.reserveCapacity(map.content.count)
      for index in map.content.indices {
        add(map.content[index].key.number(in: table.numbers), table, at: index)
      }
    case .text, .list: break
    }
  }

  private mutating func add(_ number: Int?, _ table: SpecFieldTable<Key>, at index: Int) {
    if let number {
      known.append((table.keys[number], index))
    } else {
      unknown.append(map.entry(at: index))
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
}

extension SpecFields {
  /// A string; nil, and a notice, if the key has anything else.
  func string(_ key: Key) -> String? { value(key, as: \.string) }

  /// A boolean; nil, and a notice, if the key has anything else.
  func bool(_ key: Key, isSevere: Bool? = nil) -> Bool? { value(key, as: \.bool, isSevere) }

  private func value<Wanted>(
    _ key: Key, as wanted: (SpecValue) -> Wanted?, _ isSevere: Bool? = nil
  ) -> Wanted? {
    guard let value = self[key] else { return nil }
    if let fitting = wanted(value) { return fitting }
    if !value.isNull { note(key, at: value, isSevere: isSevere ?? Key.severe.contains(key)) }
    return nil
  }

  /// The strings of a list that can be used, and a notice for all else that the key has.
  func strings(_ key: Key, isUsable: (String) -> Bool = { _ in true }) -> [String]? {
    guard let value = self[key] else { return nil }
    for item in value.isList ? value.items : [value] where !item.isNull {
      let isRight = value.isList && item.string.map(isUsable) ?? false
      if !isRight { note(key, at: item, isSevere: false) }
    }
    return value.anyStrings
  }

  private func note(_ key: Key, at value: SpecValue, isSevere: Bool) {
    log.notice(.ignoredValue, key.rawValue, at: value.place, target: target, isSevere: isSevere)
  }

  /// Says which keys are close to one that is read, belong elsewhere, or say `:REPLACE` in vain.
  ///
  /// Any other key is left alone: people keep what they like in a spec.
  func noteUnknown() {
    for entry in unknown {
      let text = entry.key.text
      if let name = entry.key.meantToReplace {
        if let key = Key(rawValue: name) {
          note(entry, .ignoredValue, isSevere: Key.severe.contains(key))
        }
      } else if let name = NearestName.of(text, among: Key.table.numbers.names) {
        let isSevere = Key(rawValue: name).map(Key.severe.contains) ?? false
        note(entry, .misspelledKey, suggestion: name, isSevere: isSevere)
      } else if let home = Key.home(of: entry, target: target), !entry.isForOthers {
        note(entry, .misspelledKey, suggestion: home.path, isSevere: home.isSevere)
      }
    }
  }

  private func note(
    _ entry: SpecEntry, _ kind: Notice.Kind, suggestion: String? = nil, isSevere: Bool
  ) {
    log.notice(
      kind, Key.path(in: target ?? "") + entry.key.text, at: entry.key.place, target: target,
      suggestion: suggestion, isSevere: isSevere)
  }
}
