/// Converts a target of a project to a `DeclaredTarget`: product, settings of all configurations,
/// sources and dependencies.
struct TargetDeclaration {
  let project: XcodeProject
  let target: ProjectTarget
  let views: [TargetSettings]
  let surroundings: Surroundings
  let files: ProjectFiles

  /// A file in a folder that another target owns.
  typealias LentFile = (path: String, place: Place)

  /// Facts of a project that its targets share, computed once.
  struct Surroundings {
    let names: [String: String]
    /// The files of folders that other targets own, by the target that takes them.
    private(set) var lent: [String: [LentFile]] = [:]

    let maps: ModuleMaps
    /// The names of files in the scripts of all targets, which may write them.
    let scriptNames: Set<Substring>

    init(_ project: XcodeProject, in files: ProjectFiles) {
      let scripts = Set(project.targets.flatMap(\.phases.scripts).map(\.text))
      scriptNames = Set(scripts.flatMap { $0.split { "/\"' \t\n;:=,()".contains($0) } })
      maps = ModuleMaps(files)
      names = Dictionary(project.targets.map { ($0.ids[0], $0.name) }, uniquingKeysWith: { $1 })
      // All that a target takes of a folder may be what its exceptions add.
      var owners: [String: (folder: SynchronizedFolder, targets: Set<String>)] = Dictionary(
        project.synchronizedFolders.map { ($0.path, ($0, [])) }, uniquingKeysWith: { $1 })
      for target in project.targets {
        for folder in target.folders {
          owners[folder.path, default: (folder, [])].targets.insert(target.name)
        }
      }
      for (folder, targets) in owners.sorted(by: { $0.key < $1.key }).map(\.value) {
        for exception in folder.exceptions {
          guard let target = exception.target, !targets.contains(target) else { continue }
          lent[target, default: []] += exception.files.map {
            (PathText.join(folder.path, $0), exception.place)
          }
        }
      }
    }
  }

  func declared() -> DeclaredTarget {
    var details = Target.Details(
      project: project.name, productName: productName, place: target.place)
    details.destinations = views.platforms
    details.moduleNames = moduleNames
    let excluded = excluded
    details.sources = sources(without: excluded)
    details.groups = target.groups
    details.build = build
    if type.isFramework, let file = views.last?.text(of: "INFOPLIST_FILE") {
      details.infoFile = file.path(below: project.folder)
    }
    var made = Target(
      name: target.name, spec: SpecID(0), type: type, platform: platform, details: details)
    made.kind = kind
    made.linkage = views.last?.on(systems.first).linkage(of: type) ?? type.defaultLinkage
    made.declaredLinkage = made.linkage
    let dependencies = DependencyDeclaration.dependencies(
      of: completed(without: excluded.never))
    let expected = expectedSources
    return DeclaredTarget(
      made,
      sources: made.sources.map { source in
        expected[source.path].map { DeclaredSource(path: $0) }
      }, dependencies: dependencies.all, repeated: dependencies.repeated, ids: target.ids)
  }

  private var kind: Target.Kind {
    switch target.kind {
    case "PBXAggregateTarget": .aggregate
    case "PBXLegacyTarget": .legacy
    default: .native
    }
  }

  var type: ProductType { target.type.flatMap { ProductType(specified: $0) } ?? .none }

