struct UndeclaredImport: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "undeclared-import", .error, "imports of workspace modules that a target doesn't depend on")

  func findings(in context: RuleContext) -> [Finding] {
    let lost = context.lostModules
    return context.uses.all.compactMap { use in
      if use.ends.isEmpty, lost.contains(use.module) {
        return finding(
          "\(context.architecture.words(for: use.from)) imports \(use.module), which no target "
            + "builds any more",
          about: use.certainSites, of: use,
          help: NearestName.help(for: use.module, among: context.uses.names)
            ?? "import the module that replaces it, or remove the import", in: context)
      }
      let isInside = context.isInOtherProgram(use)
      guard use.relation == .unreached || isInside, !context.graph.pods.mayBring(use.module)
      else { return nil }
      let fix = use.target.map { Fix(context.graph.addition(of: $0, to: use.from)) }
      let canLink = use.target.map { context.canLink($0, from: use.from) } ?? true
      let ready = use.readySites
      let advice =
        canLink
        ? fix?.words ?? "add it to the dependencies of \(context.graph.name(of: use.from))"
        : "move what it needs to a library"
      return finding(
        "\(context.architecture.words(for: use.from)) imports \(context.words(for: use)) but "
          + (isInside
            ? "does not link it: only a program inside it does"
            : "does not depend on it, directly or transitively")
          + (ready.isEmpty ? "" : " (a copy may be in its search paths)"),
        severity: ready.isEmpty ? nil : .warning, about: ready.isEmpty ? use.certainSites : ready,
        of: use, help: "\(advice), or remove the import",
        notes: [context.note(onEntriesOf: use.from)], in: context
      )?.fixed(by: canLink ? [fix].compactMap(\.self) : [])
    }
  }
}

extension RuleContext {
  /// Whether an app reaches the code of a package only through programs inside it, such as its
  /// extensions, which link that into themselves.
  func isInOtherProgram(_ use: ModuleUse) -> Bool {
    guard case .reached(let chain) = use.relation, let target = use.target,
      graph[target].isPackageCode, graph[use.from].type.isExecutable,
      !graph[use.from].type.isTest, !graph[graph.spec(of: use.from)].isPackageManifest,
      chain.contains(where: { graph.leadsToProgram(graph.links[$0]) })
    else { return false }
    return !outsidePrograms.closure(of: use.from.index).contains(target.index)
  }
}

extension RuleContext {
  /// The modules that targets built only at the earlier commit; none if a new package may build them.
  var lostModules: Set<String> {
    guard let earlier = conditions.earlier, conditions.isComplete, !conditions.isLoneSpec else {
      return []
    }
    let packages = { (graph: ModuleGraph) in
      Set(graph.externals.lazy.filter { $0.kind == .package }.map(\.name))
    }
    guard packages(graph).isSubset(of: packages(earlier.graph)) else { return [] }
    return Set(earlier.uses.names).subtracting(uses.names).subtracting(SystemModules.names)
  }

  /// Whether an entry helps: only tests see code of programs, packages see only packages.
  fileprivate func canLink(_ target: TargetID, from id: TargetID) -> Bool {
    let isInSight = graph[target].isPackageCode || !graph[graph[id].spec].isPackageManifest
    let isProgram = graph[target].type.isExecutable && !graph[target].details.isSystemLibrary
    return isInSight && (!isProgram || architecture.role(of: id).isTrial)
  }
}
