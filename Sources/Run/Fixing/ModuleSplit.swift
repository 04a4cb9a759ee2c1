internal import Imports

/// The part of a module that a target uses and that could be a module of its own.
package struct ModuleSplit: Hashable {
  package let module: String
  package let user: String
  /// The names of the module in sources that import it.
  package let names: [String]
  /// The sources that declare them, with those that they need.
  package let files: [String]

  /// Nil if that is unknown, or everything is used, or the files need what the user may not link.
  init?(of module: TargetID, for user: TargetID, in state: ModifiedProject) {
    let (graph, uses) = (state.graph, state.checked.workspace.architecture.uses)
    guard [module, user].allSatisfy(graph.sources.showAllImports),
      let use = uses.use(of: .target(module), by: user), let sources = state.names(in: module),
      let own = state.names(in: user)
    else { return nil }
    let declared = sources.values.map(\.declared).joined
    let used = Set(use.sites.map(\.path)).map { own[$0]?.words.intersection(declared) ?? [] }
    let names = used.joined
    // A source that names nothing uses something else, such as a member of an extension.
    guard used.allSatisfy({ !$0.isEmpty }),
      names.isDisjoint(with: own.values.map(\.declared).joined)
    else { return nil }
    let moved = ModuleSplit.files(declaring: names, in: sources)
    let ends = uses.uses(of: module).filter { $0.sites.contains { moved.contains($0.path) } }
      .flatMap(\.ends)
    guard sources.contains(where: { !moved.contains($0.key) && !$0.value.declared.isEmpty }),
      ends.allSatisfy({ state.checked.workspace.architecture.mayLink($0, from: user) })
    else { return nil }
    (self.module, self.user) = (graph.name(of: module), graph.name(of: user))
    (self.names, self.files) = (names.sorted(), moved.sorted())
  }

  /// The sources that declare or extend some names, or others that these sources use.
  private static func files(
    declaring names: Set<String>, in sources: [String: SwiftNames]
  ) -> Set<String> {
    let all = sources.values.map(\.declared).joined
    var (names, files, count) = (names, Set<String>(), -1)
    while files.count > count {
      count = files.count
      for (path, source) in sources where !files.contains(path) {
        // Members of other types, and operators, are used without a name.
        let isOpen = !source.extended.isSubset(of: all) || source.words.contains("operator")
        guard isOpen || !names.isDisjoint(with: source.declared.union(source.extended))
        else { continue }
        files.insert(path)
        names.formUnion(source.words.intersection(all))
      }
    }
    return files
  }
}

extension ModifiedProject {
  /// What the sources of a target declare and use; nil if some are unread, or in no Swift.
  fileprivate func names(in id: TargetID) -> [String: SwiftNames]? {
    var walk = SourceWalk(checked.workspace.input.files)
    var names: [String: SwiftNames] = [:]
    for path in walk.paths(of: graph[id]) {
      guard path.hasSuffix(".swift"), let source = text(at: path) else { return nil }
      names[path] = SwiftNames(Array(source.contents))
    }
    return names.values.allSatisfy(\.isBalanced) ? names : nil
  }
}

extension Architecture {
  /// Whether a target may link an end: in a lower layer, or linked already, and without a cycle.
  fileprivate func mayLink(_ end: Link.End, from user: TargetID) -> Bool {
    guard let id = end.target else { return true }
    let isLinked = graph.links(from: user).contains { $0.to == end }
    let isLower = layer(of: user).map { own in layer(of: id).map { own < $0 } ?? true } ?? true
    return (isLinked || isLower) && !graph.adjacency().reachable(from: [id.index])[user.index]
  }
}

extension [Set<String>] {
  fileprivate var joined: Set<String> { reduce(into: []) { $0.formUnion($1) } }
}
