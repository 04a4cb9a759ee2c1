/// Converts a Tuist manifest to the declarations that all loaders share.
struct TuistDeclaration {
  let manifest: TuistManifest
  let comments: ManifestComments?
  /// The linker flags of `.xcconfig` files.
  let fileFlags: [String: [String]]

  var references: [ContainerReference] {
    let folders = manifest.targets.flatMap(\.dependencies).filter { $0.kind == "project" }
      .compactMap(\.path)
    let packages = manifest.packages.map { package in
      let at = package.at.text
      return ContainerReference(
        key: at.packageIdentity,
        way: package.kind == "path" ? .packageFolder(at) : .packageIdentity(at.packageIdentity))
    }
    return Set(folders).sorted().map { ContainerReference(key: $0, way: .projectFolder($0)) }
      + packages
  }

  var targets: [DeclaredTarget] { manifest.targets.map(declared) }

  private func declared(_ target: TuistManifest.Target) -> DeclaredTarget {
    let type = TuistDeclaration.types[target.product] ?? .none
    // Tuist makes the name of the product of that of the target.
    let name =
      target.productName ?? String(target.name.text.map { $0 == "-" || $0 == "/" ? "_" : $0 })
    var details = Target.Details(
      project: manifest.name.text, productName: name, place: target.name.place)
    details.moduleNames = [SettingExpansion.identifier(name)]
    details.destinations = target.platforms.compactMap { Platform(rawValue: $0) }
    let place = target.name.place
    let sources = target.sources.compactMap { source(of: $0, on: details.destinations, place) }
    let folders = target.folders.compactMap { source(of: $0, on: details.destinations, place) }
    details.sources = sources + folders.map { changed($0) { $0.leavesOutPackages = true } }
    details.infoFile = target.plistFile
    details.provenance = target.name.provenance
    details.build = build(of: target, on: details.destinations)
    details.tag = comments?.tag(at: target.name.place) ?? ArchitectureTag()
    if let layer = target.tags.first(where: { $0.hasPrefix("layer:") }), details.tag.layer == nil {
      details.tag.layer = .init(String(layer.dropFirst("layer:".count)), at: target.name.place)
    }
    let platform = details.destinations.count == 1 ? details.destinations[0] : .auto
    let made = Target(
      name: target.name.text, spec: SpecID(0), type: type, platform: platform, details: details)
    // Tuist needs the folder in front of a pattern.
    let needed = sources.map { DeclaredSource(path: $0.path, provenance: details.provenance) }
    return DeclaredTarget(
      made, sources: needed, dependencies: target.dependencies.compactMap(dependency))
  }

  private static let types: [String: ProductType] = [
    "app": .application, "appClip": .appClip, "watch2App": .watch2App,
    "watch2AppContainer": .watch2AppContainer, "commandLineTool": .tool, "xpc": .xpcService,
    "app_extension": .appExtension, "messagesExtension": .messagesExtension,
    "sticker_pack_extension": .stickerPack, "tvTopShelfExtension": .tvExtension,
    "watch2Extension": .watch2Extension, "systemExtension": .systemExtension,
    "extension_kit_extension": .extensionKitExtension, "framework": .framework,
    "dynamic_library": .dynamicLibrary, "staticFramework": .staticFramework,
    "static_library": .staticLibrary, "unit_tests": .unitTests, "ui_tests": .uiTests,
    "bundle": .bundle, "macro": .tool,
  ]

  private func build(of target: TuistManifest.Target, on platforms: [Platform]) -> BuildFacts {
    var build = BuildFacts()
    build.hasInfo = target.plistFile == nil
    build.isInfoKnown = target.isPlistKnown
    // Tuist writes those of all binaries that a target reaches.
    build.hasSearchPaths = true
    build.merging = target.merging.flatMap(BuildFacts.Merging.init)
    build.isMergeable = target.isMergeable
    let flags = manifest.flags(of: target)
    build.addLinkerFlags(flags.words + flags.files.flatMap { fileFlags[$0] ?? [] })
    if let name = target.principalClass {
      build.infoValues["NSPrincipalClass"] = .init(name.text, at: name.place)
    }
    if let own = manifest.conditions, let words = target.conditions {
      build.conditions = BuildFacts.conditions(among: own + words)
    }
    let paths = platforms.map { runPaths(of: target, on: $0) }
    build.runPaths = paths.first ?? nil
    guard Set(paths).count > 1 else { return build }
    return changed(build) { all in
      for (platform, paths) in zip(platforms, paths) {
        all.variants[Destination(platform)] = changed(build) { $0.runPaths = paths }
      }
    }
  }

