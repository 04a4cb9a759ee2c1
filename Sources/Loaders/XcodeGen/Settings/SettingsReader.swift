/// Reads what build settings say about targets: as XcodeGen looks at them, and as Xcode will.
struct SettingsReader {
  let log: SpecLog
  let project: ProjectSettings
  let cache: SettingsCache
  let folder: String
  /// The configuration that other projects look at; the first one, if none is named.
  let defaultConfiguration: String?
  /// Whether XcodeGen adds nothing to the settings of targets, by `settingPresets`.
  let lacksPresets: Bool
  /// Whether it adds something to those of the project.
  let hasProjectPresets: Bool

  /// The decoded build settings of a target.
  struct Words {
    let declaredLinkage: Linkage
    let foreignLinkage: Linkage
    let linkage: Linkage
    let productNames: [String]
    /// What sources import the target as, by settings alone.
    let moduleNames: [String]
    var infoFile: String?
    var platforms: [Platform] = []
  }

  /// What they say about a target; what is about its image alone is added to `build`.
  func words(
    of settings: SpecSettings, _ configFiles: SpecValue?, owner: KeyOwner, product: String,
    type: ProductType, systems: [Platform], at place: Place, build: inout BuildFacts
  ) -> Words {
    let target = owner.name
    let check = SettingsCheck(owner: owner, log: log)
    check.check(settings)
    cache.noteUnreadable(among: configFiles, in: folder, log: log)
    check.noteUnknownGroups(in: settings, among: project.groups)
    let all = views(of: target, settings, configFiles: configFiles, at: place)
    let views = all.map { $0.on(systems.first) }
    build.lacksPresets = lacksPresets
    var words = Words(
      declaredLinkage: declaredLinkage(type, settings),
      foreignLinkage: foreignLinkage(type, settings),
      linkage: views.last?.linkage(of: type) ?? type.defaultLinkage,
      productNames: productNames(of: target, besides: product, views),
      moduleNames: views.moduleNames(of: target))
    if type.defaultLinkage != .none { words.platforms = views.platforms }
    // Where the file with the information of the bundle is matters to those that others link.
    if type.isFramework {
      words.infoFile = views.last?.text(of: "INFOPLIST_FILE")?.path(below: folder)
    }
    for view in views {
      view.add(to: &build, of: type, below: folder)
      for path in view.words(of: .frameworkSearchPaths) + view.words(of: .swiftIncludePaths) {
        build.hasSearchPaths = true
        guard let path = path.path(below: folder) else { continue }
        build.prebuilt.formUnion(cache.prebuilt(in: path))
      }
      if view.text(of: .supportsCatalyst) == "YES" { build.supportsCatalyst = true }
    }
    build.linkages = views.linkages(of: type)
    if type.isExecutable { build.configurations = project.groups.configurations }
    build.variants = all.variants(of: type, on: systems, lacksPresets: lacksPresets)
    return words
  }

  /// XcodeGen looks for one exact text in the target's own base settings, and nowhere else.
  private func declaredLinkage(_ type: ProductType, _ settings: SpecSettings) -> Linkage {
    let isStatic =
      (type == .framework || type == .xcFramework)
      && settings.base?[SettingName.machOType.key]?.settingText == "staticlib"
    return isStatic ? .static : type.defaultLinkage
  }

  /// For a target of another project XcodeGen reads the settings that it has generated: groups and
  /// all, in the default configuration, but neither the project's own nor configuration files.
  private func foreignLinkage(_ type: ProductType, _ settings: SpecSettings) -> Linkage {
    guard type == .framework || type == .xcFramework else { return type.defaultLinkage }
    let value = project.groups.parts(of: settings, in: defaultIndex).value {
      $0.value(of: SettingName.machOType.key)
    }
    return value?.text == "staticlib" ? .static : type.defaultLinkage
  }

  private var defaultIndex: Int {
    defaultConfiguration.flatMap(project.groups.configurations.firstIndex(of:)) ?? 0
  }

  /// The settings in each configuration; one is enough where none makes a difference.
  private func views(
    of name: String, _ settings: SpecSettings, configFiles: SpecValue?, at place: Place
  ) -> [TargetSettings] {
    let isUniform = project.isUniform && configFiles == nil && project.groups.areUniform(settings)
    if isUniform {
      let view = view(of: name, settings, configFiles, in: 0)
      if !view.settings.usesVariables, !view.settings.hasConditions { return [view] }
    }
    return project.groups.configurations.indices.prefix {
      $0 < SettingsReader.usual || log.mayMake(8, of: .entries, at: place)
    }.map { view(of: name, settings, configFiles, in: $0) }
  }

  /// More configurations than this count as entries, for each target.
  private static let usual = 16

  func view(
    of name: String, _ settings: SpecSettings, _ configFiles: SpecValue?, in configuration: Int
  ) -> TargetSettings {
    let groups = project.groups
    let title = groups.configurations[configuration]
    var parts = groups.parts(of: settings, in: configuration)
    if let configFiles, let file = cache.configFile(for: title, among: configFiles, in: folder),
      log.mayMake(file.settings.count / 128, of: .entries, at: configFiles.place)
    {
      parts.insert(.file(file), at: 0)
    }
    return TargetSettings(
      target: name, configuration: title,
      settings: FlatSettings(parts, over: project[configuration]), log: log,
      isDefault: configuration == defaultIndex)
  }

  /// Without `PRODUCT_NAME` the product is named after the target; `productName:` has no effect.
  private func productNames(
    of target: String, besides product: String, _ views: [TargetSettings]
  ) -> [String] {
    let names = views.map { $0.text(of: .productName) ?? target }
    return names.allSatisfy { $0 == product } ? [] : Set(names).sorted()
  }
}
