/// Reports undeclared packages, configurations and targets, for which XcodeGen rejects a spec.
///
/// A class, because it is passed to all target decoders.
final class NameCheck {
  let log: SpecLog
  let options: SpecOptions
  /// Nil where one of them cannot be known.
  private let packages: Set<String>?
  let configurations: [String]
  private let longestConfiguration: Int

  init(
    _ fields: SpecFields<ProjectKey>, configurations: [String], options: SpecOptions,
    folder: String, log: SpecLog
  ) {
    (self.log, self.options, self.configurations) = (log, options, configurations)
    longestConfiguration = configurations.reduce(0) { max($0, $1.utf8.count) }
    let declared = (fields[.packages]?.entries ?? []).map(\.key.text)
    let local = (fields[.localPackages]?.anyStrings ?? []).map {
      NameCheck.name(of: $0, in: folder)
    }
    packages = local.contains(nil) ? nil : Set(declared + local.compactMap { $0 })
  }

  /// The name of a local package is that of its folder; above the root it is not known.
  private static func name(of package: String, in folder: String) -> String? {
    let path = PathText.folded(PathText.join(folder, package))
    let name = String(path.lastPathName)
    return name.isEmpty || name == "." || name == ".." ? nil : name
  }

  func check(package name: String, at place: Place, owner: KeyOwner, node: Node) {
    guard let packages, !packages.contains(name), !name.mayBeVariable else { return }
    log.notice(
      .undeclaredPackage, name, at: place, target: owner.target(of: node),
      suggestion: NearestName.of(name, amongFew: packages))
  }

  func check(plugins: SpecValue?, owner: KeyOwner) {
    for plugin in plugins?.items ?? [] {
      guard let package = plugin["package"], let name = package.string else { continue }
      check(package: name, at: package.place, owner: owner, node: package.node)
    }
  }

  func check(_ settings: SpecSettings, owner: KeyOwner? = nil) {
    for entry in settings.configs?.entries ?? []
    where !isKnown(entry.key) && !options.disables("missingConfigs") {
      check(configuration: entry.key, owner: owner)
    }
    // As many settings as configurations, all called like one, are none.
    // Nor is a key of plain letters that is longer than the name of any configuration.
    guard let base = settings.base, base.entries.count == configurations.count,
      !base.hasKey(where: { $0.count > longestConfiguration && $0.allSatisfy { $0 < 0x80 } })
    else { return }
    let entries = base.entries
    if let first = entries.first, entries.allSatisfy({ isKnown($0.key) }) {
      log.notice(
        .settingsWithoutConfigs, first.key.text, at: first.key.place,
        target: owner?.target(of: first.key.node))
    }
  }

  private func isKnown(_ key: SpecKey) -> Bool {
    let key = key.text
    if configurations.contains(key) { return true }
    let small = key.lowercased()
    return configurations.contains { name in
      name.utf8.count >= small.utf8.count && name.lowercased().holds(small)
    }
  }

  func check(configuration key: SpecKey, owner: KeyOwner?) {
    guard !key.text.mayBeVariable else { return }
    log.notice(
      .unknownConfiguration, key.text, at: key.place, target: owner?.target(of: key.node),
      suggestion: NearestName.of(key.text, amongFew: Set(configurations)))
  }

  private func check(configuration value: SpecValue?) {
    guard let value, let name = value.string, !configurations.contains(name) else { return }
    check(configuration: SpecKey(name, from: value.node), owner: nil)
  }

  /// Notes unknown configurations that a spec names outside of its targets.
  func check(_ fields: SpecFields<ProjectKey>) {
    check(SpecSettings(fields[.settings]))
    for group in (fields[.settingGroups] ?? fields[.settingPresets])?.entries ?? [] {
      check(SpecSettings(group.value))
    }
    check(configuration: fields[.options]?["defaultConfig"])
    for scheme in fields[.schemes]?.entries ?? [] {
      for action in NameCheck.actions {
        check(configuration: scheme.value[action]?["config"])
      }
    }
  }

  /// The parts of a scheme that are for one configuration.
  private static let actions = ["run", "test", "profile", "analyze", "archive"]
}

/// The targets that a scheme may name, which are collected when the first one names any.
final class SchemeNames {
  let log: SpecLog
  private lazy var targets = Set(made.map(\.name))
  private lazy var projects = Set(references.map(\.key))
  private let made: [DeclaredTarget]
  private let references: [ContainerReference]

  init(_ targets: [DeclaredTarget], _ projects: [ContainerReference], log: SpecLog) {
    (made, references) = (targets, projects)
    self.log = log
  }

  /// Notes the items of a list that name no target; those of a package are not looked at.
  func check(list: SpecValue?, owner: KeyOwner? = nil) {
    for item in list?.items ?? [] {
      let named =
        item.isMap ? item["name"] ?? item["local"] ?? item["project"] ?? item["target"] : item
      if let named, let text = named.string, log.mayKeep(text, at: named.place) {
        check(text, at: named.place, node: named.node, owner)
      }
    }
  }

  /// Notes a name of no target: one part for the spec's own, two for those of another project.
  func check(_ name: String, at place: Place, node: Node, _ owner: KeyOwner? = nil) {
    let parts = name.split(separator: "/").map(String.init)
    let isKnown =
      switch parts.count {
      case 1: targets.contains(parts[0])
      case 2: projects.contains(parts[0])
      default: true
      }
    guard !isKnown, !name.mayBeVariable else { return }
    log.notice(
      .unknownSchemeTarget, name, at: place, target: owner?.target(of: node),
      suggestion: NearestName.of(name, amongFew: targets))
  }
}

extension String {
  fileprivate var mayBeVariable: Bool { has(UInt8(ascii: "$")) }
}
