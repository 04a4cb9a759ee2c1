extension XcodeProject {
  /// The settings that decide what is built, by the names that stand before any condition.
  fileprivate static let shownSettings: Set<String> = [
    "BUNDLE_LOADER", "DEFINES_MODULE", "DYLIB_INSTALL_NAME_BASE", "GENERATE_INFOPLIST_FILE",
    "INFOPLIST_FILE", "INFOPLIST_KEY_NSPrincipalClass", "LD_DYLIB_INSTALL_NAME",
    "LD_RUNPATH_SEARCH_PATHS", "MACH_O_TYPE", "MERGEABLE_LIBRARY", "MERGED_BINARY_TYPE",
    "OTHER_LDFLAGS", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT",
    "SUPPORTED_PLATFORMS", "SWIFT_OBJC_BRIDGING_HEADER", "TEST_HOST", "TEST_TARGET_NAME",
    "WRAPPER_EXTENSION",
  ]

  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("objectVersion", objectVersion)
      writer.configurations(configurations)
      let packages = packages.map { "\($0.isLocal ? "local" : "remote") \($0.location)" }
      writer.strings("packages", packages.sorted())
      writer.strings("projectReferences", projectReferences.map(\.text).sorted())
      writer.objects("targets", targets) { $0.members(of: $1) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func configurations(_ configurations: [ProjectConfiguration]) {
    objects("configurations", configurations) { writer, configuration in
      writer.member("name", configuration.name)
      writer.object("settings") { writer in
        for (key, value) in configuration.settings.node?.entries ?? []
        where XcodeProject.shownSettings.contains(String(key.text.prefix { $0 != "[" })) {
          let (name, isList) = (key.text, value.kind == .sequence)
          if isList { writer.strings(name, value.items.map(\.text)) }
          if !isList { writer.member(name, value.text) }
        }
      }
      if !configuration.isBaseAnchored { writer.member("base", ifAny: configuration.base) }
    }
  }

  fileprivate mutating func members(of target: ProjectTarget) {
    member("name", target.name)
    member("isa", target.kind)
    member("type", ifAny: target.type)
    member("product", ifAny: target.product)
    member("productName", ifAny: target.productName)
    member("testTargetID", ifAny: target.testTarget)
    configurations(target.configurations)
    objects("links", target.phases.links) { $0.entry($1) }
    objects("copies", target.phases.copies) { writer, copy in
      writer.member("destination", copy.folder)
      writer.member("path", copy.path)
      if copy.isInstallOnly { writer.member("installOnly", true) }
      writer.objects("files", copy.entries) { $0.entry($1, showsWeak: false) }
    }
    objects("dependencies", target.dependencies) { $0.entry($1) }
    strings("packageProducts", target.packageProducts.compactMap(\.packageProduct))
    strings("scripts", target.phases.scripts.compactMap(\.name))
    strings("sources", target.phases.sources.compactMap { $0.file?.location }.sorted())
    if target.folders.isEmpty { return }
    objects("folders", target.folders) { writer, folder in
      writer.member("path", folder.path)
      writer.objects("exceptions", folder.exceptions) { writer, exception in
        writer.member("target", ifAny: exception.target)
        writer.member("phase", ifAny: exception.phase)
        writer.strings("files", exception.files)
      }
    }
  }

  private mutating func entry(_ entry: ProjectEntry, showsWeak: Bool = true) {
    switch entry.item {
    case .package(let name, _, _): member("package", name)
    case .file(let file):
      member("file", file.path)
      member("tree", file.object?.text("sourceTree") ?? "")
      member("target", ifAny: file.builder)
      if let proxy = file.proxy { self.proxy(proxy) }
    case .target(let name): member("target", name)
    case .proxy(let proxy): self.proxy(proxy)
    case .name(let name): member("name", name)
    }
    strings("platforms", ifAny: entry.platforms)
    if showsWeak, entry.isWeak { member("weak", true) }
  }

  private mutating func proxy(_ proxy: ProjectProxy) {
    object("proxy") { writer in
      writer.member("container", proxy.container ?? "self")
      writer.member("remoteInfo", proxy.name)
      writer.member("type", proxy.isProduct ? "reference" : "nativeTarget")
    }
  }
}
