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
    let navigator = options.navigator ?? "the project navigator"
    proposal.layers = zip(draft.layers, draft.patterns).map { group, patterns in
      let isClosed = draft.preset?.blueprint.layers.contains {
        $0.name == group.name && $0.isClosed
      }
      return Proposal.Layer(
        name: group.name, patterns: patterns, groups: [group.navigatorGroup].compactMap(\.self),
        sameLayer: group.modules.count > 1 ? .never : .interfaces,
        isClosed: draft.isForced && isClosed ?? false, modules: group.modules,
        isPrograms: group.isPrograms, areFeatures: group.isOfFeatures,
        evidence: group.words(in: start.trial.architecture, navigator))
    }
    evaluate()
    if dropTies() { evaluate() }
    if nameStrays(of: start.trial.architecture) { evaluate() }
    let isRelaxed = relax(acceptingFindings: options.acceptsFindings)
    let hasMocks = !options.acceptsFindings && acceptMocks()
    if hideImplementations() || isRelaxed || hasMocks { evaluate() }
    if !options.acceptsFindings, acceptTests() { evaluate() }
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

  /// Names the targets that patterns don't put where their modules belong.
  private mutating func nameStrays(of former: Architecture) -> Bool {
    let parts = proposal.layers.map { $0.modules.flatMap(former.mains) }
    // A name in two layers would be ambiguous.
    var owners: [String: Set<Int>] = [:]
    for (index, targets) in parts.enumerated() {
      for target in targets {
        owners[former.graph.plainName(of: target), default: []].insert(index)
      }
    }
    var isChanged = false
    for (index, targets) in parts.enumerated() {
      let layer = proposal.layers[index]
      let strays = targets.filter { proposal.trial.layer(of: $0) != layer.name }
      let names = Set(strays.map { former.graph.plainName(of: $0) }).subtracting(layer.patterns)
        .filter { owners[$0]?.count == 1 }
      proposal.layers[index].patterns += names.sorted()
      isChanged = isChanged || !names.isEmpty
    }
    return isChanged
  }

  /// Allows the links within a layer that there are: through interfaces, or as exceptions if all but
  /// a few lead to or from a module that most of the layer is linked with.
  ///
  /// With a baseline, which accepts the others, no layer has to allow more like them; then the less
  /// certain ones of such modules have exceptions only if these explain most of the links.
  private mutating func relax(acceptingFindings: Bool) -> Bool {
    let trial = proposal.trial
    // What a test links is fixed, not allowed to all modules of the layer.
    let found = trial.findings(of: "same-layer-link").filter { link in
      !(link.from.target.map { trial.architecture.role(of: $0).isTrial } ?? false)
    }
    let links = Dictionary(grouping: found) { $0.from.target.flatMap(trial.layer) }
    for index in proposal.layers.indices {
      guard let links = links[proposal.layers[index].name] else { continue }
      let others = links.filter { link in
        link.to?.target.map { trial.architecture.role(of: $0) != .interface } ?? true
      }
      if others.count < links.count { proposal.layers[index].sameLayer = .interfaces }
      let layer = proposal.layers[index]
      // An app may link its parts.
      if layer.isPrograms, !others.isEmpty {
        allow([], at: index)
        continue
      }
      let centers = LayerException.all(of: others, in: layer, trial.architecture)
      let odd = others.filter { link in !centers.contains { $0.covers(link) } }
      let certain = centers.filter(\.isCertain)
      if odd.isEmpty || acceptingFindings {
        proposal.layers[index].exceptions = centers.filter {
          $0.isCertain || odd.count * 2 <= others.count
        }
      } else if let few = LayerException.each(
        of: others.filter { link in !certain.contains { $0.covers(link) } }, besides: certain,
        in: layer)
      {
        proposal.layers[index].exceptions = certain + few
      } else {
        allow(others, at: index)
      }
    }
    return !found.isEmpty
  }

  /// Accepts that an app links what is named after mocks, so that its role doesn't fail `check`.
  private mutating func acceptMocks() -> Bool {
    let names = proposal.roles.filter { $0.role == .testSupport }.flatMap(\.patterns)
    let graph = proposal.trial.architecture.graph
    guard !names.isEmpty, !proposal.layers.isEmpty else { return false }
    let links = proposal.trial.findings(of: "mock-in-production").filter { link in
      link.to?.target.map { names.contains(graph.plainName(of: $0)) } ?? false
    }
    return accept(links, "the app had this link")
  }

  /// Accepts the links of tests that no layer permits, if there are few; an import without a link is
  /// a mistake.
  private mutating func acceptTests() -> Bool {
    let architecture = proposal.trial.architecture
    let links = ["same-layer-link", "upward-link"].flatMap(proposal.trial.findings).filter { link in
      guard let from = link.from.target, architecture.role(of: from).isTrial else { return false }
      return architecture.graph.links(from: from).contains { $0.target == link.to?.target }
    }
    return links.count <= LayerException.mostFeatureLinks
      && accept(links, "a test had this link")
  }

  private mutating func accept(_ links: [Finding], _ words: String) -> Bool {
    proposal.layers[0].exceptions += links.map { LayerException.debt($0, words) }
    return !links.isEmpty
  }

  private mutating func allow(_ links: [Finding], at index: Int) {
    proposal.layers[index].sameLayer = .allowed
    proposal.layers[index].obstacles = links.map { proposal.trial.words(for: $0) }
  }
}

