internal import Findings
internal import Modules

/// Turns a draft into a proposal: begins with the strictest layers, and gives way where the engine
/// says that today's links do not hold.
struct Settling {
  private(set) var proposal: Proposal
  /// A layer gives way twice at most, and once each patterns and modules are told by name.
  private static let most = 6

  init(_ draft: LayerDraft, from start: Proposal, trying attempt: (String) -> Trial) {
    let graph = start.trial.architecture.graph
    proposal = start
    proposal.preset = draft.preset
    proposal.layers = draft.layers.map { group in
      let preset = draft.preset?.blueprint.layers.first { $0.name == group.name }
      let isMany = group.modules.count > 1
      return Proposal.Layer(
        name: group.name, patterns: Settling.distinct(group.patterns),
        sameLayer: isMany ? .never : preset?.sameLayer ?? .interfaces,
        isClosed: draft.isWished && preset?.isClosed ?? false, modules: group.modules.sorted(),
        evidence: group.evidence)
    }
    var (isNamed, isUntied) = (false, false)
    proposal.trial = attempt(proposal.text)
    for _ in 0..<Settling.most {
      var proposed = proposal
      if !isUntied, Settling.drop(ties: &proposed) {
        isUntied = true
      } else if !isNamed, Settling.name(strays: &proposed, graph) {
        isNamed = true
      } else if !Settling.relax(&proposed) {
        break
      }
      proposal = proposed
      proposal.trial = attempt(proposal.text)
    }
    let trial = proposal.trial
    proposal.leftOver = Inhabitants(of: trial.architecture).all.filter {
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

  /// Lets modules of a layer know one another as far as they do.
  private static func relax(_ proposal: inout Proposal) -> Bool {
    let trial = proposal.trial
    let torn = Set(trial.sideways.compactMap { $0.from.target.flatMap(trial.layer) })
    var isChanged = false
    for index in proposal.layers.indices where torn.contains(proposal.layers[index].name) {
      guard let wider = proposal.layers[index].sameLayer.wider else { continue }
      proposal.layers[index].sameLayer = wider
      isChanged = true
    }
    return isChanged
  }

  private static func distinct(_ patterns: [String]) -> [String] {
    var seen: Set<String> = []
    return patterns.filter { seen.insert($0).inserted }
  }
}

extension Layer.SameLayer {
  /// What allows more.
  fileprivate var wider: Layer.SameLayer? {
    switch self {
    case .never: .interfaces
    case .interfaces: .allowed
    case .allowed: nil
    }
  }
}
