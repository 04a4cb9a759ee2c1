internal import Modules
internal import YAML

/// The keys that XcodeGen reads in one kind of map; a case is named like its key.
protocol SpecFieldKey: CaseIterable, Hashable, RawRepresentable<Int>, Sendable {
  static var table: FieldTable { get }
}

/// Finds keys by their text.
struct FieldTable: Sendable {
  let names: [String]
  private let numbers: [String: Int]

  init<Key: SpecFieldKey>(_ keys: Key.Type) {
    names = Key.allCases.map { "\($0)" }
    numbers = Dictionary(
      uniqueKeysWithValues: zip(names, Key.allCases.map(\.rawValue)))
  }

  func number(of key: SpecKey) -> Int? { numbers[key.text] }
}

/// A map's entries by the keys that its reader knows, and the entries that it does not know.
struct SpecFields<Key: SpecFieldKey> {
  private var values: [SpecValue?]
  private(set) var unknown: [SpecEntry] = []

  init(_ map: SpecValue, of keys: Key.Type = Key.self) {
    let table = Key.table
    values = Array(repeating: nil, count: table.names.count)
    for entry in map.entries {
      if let number = table.number(of: entry.key) {
        values[number] = entry.value
      } else {
        unknown.append(entry)
      }
    }
  }

  subscript(key: Key) -> SpecValue? { values[key.rawValue] }
}

extension SpecFields {
  /// Tells of keys that are close to one that is read, and of `:REPLACE` where nothing merges.
  func noteUnknown(
    below path: String, grave: Set<Key>, target: String? = nil, in log: SpecLog
  ) {
    for entry in unknown {
      let text = entry.key.text
      if entry.key.isReplacement {
        let replaced = String(text.dropLast(SpecKey.replaceMark.count))
        if let number = Key.table.names.firstIndex(of: replaced) {
          let isGrave = Key(rawValue: number).map(grave.contains) ?? false
          log.notice(
            .ignoredValue, path + text, at: entry.key.place, target: target, isGrave: isGrave)
        }
      } else if let name = NearestName.of(text, among: Key.table.names) {
        let key = Key.table.names.firstIndex(of: name).flatMap(Key.init(rawValue:))
        log.notice(
          .misspelledKey, path + text, at: entry.key.place, target: target, suggestion: name,
          isGrave: key.map(grave.contains) ?? false)
      }
    }
  }

  /// A boolean; anything else at the key is told, since XcodeGen ignores it.
  func bool(_ key: Key, target: String, isGrave: Bool = false, in log: SpecLog) -> Bool? {
    guard let value = self[key] else { return nil }
    if let bool = value.bool { return bool }
    if !value.isNull {
      log.notice(.ignoredValue, "\(key)", at: value.place, target: target, isGrave: isGrave)
    }
    return nil
  }
}
