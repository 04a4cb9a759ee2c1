internal import Documents

extension XcodeProject {
  /// The settings that decide what is built, by the names that stand before any condition.
  private static let shownSettings: Set<String> = [
    "BUNDLE_LOADER", "DEFINES_MODULE", "DYLIB_INSTALL_NAME_BASE", "GENERATE_INFOPLIST_FILE",
    "INFOPLIST_FILE", "INFOPLIST_KEY_NSPrincipalClass", "LD_DYLIB_INSTALL_NAME",
    "LD_RUNPATH_SEARCH_PATHS", "MACH_O_TYPE", "MERGEABLE_LIBRARY", "MERGED_BINARY_TYPE",
    "OTHER_LDFLAGS", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT",
    "SUPPORTED_PLATFORMS", "SWIFT_OBJC_BRIDGING_HEADER", "TEST_HOST", "TEST_TARGET_NAME",
    "WRAPPER_EXTENSION",
  ]

  /// What was read, as JSON for people and for tools to compare.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.member("objectVersion", objectVersion)
    writer.configurations(configurations)
    writer.list("packages", packages.map(\.words).sorted()) { $0.string($1) }
    writer.list("projectReferences", projectReferences.sorted()) { $0.string($1) }
    writer.objects("targets", targets) { $0.members(of: $1) }
    writer.close()
    return writer.bytes
  }

  fileprivate static func shows(_ key: String) -> Bool {
    shownSettings.contains(String(key.prefix { $0 != "[" }))
  }
}

extension ProjectPackage {
  fileprivate var words: String { "\(isLocal ? "local" : "remote") \(location)" }
}

extension JSONWriter {
  fileprivate mutating func configurations(_ configurations: [ProjectConfiguration]) {
    objects("configurations", configurations) { writer, configuration in
      writer.member("name", configuration.name)
      writer.object("settings") { writer in
        for setting in configuration.settings where XcodeProject.shows(setting.key) {
          writer.setting(setting)
        }
      }
      if let base = configuration.base, !configuration.isBaseAnchored {
        writer.member("base", base)
      }
    }
  }

  private mutating func setting(_ setting: ProjectConfiguration.Setting) {
    if setting.isList {
      list(setting.key, setting.values) { $0.string($1) }
    } else {
      member(setting.key, setting.text)
    }
  }

  fileprivate mutating func members(of target: ProjectTarget) {
    member("name", target.name)
    member("isa", target.kind)
    if let type = target.type { member("type", type) }
    if let product = target.product { member("product", product) }
    if let name = target.productName { member("productName", name) }
    if let id = target.testTarget { member("testTargetID", id) }
    configurations(target.configurations)
    let links = target.phases.filter { if case .link = $0.kind { true } else { false } }
    objects("links", links.flatMap(\.entries)) { $0.entry($1, isLink: true) }
    objects("copies", target.phases.compactMap(Copy.init)) { $0.copy($1) }
    objects("dependencies", target.dependencies) { $0.dependency($1) }
    list("packageProducts", target.packageProducts) { $0.string($1.name) }
    list("scripts", target.scriptNames) { $0.string($1) }
    list("sources", target.sourceFiles) { $0.string($1) }
    if !target.folders.isEmpty { objects("folders", target.folders) { $0.folder($1) } }
  }

  private mutating func entry(_ entry: BuildEntry, isLink: Bool) {
    switch entry.item {
    case .package(let product): member("package", product.name)
    case .file(let file):
      member("file", file.path)
      member("tree", file.tree)
      if let builder = file.builder { member("target", builder) }
      if let proxy = file.proxy { self.proxy(proxy) }
    }
    platforms(entry.platforms)
    if isLink, entry.isWeak { member("weak", true) }
  }

  private mutating func copy(_ copy: Copy) {
    member("destination", copy.destination.folder)
    member("path", copy.destination.path)
    if copy.destination.isInstallOnly { member("installOnly", true) }
    objects("files", copy.files) { $0.entry($1, isLink: false) }
  }

  private mutating func dependency(_ dependency: ProjectDependency) {
    switch dependency.item {
    case .target(let name): member("target", name)
    case .proxy(let proxy): self.proxy(proxy)
    case .package(let product): member("package", product.name)
    case .name(let name): member("name", name)
    }
    platforms(dependency.platforms)
  }

  private mutating func proxy(_ proxy: ProjectProxy) {
    object("proxy") { writer in
      writer.member("container", proxy.container ?? "self")
      writer.member("remoteInfo", proxy.name)
      writer.member("type", proxy.isProduct ? "reference" : "nativeTarget")
    }
  }

  private mutating func platforms(_ names: [String]) {
    if !names.isEmpty { list("platforms", names) { $0.string($1) } }
  }

  private mutating func folder(_ folder: SynchronizedFolder) {
    member("path", folder.path)
    objects("exceptions", folder.exceptions) { writer, exception in
      if let target = exception.target { writer.member("target", target) }
      if let phase = exception.phase { writer.member("phase", phase) }
      writer.list("files", exception.files) { $0.string($1) }
    }
  }
}

/// A copy phase, taken apart.
private struct Copy {
  let destination: CopyDestination
  let files: [BuildEntry]

  init?(_ phase: BuildPhase) {
    guard case .copy(let destination) = phase.kind else { return nil }
    (self.destination, files) = (destination, phase.entries)
  }
}

extension ProjectTarget {
  fileprivate var scriptNames: [String] {
    phases.compactMap { phase in
      if case .script(let name, _) = phase.kind { name } else { nil }
    }
  }

  /// The files that it compiles by name, sorted.
  fileprivate var sourceFiles: [String] {
    let sources = phases.filter { if case .sources = $0.kind { true } else { false } }
    return sources.flatMap(\.entries).compactMap { entry in
      if case .file(let file) = entry.item { file.location } else { nil }
    }.sorted()
  }
}
