/// Relaxes the strictest layers of a draft as far as existing links require it.
struct ProposalRefiner {
  private(set) var proposal: Proposal
  private let attempt: (String, ProposalEvaluation) -> ProposalEvaluation

  init(
    _ draft: LayerDraft, from start: Proposal, _ options: ProposalOptions,
    trying attempt: @escaping (String, ProposalEvaluation) -> ProposalEvaluation
  ) {
    self.attempt = attempt
    proposal = start
    proposal.preset = draft.preset
    proposal.layers = zip(draft.layers, draft.patterns).map { group, patterns in
      let preset = draft.preset?.blueprint.layers.first { $0.name == group.name }
      return Proposal.Layer(
        name: group.name, patterns: patterns, groups: [group.navigatorGroup].compactMap(\.self),
        sameLayer: group.modules.count > 1 ? .never : preset?.sameLayer ?? .interfaces,
        isClosed: draft.isForced && preset?.isClosed ?? false, modules: group.modules,
        evidence: group.evidence.words + (group.isMixed ? ", or by their links" : ""))
    }
    // The preset has a rule for its own slices.
    if draft.preset == .sliced { proposal.slices = [] }
    evaluate()
    if dropTies() { evaluate() }
    if nameStrays() { evaluate() }
    // No rule for slices if some depend on one another through other modules.
    let findings = proposal.slices.isEmpty ? [] : proposal.trial.findings(of: "independent-modules")
    let areTied = findings.contains { $0.severity == .error }
    if areTied { proposal.slices = [] }
    if relax(acceptingFindings: options.acceptsFindings) || areTied { evaluate() }
    let trial = proposal.trial
    proposal.leftOver = LayeredModules(of: trial.architecture).all.filter {
      trial.architecture.layer(of: $0) == nil
    }
  }

  private mutating func evaluate() { proposal.trial = attempt(proposal.text, proposal.trial) }

  /// Drops patterns that conflict with those of another layer; modules are listed by name instead.
  private mutating func dropTies() -> Bool {
    var tied: Set<String> = []
    for case .tie(let one, let other, _) in proposal.trial.architecture.layerRemarks {
      tied.formUnion([one.text, other.text])
    }
    for index in proposal.layers.indices {
      proposal.layers[index].patterns.removeAll(where: tied.contains)
    }
    return !tied.isEmpty
  }

  /// Names the modules that patterns don't put where they belong.
  private mutating func nameStrays() -> Bool {
    let graph = proposal.trial.architecture.graph
    // A name in two layers would be ambiguous.
    var owners: [String: Set<String>] = [:]
    for layer in proposal.layers {
      for module in layer.modules {
        owners[graph.plainName(of: module), default: []].insert(layer.name)
      }
    }
    var isChanged = false
    for index in proposal.layers.indices {
      let layer = proposal.layers[index]
      let strays = layer.modules.filter { proposal.trial.layer(of: $0) != layer.name }
      let names = Set(strays.map { graph.plainName(of: $0) }).subtracting(layer.patterns)
        .filter { owners[$0]?.count == 1 }
      proposal.layers[index].patterns += names.sorted()
      isChanged = isChanged || !names.isEmpty
    }
    return isChanged
  }

  /// Allows the links within a layer that there are: through interfaces if all of them lead to one.
  ///
  /// With a baseline, which accepts them, no layer has to allow others like them.
  private mutating func relax(acceptingFindings: Bool) -> Bool {
    let trial = proposal.trial
    // What a test links is fixed, not allowed to all modules of the layer.
    let found = trial.findings(of: "same-layer-link").filter { link in
      !(link.from.target.map { trial.architecture.role(of: $0).isTrial } ?? false)
    }
    let links = Dictionary(grouping: found) { $0.from.target.flatMap(trial.layer) }
    var isChanged = false
    for index in proposal.layers.indices where proposal.layers[index].sameLayer != .allowed {
      guard let links = links[proposal.layers[index].name] else { continue }
      let others = links.filter { link in
        link.to?.target.map { trial.architecture.role(of: $0) != .interface } ?? true
      }
      let isStrict = proposal.layers[index].sameLayer == .never
      if let base = trial.base(of: others) {
        proposal.layers[index].base = base
        if others.count < links.count { proposal.layers[index].sameLayer = .interfaces }
      } else if isStrict, others.isEmpty || acceptingFindings && others.count < links.count {
        proposal.layers[index].sameLayer = .interfaces
      } else if !acceptingFindings {
        proposal.layers[index].sameLayer = .allowed
        proposal.layers[index].obstacles = others.map { trial.words(for: $0) }
      } else {
        continue
      }
      isChanged = true
    }
    return isChanged
  }
}

extension ProposalEvaluation {
  /// The name of the one module that links of several modules lead to.
  fileprivate func base(of links: [Finding]) -> String? {
    let bases = Set(links.compactMap { $0.to?.target.map(architecture.head(of:)) })
    let users = Set(links.compactMap { $0.from.target.map(architecture.head(of:)) })
    guard users.count > 1, bases.count == 1, let base = bases.first,
      links.allSatisfy({ $0.to?.target == base })
    else { return nil }
    return architecture.graph.plainName(of: base)
  }

  fileprivate func words(for link: Finding) -> String {
    let ends = [link.from.target, link.to?.target].map { end in
      end.map { architecture.graph.name(of: $0) } ?? "?"
    }
    return "\(ends.joined(separator: " → ")) (\(link.place.file):\(link.place.line))"
  }
}

extension Group.Evidence {
  /// What modules have in common, as words before their names.
  fileprivate var words: String {
    switch self {
    case .programs: "applications"
    case .preset: "in folders with the name of the layer"
    case .folder(let folder): "in \(folder.joined(separator: "/"))"
    case .navigator(let name): "in the group \(name)"
    case .word(let word): "named \(word.pattern)"
    case .name: "by its name"
    case .links: "by their links"
    }
  }
}
