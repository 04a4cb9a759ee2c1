/// The settings of one target in one configuration, with all that it inherits.
struct TargetSettings {
  let target: String
  let configuration: String
  let settings: FlatSettings
  /// How much a spec may make of them.
  var log: SpecLog?
  /// How much a project may make of them.
  var share: SettingExpansion.Share?
  /// Whether they hold in configurations that the project lacks and another one has.
  var isDefault = false
  var platform: Platform?

  /// The same with the conditional settings that hold on a platform.
  func on(_ platform: Platform?) -> TargetSettings {
    let condition = SettingCondition(platform: platform, configuration: configuration)
    return TargetSettings(
      target: target, configuration: configuration, settings: settings.under(condition), log: log,
      share: share, platform: platform)
  }

  /// The value of a setting above a default, and the place of the innermost value.
  func setting(of name: String, above lowest: String = "") -> BuildFacts.Setting? {
    guard let top = settings.value(of: name) else { return nil }
    // What most targets say needs no look at what they inherit.
    let text = top.text == "$(TARGET_NAME)" ? target : top.text
    guard text.has(UInt8(ascii: "$")) else {
      return share?.mayMake(text.utf8.count) == false ? nil : Note(text, at: top.place)
    }
    // Every product is named after its target, on the lowest level.
    var below = name == "PRODUCT_NAME" ? target : lowest
    for value in settings.levels(of: name).reversed() {
      let text = value.text
      if let share, !share.mayMake(text.utf8.count) { return nil }
      guard text.has(UInt8(ascii: "$")) else {
        below = text
        continue
      }
      let inherited = below
      below = SettingExpansion.expand(
        text, while: { mayMake($0, at: value.place) },
        { $0 == "inherited" ? inherited : lookUp($0) })
    }
    return BuildFacts.Setting(below, at: top.place)
  }

  func setting(of name: SettingName) -> BuildFacts.Setting? {
    settings.value(of: name).flatMap { _ in setting(of: name.key) }
  }

