internal import Documents
internal import Modules

/// Notes names of packages, configurations and targets that a spec does not declare; XcodeGen
/// refuses to generate from it.
struct NameCheck {
  let log: SpecLog
  let options: SpecOptions
  /// Nil where one of them cannot be known.
  private let packages: Set<String>?
  private let configurations: [String]

  init(
    _ fields: SpecFields<ProjectKey>, configurations: [String], options: SpecOptions, path: String,
    log: SpecLog
  ) {
    self.log = log
    self.options = options
    self.configurations = configurations
    let declared = (fields[.packages]?.entries ?? []).map(\.key.text)
    let local = (fields[.localPackages]?.anyStrings ?? []).map { NameCheck.name(of: $0, in: path) }
    packages = local.contains(nil) ? nil : Set(declared + local.compactMap { $0 })
  }

  /// The name of a local package is that of its folder; above the root it is not known.
  private static func name(of package: String, in spec: String) -> String? {
    let path = PathText.folded(PathText.join(PathText.folder(of: spec), package))
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? nil : name
  }

  /// The name that was probably meant; among very many it is not looked for.
  fileprivate static func nearest(to name: String, among names: Set<String>) -> String? {
    names.count < 200 ? NearestName.of(name, among: names.sorted()) : nil
  }

  func check(package name: String, at place: Place, owner: KeyOwner, node: Node) {
    guard let packages, !packages.contains(name), !name.hasBuildVariable else { return }
    log.notice(
      .undeclaredPackage, name, at: place, target: owner.target(of: node),
      suggestion: NameCheck.nearest(to: name, among: packages))
  }

  /// The files of `configFiles:`, which are read for configurations by their names.
  func files(_ value: SpecValue?, owner: KeyOwner? = nil) -> [SpecFile] {
    guard let value, value.entries.allSatisfy({ $0.value.string != nil }) else { return [] }
    for entry in value.entries
    where !configurations.contains(entry.key.text) && !options.disables("missingConfigs") {
      log.notice(
        .unknownConfiguration, entry.key.text, at: entry.key.place,
        target: owner?.target(of: entry.key.node),
        suggestion: NameCheck.nearest(to: entry.key.text, among: Set(configurations)))
    }
    if options.disables("missingConfigFiles") { return [] }
    return value.entries.compactMap { entry in
      entry.value.string.map { SpecFile(.missingConfigFile, $0, at: entry.value.place) }
    }
  }

  /// Notes plugins of packages that the spec does not declare.
  func check(plugins: SpecValue?, owner: KeyOwner) {
    for plugin in plugins?.items ?? [] {
      guard let package = plugin["package"], let name = package.string else { continue }
      check(package: name, at: package.place, owner: owner, node: package.node)
    }
  }

  /// The folders of the local packages.
  static func localPackages(_ fields: SpecFields<ProjectKey>) -> [SpecFile] {
    let paths =
      (fields[.packages]?.entries ?? []).compactMap { $0.value["path"] }
      + (fields[.localPackages]?.items ?? [])
    return paths.compactMap { value in
      value.string.map { SpecFile(.missingPackage, $0, written: value.node.text, at: value.place) }
    }
  }
}

/// The targets that a scheme may name.
struct SchemeNames {
  /// The targets and aggregates of the spec.
  let targets: Set<String>
  /// The keys of `projectReferences:`.
  let projects: Set<String>
  let log: SpecLog

  init(
    _ targets: [SpecTarget], _ aggregates: [SpecAggregate], _ projects: [SpecProjectReference],
    log: SpecLog
  ) {
    self.targets = Set(targets.map(\.name) + aggregates.map(\.name))
    self.projects = Set(projects.map(\.name))
    self.log = log
  }

  /// Notes the items of a list that name no target; those of a package are not looked at.
  func check(list: SpecValue?, owner: KeyOwner? = nil) {
    for item in list?.items ?? [] {
      let named =
        item.isMap ? item["name"] ?? item["local"] ?? item["project"] ?? item["target"] : item
      if let named, let text = named.string {
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
    guard !isKnown, !name.hasBuildVariable else { return }
    log.notice(
      .unknownSchemeTarget, name, at: place, target: owner?.target(of: node),
      suggestion: NameCheck.nearest(to: name, among: targets))
  }
}
