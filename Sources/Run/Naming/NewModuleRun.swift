internal import Pages

package struct NewModuleRequest {
  package var name: String
  package var layer: String
  package var model: String?
  /// The roles of its targets other than the implementation; nil for those of the model.
  package var roles: Set<Role>?
  package var apps: [String] = []

  package init(_ name: String, in layer: String) { (self.name, self.layer) = (name, layer) }
}

/// Creates a module modeled on another one in memory, and checks that it causes no findings.
package struct NewModuleRun {
  package internal(set) var origin = ""
  package private(set) var state: ModifiedProject
  /// The files that new ones are copies of, by path.
  package internal(set) var models: [String: String] = [:]
  /// The links of the model that the new module lacks because a rule rejects them.
  package private(set) var rejected: [(name: String, rule: String)] = []
  let before: ModifiedProject
  let request: NewModuleRequest
  let layer: LayerID
  /// The model's targets that the new module has too, with their new names.
  private var names: [TargetID: String] = [:]

  private static let mostRounds = 16

  private var original: Architecture { before.checked.workspace.architecture }

  static let templates = ".archlint/templates"

  package init(_ state: ModifiedProject, _ request: NewModuleRequest) throws(Problem) {
    (self.state, before, self.request) = (state, state, request)
    try Problem.checkName(request.name)
    if StartFiles.reserved.contains(request.name[...]) {
      throw Problem("no module can be named `\(request.name)`", help: "use another name")
    }
    let architecture = state.checked.workspace.architecture
    let taken = NameSet.names(in: architecture.graph).map { $0.lowercased() }
    guard !taken.contains(request.name.lowercased()) else {
      throw Problem("\(request.name) already exists", help: "use another name")
    }
    layer = try architecture.blueprint.knownLayer(request.layer)
    self.state = state.with(try draft())
    try joinLayer()
    try dropTargets()
    for app in request.apps { try embed(into: app) }
    try dropRejectedLinks()
    try prove()
  }

  /// The files of the new module, from the first available model: the requested one, a template of
  /// the team, a module of the layer, or the start of an empty layer.
  private mutating func draft() throws(Problem) -> [String: [UInt8]] {
    if let files = try templateFiles(request.model ?? request.layer) { return files }
    if let name = request.model { return try copy(try model(named: name)) }
    let wanted = request.roles ?? []
    let verdict = before.checked.verdict
    let flawed = (verdict.findings + verdict.suppressed + verdict.baselined)
      .filter { !RuleCatalog.namesOfLinkRules.contains($0.rule) }.compactMap(\.from.target)
    if let model = ModuleModel.typical(of: layer, with: wanted, avoiding: Set(flawed), in: original)
    {
      origin = "like \(model.word), the most typical module of \(request.layer)"
      return try copy(model)
    }
    guard !original.modules.contains(where: { $0.layer == layer }) else { throw noModel(wanted) }
    return try firstFiles()
  }

  /// Why no module of the layer can be copied, with the reason for the first one.
  private func noModel(_ roles: Set<Role>) -> Problem {
    let parts = roles.map(\.rawValue).sorted().joined(separator: ", ")
    var reason = parts.isEmpty ? "" : ": none has \(parts)"
    for id in ModuleModel.candidates(of: layer, in: original) where reason.isEmpty {
      do throws(Problem) {
        _ = try ModuleModel(id, in: original)
      } catch {
        reason = ": \(error.message)"
      }
    }
    return Problem(
      "no module of \(request.layer) can be copied\(reason)",
      help: "put a template into `\(Self.templates)/\(request.layer)`")
  }

  private mutating func model(named name: String) throws(Problem) -> ModuleModel {
    let graph = original.graph
    let id =
      graph.targetIDs.first { graph.plainName(of: $0) == name }.map(original.module)
      ?? original.moduleIDs.first {
        original[$0].name == name || graph[original[$0].spec].project == name
      }
    guard let id else { throw original.unknownName(name) }
    origin = "like \(name)"
    return try ModuleModel(id, in: original)
  }

  private mutating func copy(_ model: ModuleModel) throws(Problem) -> [String: [UInt8]] {
    let roles = model.roles(in: original)
    if let missing = request.roles?.subtracting(roles).map(\.rawValue).min() {
      throw Problem(
        "\(model.word) has no \(missing)", help: "name a module that has one with `--like`")
    }
    let copy = try ModuleCopy(of: model, as: request.name, keeping: isKept, in: before)
    (names, models) = (copy.names, copy.models)
    return copy.files
  }

  private func isKept(_ id: TargetID) -> Bool {
    let role = original.role(of: id)
    guard let roles = request.roles, role.isTrial || role == .interface else { return true }
    return roles.contains(role) || role == .uiTests && roles.contains(.hostApp)
  }

  private mutating func dropTargets() throws(Problem) {
    let dropped = Set(names.filter { !isKept($0.key) }.values)
    guard !dropped.isEmpty else { return }
    let graph = state.graph
    let ids = graph.targetIDs.filter { dropped.contains(graph.plainName(of: $0)) }
    let changes = graph.unlinking(Set(ids)) + ids.map(graph.removal)
    try apply(changes, "cannot remove the targets that were not requested")
  }

  private mutating func dropRejectedLinks() throws(Problem) {
    let new = Set(newTargets)
    let findings = Proof(from: before).news(in: state).filter { finding in
      RuleCatalog.namesOfLinkRules.contains(finding.rule)
        && finding.from.target.map(new.contains) == true
    }
    let graph = state.graph
    var changes: [Change] = []
    for finding in findings {
      guard let id = finding.from.target, let end = finding.to?.end else { continue }
      let links = graph.links(from: id).filter { $0.to == end && !$0.isInherited }
      changes += links.map { graph.change(.remove(Subject(end, in: graph)), of: $0) }
      if !links.isEmpty { rejected.append((graph.name(of: end), finding.rule)) }
    }
    if !changes.isEmpty { try apply(changes, "cannot remove links that rules reject") }
  }

  private mutating func apply(_ changes: [Change], _ words: String) throws(Problem) {
    do throws(Refusal) {
      let edits = try Repairer(state.graph).repaired(changes, read: state.text)
      state = state.with(edits)
    } catch {
      throw Problem("\(words): \(error.words)", help: "name another module with `--like`")
    }
  }

  /// Adds the module to its layer if no pattern of any layer matches it.
  private mutating func joinLayer() throws(Problem) {
    let architecture = state.checked.workspace.architecture
    let new = newTargets
    guard new.allSatisfy({ architecture.layer(of: $0) == nil }),
      let main = new.first(where: { architecture.role(of: $0).makesModule }),
      let change = architecture.addition(
        of: main,
        toLayerOf: state.graph.targetIDs.filter { architecture.layer(of: $0) == layer })
    else { return }
    try apply([change], "\(request.layer) cannot list \(request.name)")
  }

  /// Makes an app link the new module like the model, and embed what it needs.
  private mutating func embed(into name: String) throws(Problem) {
    let graph = state.graph
    let apps = graph.targetIDs.filter { graph.plainName(of: $0) == name }
    guard let app = apps.first else { throw original.unknownName(name) }
    guard graph.productType(of: app).isAppOrExtension else {
      throw Problem("\(name) is not an app", help: "name an app or an extension with `--into`")
    }
    let twins = Dictionary(names.map { ($0.value, $0.key) }) { first, _ in first }
    let architecture = state.checked.workspace.architecture
    let new = newTargets.filter { graph[$0].canBeLinked }
    let linked = Set(graph.links(from: app).compactMap(\.target).map(graph.plainName))
    let alike = new.filter { id in
      twins[graph.plainName(of: id)].map { linked.contains(before.graph.plainName(of: $0)) }
        ?? false
    }
    let mains = alike.isEmpty ? new.filter { architecture.role(of: $0) == .implementation } : alike
    let changes = mains.map { graph.addition(of: $0, to: app) }
    try apply(changes, "\(name) cannot link \(request.name)")
    try complete(name)
  }

  /// Adds what an app now lacks: frameworks to embed, and implementations of interfaces.
  private mutating func complete(_ app: String) throws(Problem) {
    let known = Set(before.report.findings.flatMap(\.each).map(\.fingerprint))
    for _ in 0..<Self.mostRounds {
      let fixes = state.report.findings.flatMap(\.each).filter { finding in
        ["missing-embed", "unimplemented-interface"].contains(finding.rule)
          && finding.from.name == app && !known.contains(finding.fingerprint)
      }.compactMap(\.fixes.first)
      guard !fixes.isEmpty else { return }
      try apply(Fix(joining: fixes).changes, "\(app) cannot embed what \(request.name) needs")
    }
  }

  private var newTargets: [TargetID] {
    let old = Set(before.graph.targets.map(\.qualifiedName))
    return state.graph.targetIDs.filter { !old.contains(state.graph[$0].qualifiedName) }
  }

  private func prove() throws(Problem) {
    let (graph, architecture) = (state.graph, state.checked.workspace.architecture)
    let new = newTargets
    let failure = { (reason: String, help: String) in
      Problem("cannot create \(request.name) \(origin): \(reason)", help: help)
    }
    guard let first = new.first else {
      throw failure(
        "no spec that archlint reads would contain it",
        "fix `specs:` in .archlint.yml, or include the new spec")
    }
    guard new.contains(where: { graph.plainName(of: $0).contains(request.name) }) else {
      throw failure(
        "none of its targets has that name", "name the targets of a template like its folder")
    }
    guard new.contains(where: { architecture.layer(of: $0) == layer }) else {
      let other = architecture.layer(of: first).map { "in the layer \(architecture[$0].name)" }
      throw failure(
        "it would be \(other ?? "in no layer")",
        "add a pattern for it to \(request.layer), or use `--like` with a module that is there")
    }
    let apps = graph.targetIDs.filter { request.apps.contains(graph.plainName(of: $0)) }
    let objection =
      Proof(from: before).harm(in: state)
      ?? RenameProof(replacement: WordReplacement([:])).objection(
        from: before, to: state, besides: (new + apps).map { graph[$0].qualifiedName })
    if let objection {
      let apps = graph.targetIDs.filter {
        architecture.ships($0) && graph.productType(of: $0).isApp
      }
      let app = apps.count == 1 ? graph.plainName(of: apps[0]) : "APP"
      let start = request.apps.isEmpty ? "add `--into \(app)`, or " : ""
      throw failure(objection, start + "name another module with `--like`")
    }
  }
}
