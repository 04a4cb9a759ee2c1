/// Files that say which versions of third-party code are used, and who uses that.
enum LockFile {
  case packages
  case carthage
  case pods
  /// Which packages Tuist fetches, and how it builds them.
  case tuist

  init?(_ path: String) {
    let name = path.lastPathName
    switch name {
    case "Package.swift" where "/\(path)".hasSuffix("/Tuist/Package.swift"): self = .tuist
    case "Package.resolved": self = .packages
    case "Cartfile", "Cartfile.resolved", "Cartfile.private": self = .carthage
    case "Podfile", "Podfile.lock": self = .pods
    default:
      guard name.hasSuffix(".podspec") || "/\(path)".holds("/Pods/") else { return nil }
      self = .pods
    }
  }

  /// Whether two versions have the same meaning.
  func isSame(_ one: [UInt8]?, _ other: [UInt8]?) -> Bool {
    guard let one, let other else { return false }
    return one == other || meaning(of: one) == meaning(of: other)
  }

  /// The pins of packages in any order, and the lines of other files without comments.
  private func meaning(of bytes: [UInt8]) -> Set<[KeyedText]> {
    if self == .packages,
      let root = try? Document.read(Source(name: "", bytes: bytes), as: .json).root
    {
      let pins = (root["pins"] ?? root["object"]?["pins"])?.items.compactMap { $0.keyedTexts() }
      return Set(pins ?? [])
    }
    if self == .tuist, let definition = definition(bytes) {
      let products = definition.targets.sorted { $0.key < $1.key }
      return Set(products.map { [KeyedText("", $0.key)] + $0.value } + [definition.shared])
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in
        let text = line.drop(while: \.isWhitespace)
        return !["#", "PODFILE CHECKSUM", "COCOAPODS:"].contains(where: text.hasPrefix)
      }
    return [lines.map { KeyedText("", String($0)) }]
  }

  private func definition(_ bytes: [UInt8]?) -> ProjectDefinition? {
    bytes.flatMap { PackageManifest.tuistDefinition(Source(name: "Package.swift", bytes: $0)) }
  }

  /// The targets that use what the file is about and that differs from an earlier state; nil if
  /// they are unknown.
  func users(
    of path: String, in state: ProjectState, since earlier: ProjectState?,
    runningPlugins plugins: Set<TargetID>
  ) -> Set<TargetID>? {
    let graph = state.graph
    if self == .pods {
      let changed = earlier.flatMap { PodChange(from: $0, to: state).users(of: path) }
      if let changed { return changed }
      let packages = state.parts.packageFolders
      return Set(graph.targetIDs.filter { packages[graph[graph.spec(of: $0)].file] == nil })
    }
    let kinds: Set<External.Kind> =
      self == .carthage ? [.carthage, .unknown] : [.package, .unknown, .project]
    var users = graph.users { kinds.contains(graph[$0].kind) }
    if self == .tuist {
      let all = [state, earlier].map { definition(try? $0?.files.read(path)) }
      let isSame = all[0] != nil && all[0]?.shared == all[1]?.shared
      // A local package may be any target here.
      let isLocal = all.contains { $0?.shared.contains { $0.key.hasSuffix(".path") } ?? false }
      guard isSame || !isLocal else { return nil }
      let names = ProjectDefinition.differences(all[0], all[1])
      let isKnown = isSame && names.isSubset(of: graph.externals.map(\.name))
      return isKnown ? graph.users { names.contains(graph[$0].name) } : users
    }
    if self == .packages { return users.union(plugins) }
    users.formUnion(graph.targetIDs.filter { graph[$0].build.hasSearchPaths })
    return users.isEmpty ? nil : users
  }
}

extension ModuleGraph {
  /// The targets that depend on some externals, or import them: without a dependency Xcode finds a
  /// module that another target needs.
  func users(of isMeant: (ExternalID) -> Bool) -> Set<TargetID> {
    let used = links.filter { $0.external.map(isMeant) ?? false }
    let modules = Set(used.compactMap(\.external).map { self[$0].name })
    let importers = targetIDs.filter { id in
      sources.files(of: id).contains { $0.modules.contains { modules.contains($0.name) } }
    }
    return Set(used.map(\.from) + importers)
  }
}
