/// Settings in one configuration, with all groups that they name, above what they inherit from.
final class FlatSettings: Sendable {
  /// From the lowest to the highest.
  private let parts: [SettingsPart]
  /// What the project says to all of its targets.
  let inherited: FlatSettings?
  /// Whether a part has any of the settings that matter; mostly none has.
  private let decides: Bool
  fileprivate let known: [SettingValue?]
  /// Whether other settings have a part in those that matter.
  let usesVariables: Bool
  let hasUnread: Bool
  /// Whether some of them count under a condition only.
  let hasConditions: Bool

  init(_ parts: [SettingsPart], over inherited: FlatSettings? = nil) {
    (self.parts, self.inherited) = (parts, inherited)
    let deciding = parts.filter(\.mayDecide)
    decides = !deciding.isEmpty
    hasUnread = inherited?.hasUnread == true || deciding.contains(where: \.isUnread)
    hasConditions = inherited?.hasConditions == true || parts.contains(where: \.hasConditions)
    guard decides else {
      known = inherited?.known ?? SettingName.allCases.map { _ in nil }
      usesVariables = inherited?.usesVariables ?? false
      return
    }
    known = SettingName.allCases.map { name in
      deciding.value { $0.value(of: name.key) } ?? inherited?.value(of: name)
    }
    usesVariables = known.contains { $0?.usesVariables ?? false }
  }

  /// The same with the conditional settings that hold.
  func under(_ condition: SettingCondition) -> FlatSettings {
    guard hasConditions else { return self }
    return FlatSettings(parts.flatMap { $0.under(condition) }, over: inherited?.under(condition))
  }

  func hasConditions(of names: [String]) -> Bool {
    guard hasConditions else { return false }
    return parts.contains { $0.hasConditions(of: names) }
      || inherited?.hasConditions(of: names) == true
  }

  /// Whether any of the settings that matter has a value.
  var mayDecide: Bool { known.contains { $0 != nil } }

  func value(of name: SettingName) -> SettingValue? { known[name.rawValue] }

  func value(of name: String) -> SettingValue? {
    parts.value { $0.value(of: name) } ?? inherited?.value(of: name)
  }

  /// The unreadable file that may contain a setting; nil if a level above defines it.
  func unreadFile(of name: String) -> String? {
    guard hasUnread else { return nil }
    for part in decides ? parts.reversed() : [] {
      if part.value(of: name) != nil { return nil }
      if case .file(let file) = part, let unread = file.unread { return unread.path }
    }
    return inherited?.unreadFile(of: name)
  }

  /// What each level says, the highest first: each inherits from the next one.
  ///
  /// The settings of a spec replace one another, and inherit from the configuration file below.
  func levels(of name: String) -> [SettingValue] {
    var values: [SettingValue] = []
    for part in parts.reversed() where part.isFile || values.isEmpty {
      if let value = part.value(of: name) { values.append(value) }
    }
    return values + (inherited?.levels(of: name) ?? [])
  }

  /// Whether XcodeGen's default for a target still applies: the target's own settings replace it,
  /// and so does any configuration file; the project's settings add to it.
  ///
  /// A conditional setting replaces it unless it inherits.
  func keepsPreset(of name: SettingName) -> Bool {
    parts.allSatisfy { !$0.replacesPreset(of: name) }
      && (inherited?.parts ?? []).allSatisfy { part in
        if case .file = part { !part.replacesPreset(of: name) } else { true }
      }
  }
}

extension [FlatSettings] {
  /// Whether the settings that matter have the same values in all configurations, unconditionally.
  var areUniform: Bool {
    allSatisfy { one in
      !one.hasConditions && zip(one.known, self[0].known).allSatisfy { $0?.place == $1?.place }
        && SettingName.allCases.map(\.key).allSatisfy {
          one.unreadFile(of: $0) == self[0].unreadFile(of: $0)
        }
    }
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
}
