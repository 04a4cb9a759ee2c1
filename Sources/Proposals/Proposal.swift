internal import Documents
package import Modules

/// Layers and roles that fit a project, as the engine of `check` judged them.
package struct Proposal {
  /// One layer, and why it is proposed.
  package struct Layer: Sendable {
    package let name: String
    package internal(set) var patterns: [String]
    /// Groups of a workspace or a navigator.
    let groups: [String]
    package internal(set) var sameLayer: Modules.Layer.SameLayer
    package internal(set) var isClosed: Bool
    /// The targets that its modules are named for, sorted.
    package let modules: [TargetID]
    /// What its modules have in common, in words behind their number: `in core/**`.
    let evidence: String
  }

  package internal(set) var preset: Preset?
  /// Top to bottom; none, if nothing tells layers apart.
  package internal(set) var layers: [Layer]
  private(set) var roles: [RoleProposal]
  var leftOver: [TargetID] = []
  /// The patterns of specs, where they have names of their own.
  let specs: [String]
  /// What the engine says to all of it.
  package internal(set) var trial: ProposalEvaluation

  /// The configuration, with the evidence in comments.
  package var text: String { ProposalText(self).text }

  package var title: String {
    let names = layers.map(\.name).joined(separator: ", ")
    let start = preset.map { "preset \($0.rawValue), " } ?? ""
    return (names.isEmpty ? "no layers" : "\(start)layers \(names)").withUnseenShown
  }

  /// Apps that link at most half as many modules as the one that links most: they may be demos.
  package var likelyDemos: [String] {
    let inhabitants = LayeredModules(of: trial.architecture)
    let links = ModuleLinks(in: trial.architecture, inhabitants.twins)
    let counts = inhabitants.programs.map { ($0, links.successors(of: $0).count) }
    let most = counts.map(\.1).max() ?? 0
    return counts.filter { $0.1 * 2 <= most && trial.architecture.role(of: $0.0) == .app }
      .map { trial.architecture.graph[$0.0].plainName }.sorted()
  }

  /// The drawing, and what `check` will say.
  package var summary: String { ProposalSummary(self).text }

  /// Proposals for a project, the best first; there is always one, and none that is refused.
  ///
  /// - Parameters:
  ///   - architecture: the project by the usual roles, and without layers.
  ///   - most: how many are wanted; each has to be tried.
  ///   - workers: those who look at the project.
  ///   - attempt: what the engine says to a configuration, given as its text, after a former one.
  package static func all(
    for architecture: Architecture, wishes: ProposalOptions = ProposalOptions(),
    specs: [String] = [], most: Int = 2, by workers: any Workers = LoneWorker(),
    trying attempt: (String, ProposalEvaluation) -> ProposalEvaluation
  ) -> [Proposal] {
    let roles = RoleSearch(architecture, demos: wishes.demos).roles
    var start = Proposal(
      preset: nil, layers: [], roles: roles, specs: specs,
      trial: ProposalEvaluation(architecture: architecture, isRefused: false) { _ in ([], []) })
    // Without new roles it is the project as it came.
    if !roles.isEmpty { start.trial = attempt(start.text, start.trial) }
    var landscape = ProjectAnalysis(start.trial.architecture, by: workers)
    // Who puts implementations together is seen once it is known what they implement.
    if let root = RoleProposal.compositionRoot(in: landscape) {
      start.roles.append(root)
      start.trial = attempt(start.text, start.trial)
      landscape = ProjectAnalysis(start.trial.architecture, by: workers)
    }
    var proposals: [Proposal] = []
    for draft in LayerDraftGenerator(landscape: landscape, wishes: wishes).drafts.prefix(3) {
      let proposal = ProposalRefiner(draft, from: start, trying: attempt).proposal
      if !proposal.trial.isRefused { proposals.append(proposal) }
      if proposals.count == most { break }
    }
    guard proposals.isEmpty else { return proposals }
    if start.roles.isEmpty { start.trial = attempt(start.text, start.trial) }
    start.leftOver = LayeredModules(of: start.trial.architecture).all
    return [start]
  }
}
