/// Files that say which versions of third-party code are used, and who uses that.
enum LockFile {
  case packages
  case carthage
  case pods

  init?(_ path: String) {
    let name = path.lastPathName
    switch name {
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
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { line in
        let text = line.drop(while: \.isWhitespace)
        return !["#", "PODFILE CHECKSUM", "COCOAPODS:"].contains(where: text.hasPrefix)
      }
    return [lines.map { KeyedText("", String($0)) }]
  }

  /// The targets that use what the file is about and that differs from an earlier state; nil if
  /// they are unknown.
  func users(
    of path: String, in state: ProjectState, since earlier: ProjectState?
  ) -> Set<TargetID>? {
    let graph = state.graph
    if self == .pods {
      let changed = earlier.flatMap { PodChange(from: $0, to: state).users(of: path) }
      if let changed { return changed }
      let packages = state.parts.packageFolders
      return Set(graph.targetIDs.filter { packages[graph[graph.spec(of: $0)].file] == nil })
    }
    let kinds: Set<External.Kind> =
      self == .packages ? [.package, .unknown, .project] : [.carthage, .unknown]
    func isUsed(_ external: ExternalID) -> Bool { kinds.contains(graph[external].kind) }
    let used = graph.links.filter { $0.external.map(isUsed) ?? false }
    var users = Set(used.map(\.from))
    // Without a dependency Xcode finds a module that another target needs.
    let modules = Set(used.compactMap(\.external).map { graph[$0].name })
    users.formUnion(
      graph.targetIDs.filter { id in
        graph.sources.files(of: id).contains { $0.modules.contains { modules.contains($0.name) } }
      })
    if self == .packages { return users.union(state.usersOfPlugins) }
    users.formUnion(graph.targetIDs.filter { graph[$0].build.hasSearchPaths })
    return users.isEmpty ? nil : users
  }
}

extension ProjectState {
  /// The targets of specs that run plugins of packages.
  fileprivate var usersOfPlugins: [TargetID] {
    var loading = self.loading
    return parts.parts.flatMap { part in
      let targets = loading.definition(of: part)?.targets ?? [:]
      let users = targets.filter { $0.value.contains { $0.key.hasPrefix("buildToolPlugins") } }
      return users.keys.flatMap { self.targets(named: $0) }
    }
  }
}
