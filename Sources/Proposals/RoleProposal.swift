/// The patterns that are proposed for one role, and the evidence for them.
struct RoleProposal: Sendable {
  let role: Role
  var patterns: [String]
  /// Names of interfaces, each with its implementations.
  var counterparts: [(name: String, of: [String])] = []
  /// For a comment: `3 named *API next to an implementation`.
  let evidence: [String]
}

/// Looks for roles of a project that the standard patterns don't cover.
struct RoleSearch {
  private let architecture: Architecture
  private let demos: [String]
  /// What can be linked, and the first of each name.
  private let linkable: [TargetID]
  private let names: [String: TargetID]
  private let linkableNames: [String]

  /// Endings that teams use and no preset takes for granted.
  private static let interfaces = [
    "API", "Protocol", "Protocols", "Contract", "Contracts", "Abstraction",
  ]
  static let implementations = ["Impl", "Implementation", "Live", "_Impl", "-Impl"]

  init(_ architecture: Architecture, demos: [String] = []) {
    (self.architecture, self.demos) = (architecture, demos)
    let graph = architecture.graph
    linkable = graph.targetIDs.filter {
      graph[$0].kind == .native && graph[$0].canBeLinked && !graph[$0].isBinary
    }
    linkableNames = linkable.map { graph[$0].plainName }
    names = Dictionary(zip(linkableNames, linkable)) { first, _ in first }
  }

  var roles: [RoleProposal] { [interface, app, development].compactMap(\.self) }

  private var graph: ModuleGraph { architecture.graph }

  /// By a usual ending, or because an implementation next to it has its name and links it.
  private var interface: RoleProposal? {
    let voted = conventions
    let others = RoleSearch.interfaces.filter { ending in !voted.contains { $0.ending == ending } }
    let isPair = { [graph] (one: TargetID, whole: TargetID) in
      graph.lists(one, in: whole) && !graph.lists(whole, in: one)
    }
    let endings = found(others, where: isPair) + voted
    let pairs = zip(linkable, linkableNames).compactMap {
      id, name -> (name: String, of: [String])? in
      let found = RoleSearch.implementations.compactMap { names[name + $0] }
        .filter { isPair(id, $0) }
      return architecture.role(of: id) == .interface || found.isEmpty
        ? nil : (name: name, of: found.map { graph[$0].plainName })
    }.sorted { $0.name < $1.name }
    guard !endings.isEmpty || !pairs.isEmpty else { return nil }
    var evidence = endings.map {
      "\($0.count) named *\($0.ending) next to an implementation"
    }
    if !pairs.isEmpty { evidence.append("\(pairs.count) next to an implementation of their name") }
    return RoleProposal(
      role: .interface, patterns: endings.map { "*\($0.ending)" }, counterparts: pairs,
      evidence: evidence)
  }

  /// The only application, if it has the name of an example.
  private var app: RoleProposal? {
    let apps = graph.targetIDs.filter {
      graph[$0].type.isApp && [.app, .hostApp].contains(architecture.role(of: $0))
    }
    guard apps.count == 1, architecture.role(of: apps[0]) == .hostApp,
      !demos.contains(graph[apps[0]].plainName)
    else { return nil }
    return RoleProposal(.app, [graph[apps[0]].plainName], because: "the only application")
  }

  private var development: RoleProposal? {
    let known = Set(graph.targets.map(\.plainName))
    return RoleProposal(
      .development, demos.filter(known.contains), because: "demos that never ship")
  }

  /// The endings of interfaces by convention; written down, so that no later link changes them.
  private var conventions: [(ending: String, count: Int)] {
    architecture.inferred.conventions.sorted().map { pattern in
      let ending = String(pattern.drop { $0 == "*" })
      let count = zip(linkable, linkableNames).count { id, name in
        architecture.role(of: id) == .interface && name.hasSuffix(ending)
      }
      return (ending, count)
    }
  }

  /// The endings of which the rest of a name is another target, with how often.
  private func found(
    _ endings: [String], where fits: (TargetID, TargetID) -> Bool
  ) -> [(ending: String, count: Int)] {
    endings.compactMap { ending in
      let count = zip(linkable, linkableNames).count { id, name in
        guard name.hasSuffix(ending), name.count > ending.count else { return false }
        let rest = String(name.dropLast(ending.count))
        return ([""] + RoleSearch.implementations).contains {
          names[rest + $0].map { $0 != id && fits(id, $0) } ?? false
        }
      }
      return count > 0 ? (ending, count) : nil
    }
  }
}