  /// Those that Tuist sets for a product on a system, unless a setting of the target replaces them.
  private func runPaths(of target: TuistManifest.Target, on platform: Platform) -> [String]? {
    let own = target.runPaths?.filter { $0 != "$(inherited)" }
    if let own, own.count == target.runPaths?.count { return own }
    let (isOnMac, isOnWatch) = (platform == .macOS, platform == .watchOS)
    let bases: [String]
    switch target.product {
    case "app", "watch2App", "appClip": bases = ["@executable_path"]
    case "unit_tests" where isOnWatch, "ui_tests" where isOnWatch: bases = []
    case "framework", "staticFramework", "unit_tests", "ui_tests":
      bases = ["@executable_path", "@loader_path"]
    case "app_extension", "messagesExtension", "extension_kit_extension", "watch2Extension":
      let isInWatchApp = isOnWatch && target.product != "watch2Extension"
      let outer = isOnMac ? ["/../../.."] : isInWatchApp ? ["/../..", "/../../../.."] : ["/../.."]
      bases = ([""] + outer).map { "@executable_path" + $0 }
    default: return own
    }
    return bases.map { $0 + (isOnMac ? "/../Frameworks" : "/Frameworks") } + (own ?? [])
  }

  /// The folder before the first part that is a pattern, and what of it is taken; nil where it is
  /// limited to other platforms.
  private func source(
    of files: TuistManifest.Files, on platforms: [Platform], _ place: Place
  ) -> SourcePath? {
    let limits = files.platforms.map { Platform.filters[$0] }
    guard limits.isEmpty || platforms.contains(where: limits.contains) else { return nil }
    let pattern = FilePattern(files.glob)
    let folder = pattern.folder.joined(separator: "/")
    var source = SourcePath(
      folder.isEmpty ? "." : folder, isOptional: folder.isEmpty || !files.glob.contains("*"),
      at: place)
    source.isFolder = !pattern.rest.isEmpty || pattern.folder.last?.contains(".") != true
    if !pattern.rest.isEmpty, pattern.rest != "**" { source.includes = [pattern.rest] }
    // A folder itself stands for none of its files.
    source.excludes = files.excluding.compactMap(pattern.part).filter { !$0.isEmpty }
    source.isLimited = !limits.isEmpty && !platforms.allSatisfy(limits.contains)
    return source
  }

  private func dependency(_ written: TuistManifest.Dependency) -> Dependency? {
    var uncommon = Dependency.UncommonOptions(conditions: written.platforms)
    let isNone = written.status == "none"
    var (kind, name) = (Dependency.Kind.framework, written.name.text)
    var links: Bool? = isNone ? false : nil
    switch written.kind {
    case "target": kind = .target
    case "project":
      kind = .target
      uncommon.container = written.path
    case "external": kind = .product
    case "package":
      kind = .product
      uncommon.products = [name]
      if written.type == "plugin" || written.type == "macro" { links = false }
    case "macro":
      kind = .target
      links = false
    case "sdk":
      kind = .sdk
      if !name.contains(".") {
        name = written.type == "library" ? "lib\(name).tbd" : "\(name).framework"
      }
    case "xctest": (kind, name) = (.sdk, "XCTest.framework")
    case "framework", "xcframework", "library": break
    default: return nil
    }
    return Dependency(
      kind, name, at: written.name.place, embed: isNone ? false : nil, link: links,
      weak: written.status == "optional", uncommon: uncommon, provenance: written.name.provenance)
  }
}
