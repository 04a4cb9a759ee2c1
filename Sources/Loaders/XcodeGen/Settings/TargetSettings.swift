/// The settings of one target in one configuration, with all that it inherits.
struct TargetSettings {
  let target: String
  /// The target's own parts, from the lowest to the highest.
  private let own: [SettingsPart]
  /// Those of them that have a word in the settings that matter; mostly there is none.
  private let deciding: [SettingsPart]
  private let project: ProjectSettings
  private let configuration: Int

  init(target: String, own: [SettingsPart], project: ProjectSettings, configuration: Int) {
    self.target = target
    self.own = own
    deciding = own.filter(\.mayDecide)
    self.project = project
    self.configuration = configuration
  }

  func value(of name: SettingName) -> SettingValue? {
    deciding.value { $0.value(of: name) } ?? project.value(of: name, in: configuration)
  }

  /// What each level says, the highest first: each inherits from the next one.
  private func levels(of name: SettingName) -> [SettingValue] {
    deciding.levels { $0.value(of: name) } + project.levels(of: name, in: configuration)
  }

  /// Whether other settings have a part in those that matter.
  var usesVariables: Bool {
    if deciding.isEmpty { return project.usesVariables(in: configuration) }
    return SettingName.allCases.contains { value(of: $0)?.usesVariables ?? false }
  }

  /// A value with the variables in it replaced.
  func text(of name: SettingName) -> String? {
    guard let value = value(of: name) else { return nil }
    guard value.text.utf8.contains(UInt8(ascii: "$")) else { return value.text }
    // XcodeGen names every product after its target, on the lowest level.
    let lowest = name == .productName ? target : ""
    return levels(of: name).reversed().reduce(lowest) { expand($1.text, inherited: $0) }
  }

  /// The words of a list; `$(inherited)` stands for those of the level below.
  func words(of name: SettingName) -> [String] {
    var below: [String] = []
    for value in levels(of: name).reversed() {
      let words = value.texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      below = words.flatMap { word -> [String] in
        word == "$(inherited)" || word == "${inherited}" ? below : [expand(String(word))]
      }
    }
    return below
  }

  /// Replaces `$(NAME)` and `${NAME}`; what is not known stays.
  func expand(_ text: String, inherited: String? = nil) -> String {
    SettingExpansion.expand(text) { $0 == "inherited" ? inherited : lookUp($0) }
  }

  private func lookUp(_ name: String) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": return target
    case "CONFIGURATION": return project.configurations[configuration]
    default: break
    }
    let value = own.value { $0.value(of: name) } ?? project.value(of: name, in: configuration)
    return value?.text ?? (name == "PRODUCT_NAME" ? target : nil)
  }
}
