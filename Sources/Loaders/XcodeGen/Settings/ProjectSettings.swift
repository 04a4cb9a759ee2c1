internal import Modules
internal import YAML

/// What the targets of a project inherit, and what their own settings are flattened with.
///
/// Specs that include the same settings share one of these, so it is made once for all of them.
final class ProjectSettings: Sendable {
  /// Kept so that their identity stays theirs.
  private let inputs: Inputs
  let configurations: [String]
  let groups: [String: SpecSettings]
  /// The parts that apply to each configuration, from the lowest to the highest.
  let parts: [[SettingsPart]]
  /// The value of each setting that matters, by configuration.
  private let known: [[SettingValue?]]
  /// Whether all configurations have the same parts, so that one stands for all.
  let isUniform: Bool

  init(_ inputs: Inputs, configFile: (String) -> ConfigFile) {
    var groups: [String: SpecSettings] = [:]
    for entry in inputs.groups?.entries ?? [] { groups[entry.key.text] = SpecSettings(entry.value) }
    let names = ProjectSettings.configurations(inputs.configs)
    let own = SpecSettings(inputs.settings)
    parts = names.map { name in
      let flat = SettingsParts(configuration: name, allConfigurations: names, groups: groups)
        .flatten(own)
      let file = inputs.configFiles?.entries.first { $0.key.hasText(name) }?.value.string
      return (file.map { [.file(configFile($0))] } ?? []) + flat
    }
    let values = parts.map { parts in
      SettingName.allCases.map { name in
        parts.reversed().lazy.compactMap { $0.value(of: name.text) }.first
      }
    }
    known = values
    isUniform = values.allSatisfy { other in
      zip(other, values[0]).allSatisfy { $0?.place == $1?.place }
    }
    self.inputs = inputs
    self.groups = groups
    configurations = names
  }

  /// The values of a spec that project settings are made of.
  struct Inputs: Sendable {
    let settings: SpecValue?
    let groups: SpecValue?
    let configs: SpecValue?
    let configFiles: SpecValue?

    /// What tells the same values again, without looking into them.
    var identity: [SpecValue.Identity?] {
      [settings, groups, configs, configFiles].map { $0?.identity }
    }
  }

  func value(of name: SettingName, in configuration: Int) -> SettingValue? {
    known[configuration][name.rawValue]
  }

  /// The names of a project's configurations, in XcodeGen's order; it has two if it names none.
  private static func configurations(_ value: SpecValue?) -> [String] {
    let names = (value?.entries ?? []).filter { $0.value.string != nil }.map(\.key.text)
    return names.isEmpty ? ["Debug", "Release"] : names.sorted()
  }
}

extension SpecValue {
  /// Tells a value from every other one of a run.
  struct Identity: Hashable {
    let object: ObjectIdentifier
    let start: UInt32
  }

  var identity: Identity {
    switch self {
    case .written(let node):
      Identity(object: ObjectIdentifier(node.document), start: node.span.start)
    case .text(let text): Identity(object: ObjectIdentifier(text), start: 0)
    case .list(let list): Identity(object: ObjectIdentifier(list), start: 0)
    case .map(let map): Identity(object: ObjectIdentifier(map), start: 0)
    }
  }
}