  func text(of name: String) -> String? {
    setting(of: name).flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  func text(of name: SettingName) -> String? {
    settings.value(of: name).flatMap { _ in text(of: name.key) }
  }

  func words(of name: String) -> [String] {
    guard let setting = setting(of: name) else { return [] }
    var text = setting.text
    if "\"'".utf8.contains(where: text.has) { text.removeAll { "\"'".contains($0) } }
    let words = text.words
    return log.map { $0.kept(words, at: setting.place) ?? [] } ?? words
  }

  func words(of name: SettingName) -> [String] {
    settings.value(of: name).map { _ in words(of: name.key) } ?? []
  }

  private func mayMake(_ count: Int, at place: Place) -> Bool {
    log?.mayMake(count, of: .expanded, at: place) ?? share?.mayMake(count) ?? true
  }

  private func lookUp(_ name: String) -> String? {
    switch name {
    case "TARGET_NAME", "TARGETNAME": target
    case "CONFIGURATION": configuration
    case "PLATFORM_NAME": platform?.kit
    case "EFFECTIVE_PLATFORM_NAME": platform?.kit.map { $0 == "macosx" ? "" : "-\($0)" }
    default: settings.value(of: name)?.text ?? (name == "PRODUCT_NAME" ? target : nil)
    }
  }

  func linkage(of type: ProductType) -> Linkage {
    guard type.defaultLinkage != .none else { return .none }
    switch text(of: .machOType) {
    case "staticlib", "mh_object": return .static
    case "mh_dylib": return .dynamic
    default: return type.defaultLinkage
    }
  }

  func add(to build: inout BuildFacts, of type: ProductType, below folder: String) {
    build.testTarget = build.testTarget ?? setting(of: .testTargetName)
    if let header = text(of: .bridgingHeader)?.path(below: folder) {
      build.bridgingHeaders.insert(header)
    }
    if let principal = setting(of: .principalClass), text(of: "GENERATE_INFOPLIST_FILE") != "NO" {
      build.infoValues["NSPrincipalClass"] = principal
    }
    if settings.hasUnread { build.unread.formUnion(unread(about: type)) }
    addLinking(to: &build, of: type)
  }

  /// What files that could not be read may say about a product.
  private func unread(about type: ProductType) -> [BuildFacts.Unread] {
    var names: [(SettingName, BuildFacts.Unread.Subject)] = [(.productName, .productName)]
    if type.isFramework || type == .dynamicLibrary { names.append((.machOType, .linkage)) }
    if type.isTest { names += [(.testHost, .testHost), (.testTargetName, .testHost)] }
    return names.compactMap { name, subject in
      // CocoaPods writes flags, search paths and variables of its own.
      guard let file = settings.unreadFile(of: name.key), !TargetSettings.isOfPods(file) else {
        return nil
      }
      return BuildFacts.Unread(subject, in: file)
    }
  }

  /// Whether CocoaPods writes a configuration file, which many repositories leave out.
  static func isOfPods(_ file: String) -> Bool { file.holds("/Target Support Files/Pods-") }

  /// Adds linker flags, run paths, and the install name of a library.
  ///
  /// Of several configurations the last one wins, which by its name is mostly Release.
  func addLinking(to build: inout BuildFacts, of type: ProductType) {
    build.testHost = build.testHost ?? setting(of: .testHost)
    if type.isTest {
      let isPreset = !build.lacksPresets || settings.hasUnread || build.testHost == nil
      build.linksHost = setting(of: "BUNDLE_LOADER").map { !$0.text.isEmpty } ?? isPreset
    }
    build.setsLinkage = build.setsLinkage || settings.value(of: .machOType) != nil
    build.merging = text(of: .mergedBinaryType).flatMap(BuildFacts.Merging.init) ?? build.merging
    build.isMergeable = build.isMergeable || text(of: .mergeableLibrary) == "YES"
    if settings.value(of: .runPaths) != nil {
      build.runPaths = words(of: .runPaths, notedIn: &build)
      build.keepsPresetRunPaths = settings.keepsPreset(of: .runPaths)
    }
    let isPreset = type.isFramework && !build.lacksPresets
    if let base = setting(of: .installNameBase),
      isPreset ? !settings.keepsPreset(of: .installNameBase) : !base.text.isEmpty
    {
      build.installFolder = base.text.isEmpty ? "/Library/Frameworks" : base.text
      build.origins.places["-install_name"] = base.place
    } else if !isPreset, type.defaultLinkage == .dynamic, let path = text(of: "INSTALL_PATH"),
      path.hasPrefix("@")
    {
      build.installFolder = path
    }
    if let name = setting(of: .installName) { build.setInstallName(name.text, at: name.place) }
    build.addLinkerFlags(words(of: .otherLinkerFlags, notedIn: &build))
    build.addLinkerFlags(words(of: .productLinkerFlags, notedIn: &build))
  }

  /// All that the linker is given, with the configuration if variables or conditions may differ.
  fileprivate var linkingAsWritten: [String] {
    let base = settings.value(of: .installNameBase)
    // The path matters only without the base.
    let isBaseKnown = base.map { !$0.usesVariables && !$0.text.isEmpty } ?? false
    let names =
      TargetSettings.ofLinking.filter { settings.value(of: $0) != nil }.map(\.key)
      + ["BUNDLE_LOADER"] + (isBaseKnown ? [] : ["INSTALL_PATH"])
    let texts = names.flatMap { [$0] + settings.levels(of: $0).flatMap(\.texts) }
    let isPlain =
      !settings.hasConditions
      && texts.allSatisfy { $0 == "$(inherited)" || !$0.has(UInt8(ascii: "$")) }
    let presets = [SettingName.runPaths, .installNameBase].map { "\(settings.keepsPreset(of: $0))" }
    return texts + presets + (isPlain ? [] : [configuration])
  }

  private static let ofLinking: [SettingName] = [
    .testHost, .machOType, .mergedBinaryType, .mergeableLibrary, .runPaths, .installName,
    .installNameBase, .otherLinkerFlags, .productLinkerFlags,
  ]

  /// The words of a list for the linker; notes the place of the highest level that has each.
  private func words(of name: SettingName, notedIn build: inout BuildFacts) -> [String] {
    guard let value = settings.value(of: name) else { return [] }
    let words = words(of: name).filter { $0 != "-Xlinker" }.flatMap { word in
      word.hasPrefix("-Wl,") ? word.dropFirst(4).split(separator: ",").map(String.init) : [word]
    }
    let levels = settings.levels(of: name.key)
    for word in words where build.origins.places[word] == nil {
      let level = levels.count > 1 ? levels.first { $0.texts.contains { $0.contains(word) } } : nil
      build.origins.places[word] = (level ?? value).place
    }
    return words
  }
}

extension [TargetSettings] {
  /// More variants of one target than these are not told apart.
  private static let mostVariants = 16

