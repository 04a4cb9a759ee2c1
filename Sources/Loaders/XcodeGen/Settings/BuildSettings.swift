/// The settings of a configuration: those that every target is asked for are read once, and most
/// others only if a variable names them.
final class BuildSettings: Sendable {
  let node: Node?
  /// By the numbers of the names.
  let asked: [(name: Int, value: SettingValue)]
  /// Those under conditions, and all others of very many.
  let others: [String: SettingValue]
  private let isLarge: Bool

  /// Larger mappings are not looked through for each variable.
  private static let small = 128

  init(_ node: Node?) {
    var (asked, others) = ([(name: Int, value: SettingValue)](), [String: SettingValue]())
    isLarge = (node?.entryCount ?? 0) > BuildSettings.small
    node?.forEachEntry { [isLarge] key, value in
      let name = key.withBytes { SettingName.asked.number(of: UnsafeBufferPointer(rebasing: $0)) }
      if let name {
        asked.append((name, SettingValue(value)))
      } else if isLarge || key.withBytes({ $0.last == UInt8(ascii: "]") }) {
        others[key.text] = SettingValue(value)
      }
    }
    (self.node, self.asked, self.others) = (node, asked, others)
  }

  subscript(name: String) -> SettingValue? {
    if let number = SettingName.asked.number(of: name) {
      return asked.first { $0.name == number }?.value
    }
    return others[name] ?? (isLarge ? nil : node?[name].map { SettingValue($0) })
  }
}

extension SettingValue {
  fileprivate init(_ value: Node) {
    texts = value.kind == .sequence ? value.items.map(\.text) : [value.text]
    place = value.place
  }
}
