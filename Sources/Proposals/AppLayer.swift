/// The layer of all programs, and of frameworks that only put modules together.
enum AppLayer {
  /// All programs are one layer: one that is not at the top would count as a demo.
  static func gathered(of groups: [Group], in project: ProjectAnalysis) -> [Group] {
    let isTop = { (group: Group) in
      let programs = project.programs.intersection(group.modules)
      return programs.count == group.modules.count || group.presetRank == 0 && !programs.isEmpty
    }
    let tops = groups.filter(isTop)
    guard !tops.isEmpty else { return groups }
    let isNamed =
      tops.count == 1
      && (tops[0].presetRank == 0 || ["app", "demo"].contains(UsualName.of(tops[0].name)?.layer))
    var modules = tops.flatMap(\.modules)
    // A single application is what ships, even in such a folder.
    let areSamples = modules.count > 1 && modules.allSatisfy(project.isSample)
    let others = groups.filter { !isTop($0) }.map { group in
      let leaving = group.modules.filter { module in
        areSamples && project.isSample(module) || isRoot(module, in: project)
          || (group.isLoose || isRootFeature(module, in: project)
            || putsTogether(module, group.modules, in: project))
            && isAddition(module, in: project)
      }
      modules += leaving
      return changed(group) { $0.modules.removeAll(where: Set(leaving).contains) }
    }
    let usual = tops[0].name
    let name = areSamples ? "samples" : isNamed && UsualName.isWhole(usual) ? usual : "app"
    return [Group(name, modules, .programs)] + others.filter { !$0.modules.isEmpty }
  }

  /// Whether only programs link a module that has the role of what puts an app together, unless its
  /// name says that it is in a layer with others of its kind, as `ISSScaffold`.
  private static func isRoot(_ module: TargetID, in project: ProjectAnalysis) -> Bool {
    let users = project.links.predecessors(of: module)
    return project.architecture.role(of: module) == .compositionRoot
      && project.usualName(of: module)?.layer != "flow" && !users.isEmpty
      && users.isSubset(of: project.programs)
  }

  /// Whether a module is above half of those in its folder by its links, and by its name.
  private static func putsTogether(
    _ module: TargetID, _ modules: [TargetID], in project: ProjectAnalysis
  ) -> Bool {
    let parts = project.links.successors(of: module).intersection(modules).count
    return NameWords.isTop(project.name(of: module)) && parts >= LayerStack.leastParts
      && parts * 2 >= modules.count - 1
  }

  /// Whether it is called `AppFeature` and links features, however few there are.
  private static func isRootFeature(_ module: TargetID, in project: ProjectAnalysis) -> Bool {
    project.layerName(of: module) == "app-feature"
      && project.links.successors(of: module).contains(where: project.isCalledFeature)
  }

  /// Whether a framework only puts the modules of an app together: it has the app's name, or that of
  /// what is above features, and links many.
  private static func isAddition(_ module: TargetID, in project: ProjectAnalysis) -> Bool {
    let users = project.links.predecessors(of: module)
    let all = project.links.successors(of: module)
    guard users.isSubset(of: project.programs), !project.programs.isEmpty else { return false }
    // An umbrella.
    if all.count * 2 >= project.frameworks.count, project.isBare(module),
      project.usualName(of: module) == nil
    {
      return true
    }
    let parts = all.filter { !project.links.successors(of: $0).isEmpty }
    let name = project.name(of: module)
    let isOfApp = users.map { NameWords.stem(of: project.name(of: $0)).joined() }.contains {
      name.hasPrefix($0) && $0 != project.prefix
    }
    let layerName = project.layerName(of: module)
    let isApp = name.hasSuffix("App")
    let isNamed =
      ["app", "flow"].contains(UsualName.of(NameWords.of(layerName).first ?? "")?.layer) || isApp
    let isFeature = project.isCalledFeature(module)
    let isRoot = isRootFeature(module, in: project)
    let least = isRoot || isNamed && UsualName.isWhole(layerName) ? 1 : LayerStack.leastParts
    return (!users.isEmpty || isApp) && (isOfApp && !isFeature || isNamed) && parts.count >= least
  }
}
