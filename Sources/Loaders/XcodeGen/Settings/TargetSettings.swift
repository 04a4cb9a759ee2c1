/// The settings of one target in one configuration, with all that it inherits.
struct TargetSettings {
  let target: String
  /// The target's own parts, from the lowest to the highest.
  let own: [SettingsPart]
  let project: ProjectSettings
  let configuration: Int

  func value(of name: SettingName) -> SettingValue? {
    ownValue(of: name) ?? project.value(of: name, in: configuration)
  }

  /// Whether other settings have a part in those that matter.
  var usesVariables: Bool {
    SettingName.allCases.contains { name in
      value(of: name)?.texts.contains { $0.utf8.contains(UInt8(ascii: "$")) } ?? false
    }
  }

  /// A value with the variables in it replaced.
  func text(of name: SettingName) -> String? { value(of: name).map { expand($0.text) } }

  /// The words of a list; `$(inherited)` stands for those of the level below.
  func words(of name: SettingName) -> [String] {
    let below = project.value(of: name, in: configuration)
    guard let value = ownValue(of: name) else { return below.map { words($0, below: nil) } ?? [] }
    return words(value, below: below)
  }

  private func ownValue(of name: SettingName) -> SettingValue? {
    own.value { $0.value(of: name) }
  }

  private func words(_ value: SettingValue, below: SettingValue?) -> [String] {
    value.texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.flatMap { word -> [String] in
      if word == "$(inherited)" || word == "${inherited}" {
        return below.map { words($0, below: nil) } ?? []
      }
      return [expand(String(word))]
    }
  }

  /// Variables may lead to one another this often.
  private static let longestChain = 16

  /// Replaces `$(NAME)`; what is not known stays.
  func expand(_ text: String) -> String {
    var text = text
    for _ in 0..<TargetSettings.longestChain {
      guard text.utf8.contains(UInt8(ascii: "$")), let next = expandOnce(text), next != text else {
        break
      }
      text = next
    }
    return text
  }

  private func expandOnce(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), let end = rest[dollar...].firstIndex(of: ")") {
      result += rest[..<dollar]
      let whole = rest[dollar...end]
      rest = rest[rest.index(after: end)...]
      guard whole.hasPrefix("$(") else {
        result += whole
        continue
      }
      // What stands behind a colon only changes how the value is spelled.
      let name = whole.dropFirst(2).dropLast().prefix { $0 != ":" }
      result += lookUp(String(name)) ?? String(whole)
      guard result.utf8.count < TargetSettings.longestText else { return nil }
    }
    return result + rest
  }

  private static let longestText = 4096

  private func lookUp(_ name: String) -> String? {
    if name == "TARGET_NAME" || name == "TARGETNAME" { return target }
    let value = own.value { $0.value(of: name) } ?? project.value(of: name, in: configuration)
    return value?.text ?? (name == "PRODUCT_NAME" ? target : nil)
  }
}