  /// What holds on one platform, or in one configuration, if there are differences.
  func variants(
    of type: ProductType, on systems: [Platform], lacksPresets: Bool
  ) -> [Destination: BuildFacts] {
    let isConditional =
      systems.count > 1 && contains { $0.settings.hasConditions || $0.settings.usesVariables }
    let written = count > 1 ? map(\.linkingAsWritten) : []
    guard isConditional || written.contains(where: { $0 != written[0] }) else { return [:] }
    var variants: [Destination: BuildFacts] = [:]
    for view in self {
      for platform in isConditional ? systems.map(Optional.init) : [nil]
      where variants.count < Self.mostVariants {
        var facts = BuildFacts()
        facts.lacksPresets = lacksPresets
        view.on(platform ?? systems.first).addLinking(to: &facts, of: type)
        // The same setting at two places makes no difference.
        facts.testHost = facts.testHost.map { Note($0.text, at: Place(file: "")) }
        variants[Destination(platform, count > 1 ? view.configuration : nil)] = facts
        if view.isDefault { variants[Destination(platform)] = facts }
      }
    }
    return Set(variants.values).count > 1 ? variants : [:]
  }

  /// The linkage in each configuration; none, if it is the same in all.
  func linkages(of type: ProductType) -> [BuildFacts.ConfiguredLinkage] {
    let all = (count > 1 ? self : []).map { view in
      BuildFacts.ConfiguredLinkage(
        view.configuration, view.linkage(of: type),
        at: view.settings.value(of: .machOType)?.place)
    }
    return Set(all.map(\.linkage)).count > 1 ? all : []
  }

  /// The platforms that settings name.
  var platforms: [Platform] {
    let names = lazy.map { $0.words(of: "SUPPORTED_PLATFORMS") }.first { !$0.isEmpty } ?? []
    let platforms = Set(names.compactMap { Platform.builds[$0] })
    return Platform.allCases.filter(platforms.contains)
  }

  /// The module is named after the product unless a setting says otherwise, as an identifier.
  func moduleNames(of target: String) -> [String] {
    let names = map { view in
      SettingExpansion.identifier(
        view.text(of: .moduleName) ?? view.text(of: .productName) ?? target)
    }
    return names.count == 1 ? names : Set(names).sorted()
  }
}

extension String {
  /// A path without the variable for the folder of its project.
  package var withoutProjectFolder: String {
    let folders = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    return String(dropFirst(folders.first(where: hasPrefix)?.count ?? 0))
  }

  /// A path of a setting, from the root of the run; nil, if a variable in it is not known.
  func path(below folder: String) -> String? {
    guard has(UInt8(ascii: "$")) else {
      return isEmpty ? nil : PathText.folded(PathText.join(folder, self))
    }
    let path = withoutProjectFolder
    return path.isEmpty || path.contains("$") ? nil : PathText.folded(PathText.join(folder, path))
  }
}
