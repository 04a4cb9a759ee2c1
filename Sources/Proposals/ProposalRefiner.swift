internal import Findings
internal import Modules

/// Turns a draft into a proposal: begins with the strictest layers, and gives way where the engine
/// says that today's links do not hold.
struct ProposalRefiner {
  private(set) var proposal: Proposal

  init(
    _ draft: LayerDraft, from start: Proposal,
    trying attempt: (String, ProposalEvaluation) -> ProposalEvaluation
  ) {
    let graph = start.trial.architecture.graph
    proposal = start
    proposal.preset = draft.preset
    proposal.layers = draft.layers.map { group in
      let preset = draft.preset?.blueprint.layers.first { $0.name == group.name }
      let isMany = group.modules.count > 1
      return Proposal.Layer(
        name: group.name, patterns: ProposalRefiner.distinct(group.patterns), groups: group.groups,
        sameLayer: isMany ? .never : preset?.sameLayer ?? .interfaces,
        isClosed: draft.isWished && preset?.isClosed ?? false, modules: group.modules.sorted(),
        evidence: group.evidence)
    }
    proposal.trial = attempt(proposal.text, proposal.trial)
    // Once each patterns are dropped, and modules told by name.
    var (isNamed, isUntied) = (false, false)
    while true {
      if !isUntied, ProposalRefiner.drop(ties: &proposal) {
        isUntied = true
      } else if !isNamed, ProposalRefiner.name(strays: &proposal, graph) {
        isNamed = true
      } else {
        break
      }
      proposal.trial = attempt(proposal.text, proposal.trial)
    }
    // At last layers give way: that sorts nothing otherwise, and leaves no link to give way to.
    if ProposalRefiner.relax(&proposal) { proposal.trial = attempt(proposal.text, proposal.trial) }
    let trial = proposal.trial
    proposal.leftOver = LayeredModules(of: trial.architecture).all.filter {
      trial.architecture.layer(of: $0) == nil
    }
  }

  /// Drops patterns that fit a target as closely as another layer's do; what they stood for is
  /// named next.
  private static func drop(ties proposal: inout Proposal) -> Bool {
    var tied: Set<String> = []
    for case .tie(let one, let other, _) in proposal.trial.architecture.layerRemarks {
      tied.formUnion([one.text, other.text])
    }
    for index in proposal.layers.indices {
      proposal.layers[index].patterns.removeAll(where: tied.contains)
    }
    return !tied.isEmpty
  }

  /// Names the modules that their patterns do not bring where they belong.
  private static func name(strays proposal: inout Proposal, _ graph: ModuleGraph) -> Bool {
    var isChanged = false
    for index in proposal.layers.indices {
      let layer = proposal.layers[index]
      let strays = layer.modules.filter { proposal.trial.layer(of: $0) != layer.name }
      let names = strays.map { graph[$0].plainName }.filter { !layer.patterns.contains($0) }
      guard !names.isEmpty else { continue }
      proposal.layers[index].patterns = distinct(layer.patterns + names)
      isChanged = true
    }
    return isChanged
  }

  /// Lets modules of a layer know one another as far as they do: through interfaces, if all that
  /// they link of one another are some.
  private static func relax(_ proposal: inout Proposal) -> Bool {
    let trial = proposal.trial
    let torn = Dictionary(grouping: trial.sideways) { $0.from.target.flatMap(trial.layer) }
    var isChanged = false
    for index in proposal.layers.indices where proposal.layers[index].sameLayer != .allowed {
      guard let links = torn[proposal.layers[index].name] else { continue }
      let isStrict = proposal.layers[index].sameLayer == .never
      proposal.layers[index].sameLayer =
        isStrict && links.allSatisfy(trial.leadsToInterface) ? .interfaces : .allowed
      isChanged = true
    }
    return isChanged
  }

  private static func distinct(_ patterns: [String]) -> [String] {
    var seen: Set<String> = []
    return patterns.filter { seen.insert($0).inserted }
  }
}

extension ProposalEvaluation {
  fileprivate func leadsToInterface(_ link: Finding) -> Bool {
    link.to?.target.map { architecture.role(of: $0) == .interface } ?? false
  }
}
