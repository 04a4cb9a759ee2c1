@_exported public import Findings

/// Layers and roles that fit a project, with the result of checking them.
package struct Proposal {
  package struct Layer: Sendable {
    package let name: String
    package internal(set) var patterns: [String]
    let groups: [String]
    package internal(set) var sameLayer: Modules.Layer.SameLayer
    package internal(set) var isClosed: Bool
    /// The main targets of its modules, sorted.
    package let modules: [TargetID]
    let isPrograms: Bool
    let areFeatures: Bool
    /// What its modules have in common: `in core`.
    let evidence: String
    /// The links that keep it from being stricter, as `Chat → Map (project.yml:8)`.
    var obstacles: [String] = []
    /// Links within the layer that are permitted.
    var exceptions: [LayerException] = []
    /// Lower layers that only some of those above it link, and that it must not link.
    var hiddenFrom: [String] = []
    /// What links it, if others may not.
    var users: [String] = []

    /// Whether no link keeps it from being stricter.
    package var isStrict: Bool { obstacles.isEmpty }
    /// Whether its name means what all others build on.
    var isLow: Bool { UsualName.rank(of: name) >= UsualName.lowRank }
  }

  package internal(set) var preset: Preset?
  /// Top to bottom; empty if there is no evidence for layers.
  package internal(set) var layers: [Layer]
  var roles: [RoleProposal] = []
  var moduleFolders: [String] = []
  var leftOver: [TargetID] = []
  /// The line that says which files are specs.
  let specs: String
  /// What `check` finds with this configuration.
  package internal(set) var trial: ProposalEvaluation

  /// The configuration, with the evidence in comments.
  package var text: String { ProposalText(proposal: self).text }

  package var title: String {
    let names = layers.map(\.name).joined(separator: ", ")
    let start = preset.map { "preset \($0.rawValue), " } ?? ""
    return (names.isEmpty ? "no layers" : "\(start)layers \(names)").escapingInvisibles
  }

  package var summary: String { ProposalSummary(proposal: self).text }

  /// The proposals for a project, the best first; there is at least one, and `check` accepts each.
  ///
  /// - Parameters:
  ///   - architecture: the project by the usual roles, without layers.
  ///   - attempt: evaluates a configuration, given its text and the evaluation before.
  /// - Throws: if nothing matches what an option asks for.
  package static func all(
    for architecture: Architecture, options: ProposalOptions = ProposalOptions(),
    specs: String = "", by workers: any TaskRunner = SerialTaskRunner(),
    trying attempt: @escaping (String, ProposalEvaluation) -> ProposalEvaluation
  ) throws(Problem) -> [Proposal] {
    var start = Proposal(
      preset: nil, layers: [], specs: specs,
      trial: ProposalEvaluation(architecture: architecture, isRefused: false) { _ in ([], []) })
    let project = start.prepare(options, by: workers, attempt)
    var proposals: [Proposal] = []
    var seen: Set<[[TargetID]]> = []
    for make in LayerDrafts(project: project, options: options).all {
      guard let draft = make(), draft.isForced || draft.isPlausible,
        seen.insert(draft.layers.map(\.modules)).inserted
      else { continue }
      let proposal = ProposalRefiner(draft, from: start, options, trying: attempt).proposal
      if !proposal.trial.isRefused { proposals.append(proposal) }
      if proposals.count == 2 { break }
    }
    if proposals.count == 2, proposals[1].isBetter(than: proposals[0]) { proposals.swapAt(0, 1) }
    guard proposals.isEmpty else { return proposals }
    if let refusal = options.refusal { throw refusal }
    start.trial = attempt(start.text, start.trial)
    start.leftOver = LayeredModules(of: start.trial.architecture).all
    return [start]
  }

  /// Whether fewer links lead up than in another, while as many layers are strict; in one with a
  /// preset all must come from one module, which is in the wrong folder then.
  private func isBetter(than other: Proposal) -> Bool {
    let (own, others) = (upward, other.upward)
    let isStray =
      own.isEmpty && Set(others).count == 1 && others.count > LayerException.mostFeatureLinks
    let loose = [self, other].map { $0.layers.count { !$0.isStrict } }
    let debts = [self, other].map { proposal in
      proposal.layers.flatMap(\.exceptions).count { $0.isDebt }
    }
    // Strict layers that hide one say more than some that are not.
    let hides = layers.contains { !$0.hiddenFrom.isEmpty && UsualName.isImplementation($0.name) }
    return (other.preset == nil || isStray) && own.count < others.count && loose[0] <= loose[1]
      || hides && (loose[0], debts[0]) < (loose[1], debts[1]) && own.count <= others.count
  }

  /// Where links that lead up come from, tests aside.
  private var upward: [TargetID?] {
    trial.findings(of: "upward-link").map(\.from.target).filter { from in
      from.map { !trial.architecture.role(of: $0).isTrial } ?? true
    }
  }

  /// Finds roles and folders that are modules, which decide what the modules of the project are.
  private mutating func prepare(
    _ options: ProposalOptions, by workers: any TaskRunner,
    _ attempt: (String, ProposalEvaluation) -> ProposalEvaluation
  ) -> ProjectAnalysis {
    roles = RoleSearch(trial.architecture, demos: options.demos).roles
    // Without new roles the project is what it was.
    if !roles.isEmpty { trial = attempt(text, trial) }
    var project = ProjectAnalysis(trial.architecture, by: workers)
    // These depend on what the other roles are.
    let others = [
      RoleProposal.compositionRoot(in: project), .hostApp(in: project), .testSupport(in: project),
      .script(in: project),
    ]
    roles += others.compactMap(\.self)
    moduleFolders = FolderModules(project: project).patterns
    if others.contains(where: { $0 != nil }) || !moduleFolders.isEmpty {
      trial = attempt(text, trial)
      project = ProjectAnalysis(trial.architecture, by: workers)
    }
    return project
  }
}

extension ProposalOptions {
  fileprivate var refusal: Problem? {
    if let preset {
      let names = preset.blueprint.layers.map { "`\($0.name)`" }.joined(separator: ", ")
      return Problem(
        "fewer than two folders have the name of a layer of `\(preset.rawValue)`",
        help: "expected folders with modules named \(names)")
    }
    guard !folders.isEmpty else { return nil }
    let names = folders.map { "`\($0)`" }.joined(separator: ", ")
    return Problem(
      "the subfolders of \(names) have no modules, or are more than \(LayerStack.most) layers with the rest",
      help: "use `--from` with a folder whose subfolders hold modules")
  }
}
