/// Settings in one configuration, with all groups that they name.
final class FlatSettings: Sendable {
  /// From the lowest to the highest.
  private let parts: [SettingsPart]
  /// The value of each setting that matters, by its number.
  private let known: [SettingValue?]
  /// Whether it has any of the settings that matter.
  let decides: Bool
  /// Whether other settings have a part in those that matter.
  let usesVariables: Bool

  init(_ parts: [SettingsPart]) {
    self.parts = parts
    let deciding = parts.filter(\.mayDecide)
    known = SettingName.allCases.map { name in
      deciding.isEmpty ? nil : deciding.value { $0.value(of: name) }
    }
    decides = known.contains { $0 != nil }
    usesVariables = known.contains { $0?.usesVariables ?? false }
  }

  func value(of name: SettingName) -> SettingValue? { known[name.rawValue] }

  /// What each level says, the highest first.
  func levels(of name: SettingName) -> [SettingValue] { parts.levels { $0.value(of: name) } }

  func value(of name: String) -> SettingValue? { parts.value { $0.value(of: name) } }

  /// Whether the settings that matter have the same values in another configuration.
  func isLike(_ other: FlatSettings) -> Bool {
    zip(known, other.known).allSatisfy { $0?.place == $1?.place }
  }
}

extension [SettingsPart] {
  /// What the highest part says that says anything.
  func value(_ ask: (SettingsPart) -> SettingValue?) -> SettingValue? {
    for part in reversed() {
      if let value = ask(part) { return value }
    }
    return nil
  }

  /// What each level says, the highest first: the settings of a spec replace one another, and
  /// inherit from the configuration file below them.
  func levels(_ ask: (SettingsPart) -> SettingValue?) -> [SettingValue] {
    var values: [SettingValue] = []
    for part in reversed() where part.isFile || values.isEmpty {
      if let value = ask(part) { values.append(value) }
    }
    return values
  }
}