  private var productName: String {
    let setting = views.last?.text(of: .productName)
    // CocoaPods names the file by the target, though the setting is what Xcode builds.
    if type.isFramework, let setting, !setting.contains("$") { return setting }
    guard let file = target.product else { return setting ?? target.name }
    let name = ProductReference(String(file.lastPathName)).name
    let ending = "." + (type.fileExtension ?? "")
    return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  private var moduleNames: [String] {
    let names =
      views.isEmpty
      ? [SettingExpansion.identifier(productName)] : views.moduleNames(of: target.name)
    return names + mappedModules.filter { !names.contains($0) }
  }

  /// The modules that its own module map declares.
  private var mappedModules: [String] {
    views.last?.text(of: "MODULEMAP_FILE")?.path(below: project.folder)
      .map(surroundings.maps.modules) ?? []
  }

  private var platform: Platform {
    let root = views.lazy.compactMap { $0.text(of: "SDKROOT") }.first ?? ""
    if let platform = Platform.builds[root] { return platform }
    return views.platforms.count == 1 ? views.platforms[0] : .auto
  }

  var systems: [Platform] { platform == .auto ? views.platforms : [platform] }

  private var build: BuildFacts {
    var build = BuildFacts()
    build.lacksPresets = true
    build.addDebug(views.map { ($0, isPreset: false) })
    let systems = systems
    for view in views { view.on(systems.first).add(to: &build, of: type, below: project.folder) }
    if type.isTest, build.testTarget == nil {
      let tested = target.testTarget.flatMap { surroundings.names[$0] }
      build.testTarget = tested.map { BuildFacts.Setting($0, at: target.place) }
    }
    // The name shows the scripts of CocoaPods.
    build.scripts = target.phases.scripts.map { name, text, lists in
      let listed = lists.compactMap { $0.path(below: project.folder) }.flatMap { path in
        [String](linesOf: String(decoding: (try? files.read(path)) ?? [], as: UTF8.self))
      }
      return ([name, text].compactMap(\.self) + listed.asScriptLines).joined(separator: "\n")
    }
    build.hasSearchPaths = views.contains { !$0.words(of: .frameworkSearchPaths).isEmpty }
    let headers = ["HEADER_SEARCH_PATHS", "SYSTEM_HEADER_SEARCH_PATHS", "SWIFT_INCLUDE_PATHS"]
    let paths = Set(views.flatMap { view in headers.flatMap { view.words(of: $0) } })
    // Only so many folders are looked into.
    for path in paths.sorted().compactMap({ $0.path(below: project.folder) }) {
      build.mapped.formUnion(surroundings.maps.modules(onPath: path))
    }
    build.linkages = views.map { $0.on(systems.first) }.linkages(of: type)
    // Such a copy is not made in usual runs, but nor is an archive known to lack it.
    build.copiedToFrameworks = Set(
      target.phases.copies.filter(\.isInstallOnly).flatMap(\.entries)
        .compactMap { $0.file.map { String($0.path.lastPathName) } })
    if type.isExecutable { build.configurations = views.map(\.configuration) }
    build.variants = views.variants(of: type, on: systems, lacksPresets: true)
    return build
  }

  var lent: [LentFile] { surroundings.lent[target.name] ?? [] }

  private func sources(without excluded: Excluded) -> [SourcePath] {
    let (never, rarely) = excluded
    let listed = target.phases.sources.compactMap { entry -> SourcePath? in
      guard let path = entry.file?.location, !path.isEmpty, !never.hit(path) else { return nil }
      return changed(source(path, at: entry.place)) {
        $0.isLimited = !entry.platforms.isEmpty || rarely.hit(path)
      }
    }
    let lent = lent.filter { !$0.path.isBinary }.map { source($0.path, at: $0.place) }
    return listed + target.folders.flatMap { sources(of: $0, without: never) } + lent
  }

  /// What must be there to be compiled, as written, by its path from the root.
  private var expectedSources: [String: String] {
    let listed = target.phases.sources.compactMap(\.file).filter { file in
      ["<group>", "SOURCE_ROOT"].contains(where: file.isIn)
        && TargetDeclaration.compiled.contains(String(file.location[...].ending ?? ""))
    }.map(\.location)
    // Git keeps no empty folder, and tests may be without code.
    let folders = type.isTest ? [] : target.folders.map(\.path)
    let paths = (listed + folders).filter { isExpected(project.rootPath($0)) }
    return Dictionary(paths.map { (project.rootPath($0), $0) }, uniquingKeysWith: { $1 })
  }

  /// Other files of a phase are only noticed if something reads them.
  private static let compiled: Set<String> = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "metal", "xcdatamodeld",
  ]

  /// The files that settings name and that every build reads.
  var settingFiles: [DeclaredFile] {
    guard target.kind == "PBXNativeTarget", type != .staticLibrary, type != .tool else { return [] }
    let hasSwift =
      !target.folders.isEmpty
      || target.phases.sources.contains { $0.file?.location.hasSuffix(".swift") ?? false }
    let names =
      ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"]
      + (hasSwift ? ["SWIFT_OBJC_BRIDGING_HEADER"] : [])
    return views.map { $0.on(systems.first) }.flatMap { view in
      names.compactMap { name in
        guard let setting = view.setting(of: name),
          let path = setting.text.path(below: project.folder), isExpected(path)
        else { return nil }
        return DeclaredFile(
          .missingSettingFile, setting.text.withoutProjectFolder, at: setting.place)
      }
    }
  }

  /// Whether a path from the root is in the repository, and neither tools nor scripts write it.
  private func isExpected(_ path: String) -> Bool {
    XcodeBundle.isOwn(path) && !surroundings.scriptNames.contains(path.lastPathName)
  }

  func source(_ path: String, at place: Place) -> SourcePath {
    SourcePath(project.rootPath(path), at: place)
  }
}
