internal import Documents
internal import Modules

/// Reads what build settings say about targets: as XcodeGen looks at them, and as Xcode will.
struct SettingsReading {
  let log: SpecLog
  let project: ProjectSettings
  let cache: SettingsCache
  /// The folder of the spec.
  let folder: String
  /// The configuration that other projects look at; the first one, if none is named.
  let defaultConfiguration: String?

  /// What the settings of a target say about it.
  struct Words {
    let declaredLinkage: Linkage
    let foreignLinkage: Linkage
    let linkage: Linkage
    let productNames: [String]
    /// What sources import the target as, by settings alone.
    let moduleNames: [String]
    var infoFile: String?
  }

  /// What they say about a target; what is about its image alone is added to `build`.
  func words(
    of settings: SpecSettings, _ configFiles: SpecValue?, owner: KeyOwner, product: String,
    type: ProductType, build: inout BuildFacts
  ) -> Words {
    let target = owner.name
    let check = SettingsCheck(owner: owner, log: log)
    check.check(settings)
    cache.noteUnreadable(among: configFiles, in: folder, log: log)
    check.noteUnknownGroups(in: settings, among: project.groups)
    let views = views(of: target, settings, configFiles: configFiles)
    var words = Words(
      declaredLinkage: declaredLinkage(type, settings),
      foreignLinkage: foreignLinkage(type, settings), linkage: linkage(type, views),
      productNames: productNames(of: target, besides: product, views),
      moduleNames: moduleNames(of: target, views))
    // Where the file with the information of the bundle is matters to those that others link.
    if type.isFramework, let view = views.last,
      let file = view.settings.value(of: "INFOPLIST_FILE")
    {
      words.infoFile = view.expand(file).path(below: folder)
    }
    for view in views {
      add(view, to: &build)
      if view.settings.hasUnread { build.unread.formUnion(unread(in: view.settings, type)) }
    }
    build.linkages = linkages(type, views)
    return words
  }

  /// XcodeGen looks for one exact text in the target's own base settings, and nowhere else.
  private func declaredLinkage(_ type: ProductType, _ settings: SpecSettings) -> Linkage {
    let isStatic =
      (type == .framework || type == .xcFramework)
      && settings.base?[SettingName.machOType.text]?.settingText == "staticlib"
    return isStatic ? .static : type.defaultLinkage
  }

  /// For a target of another project XcodeGen reads the settings that it has generated: groups and
  /// all, in the default configuration, but neither the project's own nor configuration files.
  private func foreignLinkage(_ type: ProductType, _ settings: SpecSettings) -> Linkage {
    guard type == .framework || type == .xcFramework else { return type.defaultLinkage }
    let index = defaultConfiguration.flatMap(project.groups.configurations.firstIndex(of:)) ?? 0
    let value = project.groups.parts(of: settings, in: index).value { $0.value(of: .machOType) }
    return value?.text == "staticlib" ? .static : type.defaultLinkage
  }

  /// The settings in each configuration; one is enough where none makes a difference.
  private func views(
    of name: String, _ settings: SpecSettings, configFiles: SpecValue?
  ) -> [TargetSettings] {
    let isUniform =
      project.isUniform && configFiles == nil && project.groups.areUniform(settings)
    if isUniform {
      let view = view(of: name, settings, configFiles, in: 0)
      if !view.settings.usesVariables { return [view] }
    }
    return project.groups.configurations.indices.map {
      view(of: name, settings, configFiles, in: $0)
    }
  }

  private func view(
    of name: String, _ settings: SpecSettings, _ configFiles: SpecValue?, in configuration: Int
  ) -> TargetSettings {
    let groups = project.groups
    let title = groups.configurations[configuration]
    var parts = groups.parts(of: settings, in: configuration)
    if let file = cache.configFile(for: title, among: configFiles, in: folder) {
      parts.insert(.file(file), at: 0)
    }
    return TargetSettings(
      target: name, configuration: title,
      settings: FlatSettings(parts, over: project[configuration]), log: log)
  }

  /// The linkage in each configuration; none, if it is the same in all.
  private func linkages(
    _ type: ProductType, _ views: [TargetSettings]
  ) -> [BuildFacts.ConfiguredLinkage] {
    guard views.count > 1 else { return [] }
    let all = views.map { view in
      BuildFacts.ConfiguredLinkage(
        view.configuration, linkage(type, [view]), at: view.value(of: .machOType)?.place)
    }
    return Set(all.map(\.linkage)).count > 1 ? all : []
  }

