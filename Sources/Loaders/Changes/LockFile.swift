/// Files that say which versions of third-party code are used, and who uses that.
package enum LockFile {
  case packages, carthage, pods
  /// Which packages Tuist fetches, and how it builds them.
  case tuist

  package init?(_ path: String) {
    let name = path.lastPathName
    let folder = PathText.folder(of: path).lastPathName
    switch name {
    case "Package.swift" where folder == "Tuist" || folder == "tuist": self = .tuist
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

  /// The users of what differs from an earlier state; nil if they are unknown.
  func users(
    of path: String, in state: ProjectState, since earlier: ProjectState?,
    runningPlugins plugins: Set<TargetID>
  ) -> Set<TargetID>? {
    let graph = state.graph
    if self == .pods {
      let changed = earlier.flatMap { PodChange(earlier: $0, today: state).users(of: path) }
      if let changed { return changed }
      let packages = state.parts.packageFolders
      return Set(graph.targetIDs.filter { packages[graph[graph.spec(of: $0)].file] == nil })
    }
    let kinds: Set<External.Kind> =
      self == .carthage ? [.carthage, .unknown] : [.package, .unknown, .project]
    var users = graph.users { kinds.contains(graph[$0].kind) }
    if self == .tuist {
      let all = [state, earlier].map { definition(try? $0?.files.read(path)) }
      let names = ProjectDefinition.differences(all[0], all[1])
      let others = names.filter { all[0]?.targets[$0] != all[1]?.targets[$0] }
      let ids = others.flatMap(state.targets) + localTargets(of: path, by: all, in: state)
      let known = Set(graph.externals.map(\.name) + ids.map { graph[$0].name })
      if all[0] != nil, all[0]?.shared == all[1]?.shared, names.isSubset(of: known) {
        users = graph.users { names.contains(graph[$0].name) }
      }
      return users.union(ids)
    }
    if self == .packages { return users.union(plugins) }
    users.formUnion(graph.targetIDs.filter { graph[$0].build.hasSearchPaths })
    return users.isEmpty ? nil : users
  }

  /// The targets of Tuist's local packages if their common settings differ or are unknown.
  private func localTargets(
    of path: String, by all: [ProjectDefinition?], in state: ProjectState
  ) -> [TargetID] {
    let settings = all.map { $0?.shared.filter { !$0.key.hasPrefix("dependencies") } }
    guard settings.contains(nil) || settings[0] != settings[1] else { return [] }
    let folders = all.compactMap(\.self).flatMap(\.shared).filter { $0.key.hasSuffix(".path") }
      .map { PathText.folded(PathText.join(Spec.folder(of: path), $0.text)) }
    return state.graph.targetIDs.filter { id in
      let folder = state.parts.packageFolders[state.graph[state.graph.spec(of: id)].file]
      return folder.map { settings.contains(nil) || folders.contains($0) } ?? false
    }
  }
}

extension ModuleGraph {
  /// The targets that depend on some externals, or import what another target depends on.
  func users(of isMeant: (ExternalID) -> Bool) -> Set<TargetID> {
    let used = links.filter { $0.external.map(isMeant) ?? false }
    let modules = Set(used.compactMap(\.external).map { self[$0].name })
    let importers = targetIDs.filter { id in
      sources.files(of: id).contains { $0.modules.contains { modules.contains($0.name) } }
    }
    return Set(used.map(\.from) + importers)
  }
}
