internal import Documents

/// The settings of one target in one configuration, with all that it inherits.
struct TargetSettings {
  let target: String
  let configuration: String
  let settings: FlatSettings
  let log: SpecLog

  func value(of name: SettingName) -> SettingValue? { settings.value(of: name) }

  /// A value with the variables in it replaced.
  func text(of name: SettingName) -> String? {
    guard let value = value(of: name) else { return nil }
    guard value.text.has(UInt8(ascii: "$")) else { return value.text }
    // XcodeGen names every product after its target, on the lowest level.
    let lowest = name == .productName ? target : ""
    return settings.levels(of: name).reversed().reduce(lowest) { below, value in
      expand(value.text, at: value.place, inherited: below)
    }
  }

  /// The words of a list; `$(inherited)` stands for those of the level below.
  func words(of name: SettingName) -> [String] {
    var below: [String] = []
    for value in settings.levels(of: name).reversed() {
      let words = value.texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      below = words.flatMap { word -> [String] in
        word == "$(inherited)" || word == "${inherited}"
          ? below : [expand(String(word), at: value.place)]
      }
      below = log.kept(below, at: value.place) ?? []
    }
    return below
  }

  /// Replaces `$(NAME)` and `${NAME}`; what is not known stays.
  func expand(_ value: SettingValue) -> String { expand(value.text, at: value.place) }

  private func expand(_ text: String, at place: Place, inherited: String? = nil) -> String {
    guard text.has(UInt8(ascii: "$")) else { return text }
    return SettingExpansion.expand(
      text, while: { log.mayMake($0, of: .expanded, at: place) },
      { $0 == "inherited" ? inherited : lookUp($0) })
  }

  private func lookUp(_ name: String) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": target
    case "CONFIGURATION": configuration
    default: settings.value(of: name)?.text ?? (name == "PRODUCT_NAME" ? target : nil)
    }
  }
}