  /// Where configurations disagree, the last one counts, which by its name is mostly Release.
  private func linkage(_ type: ProductType, _ views: [TargetSettings]) -> Linkage {
    guard type.defaultLinkage != .none else { return .none }
    switch views.last?.text(of: .machOType) {
    case "staticlib", "mh_object": return .static
    case "mh_dylib": return .dynamic
    default: return type.defaultLinkage
    }
  }

  /// Without `PRODUCT_NAME` the product is named like the target, whatever `productName:` says.
  private func productNames(
    of target: String, besides product: String, _ views: [TargetSettings]
  ) -> [String] {
    var names: [String] = []
    for view in views {
      let name = view.text(of: .productName) ?? target
      if !names.contains(name) { names.append(name) }
    }
    return names.count == 1 && names[0] == product ? [] : names.sorted()
  }

  /// The module is named after the product unless a setting says otherwise, as an identifier.
  private func moduleNames(of target: String, _ views: [TargetSettings]) -> [String] {
    let names = views.map { view in
      SettingExpansion.identifier(
        view.text(of: .moduleName) ?? view.text(of: .productName) ?? target)
    }
    return names.count == 1 ? names : Set(names).sorted()
  }

  private func add(_ view: TargetSettings, to build: inout BuildFacts) {
    if build.testHost == nil { build.testHost = setting(.testHost, in: view) }
    if build.testTarget == nil { build.testTarget = setting(.testTargetName, in: view) }
    if let header = setting(.bridgingHeader, in: view)?.value.path(below: folder) {
      build.bridgingHeaders.insert(header)
    }
    addInformation(view, to: &build)
    if let merged = view.text(of: .mergedBinaryType), merged == "automatic" || merged == "manual" {
      build.mergesLibraries = true
    }
    addPaths(view, to: &build)
    guard view.value(of: .otherLinkerFlags) != nil else { return }
    let flags = view.words(of: .otherLinkerFlags)
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) {
      switch flag {
      case "-all_load", "-Wl,-all_load": build.loadsAllMembers = true
      case "-ObjC", "-Wl,-ObjC": build.loadsObjCMembers = true
      case "-force_load":
        let name = String(next.lastPathName)
        if !build.forceLoaded.contains(name) { build.forceLoaded.append(name) }
      default: break
      }
    }
  }

  /// Where an image looks for others, and where a library says that it lies; of several
  /// configurations the last one counts, which by its name is mostly Release.
  private func addPaths(_ view: TargetSettings, to build: inout BuildFacts) {
    if view.value(of: .runPaths) != nil {
      build.runPaths = view.words(of: .runPaths)
      build.keepsPresetRunPaths = view.settings.keepsPreset(of: .runPaths)
    }
    if let base = view.text(of: .installNameBase) { build.installFolder = base }
    if let name = view.text(of: .installName), let slash = name.lastIndex(of: "/") {
      build.installFolder = String(name[..<slash])
    }
  }

  /// What settings say about the information of the bundle.
  private func addInformation(_ view: TargetSettings, to build: inout BuildFacts) {
    if let principal = setting(.principalClass, in: view),
      view.settings.value(of: "GENERATE_INFOPLIST_FILE")?.text != "NO"
    {
      build.infoValues["NSPrincipalClass"] = principal
    }
  }

  /// What files that could not be read may say about a product.
  private func unread(in settings: FlatSettings, _ type: ProductType) -> Set<BuildFacts.Unread> {
    var names: [(SettingName, BuildFacts.Unread.Subject)] = [(.productName, .productName)]
    if type.isFramework || type == .dynamicLibrary { names.append((.machOType, .linkage)) }
    if type.isTest { names += [(.testHost, .testHost), (.testTargetName, .testHost)] }
    return Set(
      names.compactMap { name, subject in
        settings.unreadFile(of: name).map { BuildFacts.Unread(subject, in: $0) }
      })
  }

  private func setting(
    _ name: SettingName, in view: TargetSettings
  ) -> BuildFacts.Setting? {
    view.value(of: name).map { BuildFacts.Setting(view.expand($0), at: $0.place) }
  }
}

extension String {
  /// A path of a setting, from the root of the run; nil, if a variable in it is not known.
  func path(below folder: String) -> String? {
    guard has(UInt8(ascii: "$")) else {
      return isEmpty ? nil : PathText.folded(PathText.join(folder, self))
    }
    let roots = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    let root = roots.first(where: hasPrefix) ?? ""
    let path = String(dropFirst(root.count))
    return path.isEmpty || path.contains("$") ? nil : PathText.folded(PathText.join(folder, path))
  }
}