extension RoleProposal {
  /// A target that links this many implementations is a composition root.
  private static let custom = 3

  /// A module that links more implementations with interfaces than all others: only apps link it, or
  /// it links all and others none.
  static func compositionRoot(in project: ProjectAnalysis) -> RoleProposal? {
    let architecture = project.architecture
    let graph = architecture.graph
    let hidden = Set(graph.targetIDs.filter { !architecture.interfaces(of: $0).isEmpty })
    let frameworks = project.frameworks
    let linked = frameworks.map { module in
      hidden.intersection(graph.links(from: module).compactMap(\.target))
        .count { architecture.head(of: $0) != module }
    }
    // Many while others link hardly any, or all of them while others link none.
    let rest = linked.sorted().dropLast().last ?? 0
    let least = rest == 0 ? min(max(2, hidden.count), custom) : custom
    let roots = zip(frameworks, linked).filter { module, count in
      count >= least && count > rest
        && (rest == 0 && count >= custom
          || project.links.predecessors(of: module).isSubset(of: project.programs))
        && architecture.interfaces(of: module).isEmpty
    }
    return RoleProposal(
      .compositionRoot, roots.map { project.name(of: $0.0) },
      because: "links more implementations that have an interface than all others")
  }

  /// Modules that are named after what tests need, and that nothing links except tests, or an app.
  static func testSupport(in project: ProjectAnalysis) -> RoleProposal? {
    let words = { (module: TargetID) in
      NameWords.of(project.name(of: module)).map { $0.lowercased() }
    }
    var found = Set(project.frameworks.filter { words($0).contains(where: NameKind.test.has) })
    while let shipped = found.first(where: { module in
      // An app may link a mock for now.
      let others = words(module).contains("mock") ? project.programs : []
      return !project.links.predecessors(of: module).isSubset(of: found.union(others))
    }) {
      found.remove(shipped)
    }
    return RoleProposal(
      .testSupport, project.twins.all(of: Array(found)).map { project.name(of: $0) },
      because: "named after what only tests need, and linked by no other framework")
  }

  /// What runs scripts and has no sources, and tools by name: nothing links them, and they link
  /// nothing.
  static func script(in project: ProjectAnalysis) -> RoleProposal? {
    let graph = project.architecture.graph
    let found = project.modules.filter { module in
      guard project.links.predecessors(of: module).isEmpty,
        project.links.successors(of: module).isEmpty
      else { return false }
      let words = NameWords.of(project.name(of: module))
      let isProgram = project.programs.contains(module)
      let kind = isProgram ? NameKind.generator : .tool
      let isScript = graph[module].sources.isEmpty && !graph[module].build.scripts.isEmpty
      return words.contains(where: kind.has) || !isProgram && isScript
    }
    return RoleProposal(
      .other, found.map { project.name(of: $0) },
      because: "scripts and tools without links to or from other modules")
  }

  /// Apps named like demos, and apps that link only modules next to them, if other apps exist.
  static func hostApp(in project: ProjectAnalysis) -> RoleProposal? {
    let isDemo = { (app: TargetID) in
      NameWords.of(project.name(of: app)).contains(where: NameKind.demo.has)
        || project.isSample(app) || project.homes[app].contains("Tests")
    }
    let all = project.programs.filter { project.architecture.role(of: $0) == .app }
    let apps = all.filter { app in
      if isDemo(app) { return !all.allSatisfy(isDemo) }
      let (home, linked) = (project.homes[app], project.links.successors(of: app))
      // Next to what it shows, or in the folder of that.
      return !linked.isEmpty
        && (1...2).contains { depth in
          let folder = home.dropLast(depth)
          let near = Set(
            project.modules.filter { module in
              let other = project.homes[module]
              return depth == 1 ? other.dropLast() == folder : other.starts(with: folder)
            })
          return folder.count >= depth && linked.isSubset(of: near)
            && (depth == 1 || near.count * 2 < project.modules.count)
            && !project.programs.isSubset(of: near)
        }
    }
    return RoleProposal(
      .hostApp, project.twins.all(of: Array(apps)).map { project.name(of: $0) },
      because: "demos by name or folder, or because they link only the modules next to them")
  }

  /// Exact names of targets; nil without any.
  fileprivate init?(_ role: Role, _ names: [String], because reason: String) {
    guard !names.isEmpty else { return nil }
    self.init(role: role, patterns: Set(names).sorted(), evidence: [reason])
  }
}
