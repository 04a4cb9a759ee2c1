/// Finds the targets that a change touches directly.
///
/// 1. Project files are compared by what they define, and the dependencies of all targets by what they
///    resolve to.
/// 2. Any other file belongs to the targets that are built from it or name it, in both states.
/// 3. A file that no target owns touches every target, unless it is of a kind that touches none.
package struct ChangeSearch {
  private let today: ProjectState
  /// Nil if only the names of the changed files are known.
  private let earlier: ProjectState?
  private let placement: FilePlacement
  private var owners: [FileOwners]
  private var definitions: DefinitionComparison
  private var touched = TouchedTargets()
  private lazy var headerUsers = HeaderUsers(of: today.graph, in: today.files)

  package init(from earlier: ProjectState?, to today: ProjectState, _ placement: FilePlacement) {
    (self.today, self.earlier, self.placement) = (today, earlier, placement)
    owners = [today, earlier].compactMap(\.self).map { FileOwners($0.graph.targets) }
    definitions = DefinitionComparison(from: earlier, to: today)
  }

  /// Returns what a change of some files touches; paths are relative to the root.
  package consuming func touched(by paths: Set<String>) -> TouchedTargets {
    touched.fileCount = paths.count
    let names = Dictionary(uniqueKeysWithValues: paths.map { ($0, today.names(of: $0)) })
    touched.touches = definitions.compare(Set(names.values.joined()))
    for (path, ids) in definitions.packageUsers {
      let links = today.graph.links.filter { ids.contains($0.from) }
      let externals = Set(links.compactMap(\.external)).filter {
        [.package, .unknown].contains(today.graph[$0].kind)
      }
      let users = today.graph.users { externals.contains($0) }.subtracting(ids)
      touched.touches.formUnion(users.map { Touch($0, .versions, path) })
    }
    for (path, names) in names.sorted(by: { $0.key < $1.key }) {
      if definitions.files.isDisjoint(with: names) {
        place(path, as: names)
      } else {
        // It may be a resource of targets that others declare, such as tests of a tool.
        for name in names {
          let ids = owners[0].targets(of: name).filter { !today.isDeclared($0, by: name) }
          touched.touches.formUnion(ids.map { Touch($0, .file, name) })
        }
      }
    }
    if let earlier { compareDependencies(with: earlier) }
    touched.runs = today.graph.targetIDs.map { id in
      let product = String(today.graph[id].product)
      return (product: id, users: definitions.mentions.products[product] ?? [])
    }
    touched.patterns = patterns(for: touched.unplaced)
    return touched
  }

  /// Patterns for files without an owner: their paths, or a folder that has nothing else in use.
  private func patterns(for paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let sources = Set(today.graph.targets.lazy.flatMap(\.sources).map { PathText.folded($0.path) })
    let used = Set(withFolders: sources.union(definitions.files)).union(definitions.mentions.named)
    let folders = paths.map { path in
      let around = sequence(first: Spec.folder(of: path)) { Spec.folder(of: $0) }
        .prefix { !$0.isEmpty }
      return sources.isDisjoint(with: around + [""]) ? around.last { !used.contains($0) } : nil
    }
    let counts = folders.compactMap(\.self).counts
    let patterns = zip(paths, folders).map { path, folder in
      folder.flatMap { counts[$0] == 1 ? nil : "\($0)/**" } ?? path
    }
    return Set(patterns).sorted()
  }

  private mutating func place(_ path: String, as names: [String]) {
    let answer = placement.answer(for: path)
    let named = answer.targets.map(today.targets)
    touched.touches.formUnion(named.joined().map { Touch($0, .configuration, path) })
    // A target of this name may have been renamed.
    if answer.isEverything || named.contains(where: \.isEmpty) { touched.general.append(path) }
    let owned = owners.indices.map { index in names.flatMap { owners[index].targets(of: $0) } }
    let isCode = SourceReader.isSource(path)
    // A broad pattern may match source code.
    if answer.isNothing, !isCode || owned.allSatisfy(\.isEmpty) { return touched.idle.append(path) }
    let isOfKind = placeByKind(path)
    func users(_ owned: [TargetID], _ mentions: FileMentions, in graph: ModuleGraph) -> [TargetID] {
      guard isOfKind else { return owned + names.flatMap(mentions.targets(of:)) }
      // Tests of tools have projects as resources, and code may be in a folder with the name of one of pods.
      return owned.filter {
        isCode || graph[$0].type.isTest || graph[graph.spec(of: $0)].isPackageManifest
      }
    }
    var ids = Set(users(owned[0], definitions.mentions, in: today.graph))
    if HeaderUsers.isHeader(path) { ids.formUnion(headerUsers.targets(including: path)) }
    if let earlier {
      let former = users(owned[1], definitions.formerMentions, in: earlier.graph)
      ids.formUnion(former.compactMap { today[TargetIdentity(of: $0, in: earlier.graph)] })
      // The only owner may be gone.
      if ids.isEmpty, !former.isEmpty, !isOfKind { return touched.idle.append(path) }
    }
    let isUsual = FilePlacement.usual.answer(for: path).isNothing
    if ids.isEmpty, isUsual { ids.formUnion(owners[0].tests(around: path)) }
    touched.touches.formUnion(ids.map { Touch($0, .file, path) })
    guard ids.isEmpty, !isOfKind, answer.targets.isEmpty, !answer.isEverything else { return }
    if isUsual || path.hasPrefix("../") {
      if path.hasPrefix("../") { touched.foreign.append(path) }
      touched.idle.append(path)
    } else {
      touched.unplaced.append(path)
    }
  }

  /// Whether a file is of a kind that needs no owner.
  private mutating func placeByKind(_ path: String) -> Bool {
    if let lock = LockFile(path) {
      if !lock.isSame(try? today.files.read(path), try? earlier?.files.read(path)) {
        let users = lock.users(
          of: path, in: today, since: earlier, runningPlugins: definitions.pluginUsers)
        if users == nil { touched.general.append(path) }
        touched.touches.formUnion((users ?? []).map { Touch($0, .versions, path) })
      }
      return true
    }
    if TestList.isName(path) {
      let lists = [today, earlier].map { state in
        state.flatMap { TestList.definition(of: path, in: $0.files, knowing: $0.targetNames) }
      }
      let ids = ProjectDefinition.differences(lists[0], lists[1]).flatMap(today.targets)
      touched.touches.formUnion(ids.map { Touch($0, .definition, path) })
      return true
    }
    // Where names lead is compared with how it was.
    if earlier == nil, path.hasSuffix(".xcworkspace/\(XcodeBundle.workspaceFile)"),
      !path.holds(".xcodeproj/")
    {
      touched.general.append(path)
    }
    // What else is in a project or a workspace is for Xcode's window.
    let isBundle = [".xcodeproj/", ".xcworkspace/"].contains(where: path.holds)
    return isBundle && !path.holds("/xcbaselines/")
      && (!path.hasSuffix("/\(XcodeBundle.projectFile)") || definitions.generates(path))
  }

  /// Touches the targets that are new, and those whose dependencies resolve to something else, or that
  /// import what is gone, whether they depended on it or not.
  private mutating func compareDependencies(with earlier: ProjectState) {
    let hosts = (TestHosts(today.graph), TestHosts(earlier.graph))
    let defined = Set(touched.touches.filter { $0.cause == .definition }.map(\.target))
    func modules(_ graph: ModuleGraph) -> Set<String> { Set(graph.targets.flatMap(\.moduleNames)) }
    let gone = modules(earlier.graph).subtracting(modules(today.graph))
    for id in today.graph.targetIDs {
      let identity = TargetIdentity(of: id, in: today.graph)
      guard let former = earlier[identity] else {
        touched.touches.insert(Touch(id, .definition, identity.spec))
        continue
      }
      let now = ResolvedDependencies(of: id, in: today.graph, hosts.0)
      let isSame = now == ResolvedDependencies(of: former, in: earlier.graph, hosts.1)
      let imports = gone.isEmpty ? [] : today.graph.sources.files(of: id).flatMap(\.modules)
      if !isSame || imports.contains(where: { gone.contains($0.name) }), !defined.contains(id) {
        touched.touches.insert(Touch(id, .dependencies, identity.spec))
      }
    }
  }
}
