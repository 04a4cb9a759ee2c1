internal import Documents
internal import Modules

/// The settings of a target in one configuration: its own, over those of its file, of the project,
/// and of the project's file.
struct EffectiveSettings {
  let target: String
  let configuration: String
  /// The innermost first; settings that only hold under a condition are left out.
  private let levels: [[String: BuildFacts.Setting]]
  private let share: ExpansionShare

  /// What the variables of all targets of a project may be expanded to, in bytes.
  final class ExpansionShare {
    private var left = 64 << 20

    var isSpent: Bool { left <= 0 }

    func mayMake(_ count: Int) -> Bool {
      left -= min(count, max(left, 0))
      return left > 0
    }
  }

  /// The settings of all configurations of a target.
  static func all(
    of target: ProjectTarget, _ files: inout ConfigFiles
  ) -> [EffectiveSettings] {
    let share = files.share
    return target.configurations.map { own in
      let below = files.projectConfigurations[own.name]
      let levels = [own, below].compactMap { $0 }.flatMap { configuration in
        [configuration.unconditional, files.settings(of: configuration)]
      }
      return EffectiveSettings(
        target: target.name, configuration: own.name, levels: levels.filter { !$0.isEmpty },
        share: share)
    }
  }

  /// What a setting comes to, and where the innermost value is written.
  func setting(_ key: String) -> BuildFacts.Setting? {
    guard let place = levels.lazy.compactMap({ $0[key] }).first?.place else { return nil }
    var below = key == "PRODUCT_NAME" ? target : ""
    for value in levels.reversed().compactMap({ $0[key]?.value }) {
      guard share.mayMake(value.utf8.count) else { return nil }
      let inherited = below
      below = SettingExpansion.expand(value, while: share.mayMake) { name in
        name == "inherited" ? inherited : lookUp(name)
      }
    }
    return BuildFacts.Setting(below, at: place)
  }

  func text(_ key: String) -> String? {
    setting(key).flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// The words of a list, without quotes.
  func words(_ key: String) -> [String] {
    text(key)?.split(whereSeparator: \.isWhitespace).map { $0.filter { $0 != "\"" } } ?? []
  }

  private func lookUp(_ name: String) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": target
    case "CONFIGURATION": configuration
    default:
      levels.lazy.compactMap { $0[name]?.value }.first ?? (name == "PRODUCT_NAME" ? target : nil)
    }
  }
}

/// The `.xcconfig` files of a project, each read once.
struct ConfigFiles {
  private let files: ProjectFiles
  private let folder: String
  /// The configurations of the project, by their names.
  let projectConfigurations: [String: ProjectConfiguration]
  private var known: [String: [String: BuildFacts.Setting]] = [:]
  /// Those that could not be read, and are not only missing because somebody generates them.
  private(set) var problems: [Problem] = []
  let share = EffectiveSettings.ExpansionShare()

  /// Reads files that a project names.
  init(_ files: ProjectFiles, of project: XcodeProject) {
    (self.files, folder) = (files, project.folder)
    projectConfigurations = Dictionary(
      project.configurations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func settings(of configuration: ProjectConfiguration) -> [String: BuildFacts.Setting] {
    guard let base = configuration.base else { return [:] }
    let path = PathText.folded(PathText.join(folder, base))
    if let settings = known[path] { return settings }
    let file = ConfigFile.read(path, in: files)
    if let unread = file.unread, unread.failure != .missing {
      problems.append(
        Problem(
          "this file \(unread.failure.words)", at: Place(file: unread.path), severity: .warning))
    }
    let settings = file.settings.mapValues { BuildFacts.Setting($0.text, at: $0.place) }
    known[path] = settings
    return settings
  }
}

extension ProjectConfiguration {
  /// The settings that hold whatever is built.
  fileprivate var unconditional: [String: BuildFacts.Setting] {
    Dictionary(
      settings.lazy.filter { !$0.key.contains("[") }.map {
        ($0.key, BuildFacts.Setting($0.text, at: $0.place))
      }, uniquingKeysWith: { $1 })
  }
}