extension ProposalRefiner {
  /// Forbids links to a layer such as `data` or `infrastructure` that builds on others and that only
  /// layers at the top link, as in a clean architecture: its order alone would permit them.
  ///
  /// What shows something, or has the rules of the business, gets no link to what fetches or stores.
  /// A layer that only such layers link is hidden with them.
  private mutating func hideImplementations() -> Bool {
    let layers = proposal.layers
    let (users, trials) = layerUsers
    var barred: [Int: Set<Int>] = [:]
    for lower in layers.indices {
      let found = users[lower, default: []].subtracting([lower])
      let isStore = UsualName.isStore(layers[lower].name)
      guard let last = found.max() ?? (isStore ? -1 : nil), last < lower else { continue }
      let parts = found.filter { !layers[$0].isPrograms }.map { barred[$0, default: []] }
      let common = parts.dropFirst().reduce(parts.first ?? []) { $0.intersection($1) }
      var above = UsualName.isBottom(layers[lower].name) ? [] : common
      // Features use a domain sooner or later.
      if UsualName.of(layers[lower].name)?.layer == "domain" {
        above = above.filter { !layers[$0].areFeatures }
      }
      let buildsOn = users.contains { $0.key > lower && $0.value.contains(lower) }
      if !found.isEmpty,
        !above.isEmpty || UsualName.isImplementation(layers[lower].name) && buildsOn
      {
        above.formUnion((last + 1)..<lower)
      }
      if isStore {
        above.formUnion((0..<lower).filter { layers[$0].isForeground && !found.contains($0) })
      }
      barred[lower] = above
      guard !above.isEmpty else { continue }
      // What tests or shows one of them may link it.
      let free = Set(above.flatMap { trials[lower]?[$0] ?? [] })
      proposal.layers[lower].hiddenFrom =
        above.sorted().map { layers[$0].name } + free.map { "!role:\($0.rawValue)" }.sorted()
      let isOfApp = found.count == 1 && layers[last].isPrograms
      proposal.layers[lower].users = isOfApp ? ["the app"] : found.sorted().map { layers[$0].name }
    }
    return proposal.layers.contains { !$0.hiddenFrom.isEmpty }
  }

  /// The layers that link or import a layer, and the roles of what only tries it out, by its position.
  private var layerUsers: (users: [Int: Set<Int>], trials: [Int: [Int: Set<Role>]]) {
    let architecture = proposal.trial.architecture
    let links = architecture.graph.links.map { ($0.from, $0.target) }
    let uses = architecture.uses.all.map { ($0.from, $0.target) }
    var users: [Int: Set<Int>] = [:]
    var trials: [Int: [Int: Set<Role>]] = [:]
    for case (let from, let to?) in links + uses {
      let ends = [from, to].compactMap { architecture.layer(of: $0)?.index }
      guard ends.count == 2 else { continue }
      let role = architecture.role(of: from)
      if role.isTrial {
        trials[ends[1], default: [:]][ends[0], default: []].insert(role)
      } else {
        users[ends[1], default: []].insert(ends[0])
      }
    }
    return (users, trials)
  }
}

extension Proposal.Layer {
  /// Whether it shows something, or has the rules of the business.
  fileprivate var isForeground: Bool {
    areFeatures || ["feature", "ui", "domain"].contains(UsualName.of(name)?.layer)
  }
}

extension ProposalEvaluation {
  fileprivate func words(for link: Finding) -> String {
    let ends = [link.from.target, link.to?.target].map { end in
      end.map { architecture.graph.name(of: $0) } ?? "?"
    }
    return "\(ends.joined(separator: " → ")) (\(link.place.file):\(link.place.line))"
  }
}

extension Group {
  /// What modules have in common, as words before their names.
  fileprivate func words(in architecture: Architecture, _ navigator: String) -> String {
    switch evidence {
    case .programs:
      let areApps = modules.allSatisfy { architecture.graph[$0].type.isApp }
      let haveParts = modules.contains { architecture.graph.canBeLinked($0) }
      return (areApps || haveParts ? "applications" : "programs")
        + (haveParts ? " and modules that compose others" : "")
    case .preset: return "in folders named after the layer" + rest
    case .folder(let folder): return "in \(folder.joined(separator: "/"))" + rest
    case .navigator(let name): return "in the group \(name) of \(navigator)" + rest
    case .word(let word): return "named \(word.pattern)" + rest
    case .name: return "by the name of module or folder" + rest
    case .links: return "by links"
    }
  }

  private var rest: String { isMixed ? ", or by links" : "" }
}
