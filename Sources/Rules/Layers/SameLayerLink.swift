internal import Findings
internal import Judging
internal import Modules

/// Finds links to another module of the same layer.
struct SameLayerLink: PlainRule, LinkRule {
  static let description = RuleDescription(
    "same-layer-link", .error, "a target depends on another module of its own layer")

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return links.compactMap { link in
      guard let target = link.target,
        let layer = architecture.layer(of: link.from),
        architecture.layer(of: target) == layer,
        !architecture.areOfOneModule(link.from, target),
        !architecture.isTrialMatter(link.from, target),
        !architecture.isAllowed(link.from, target, in: architecture[layer])
      else { return nil }
      let detour =
        architecture[layer].sameLayer == .interfaces
        ? architecture.detour(past: target, from: link.from, orElse: link.removal) : nil
      return finding(
        "\(architecture.words(for: link.from)) \(architecture.verb(of: link)) "
          + "\(architecture.graph.name(of: target)), a module of its own layer",
        about: link, help: detour ?? architecture.wayOut(to: target, in: layer), in: context)
    }
  }
}

extension Architecture {
  /// Whether the layer or the roles of both ends let one know the other.
  fileprivate func isAllowed(_ from: TargetID, _ to: TargetID, in layer: Layer) -> Bool {
    let isInterface = role(of: to) == .interface
    switch layer.sameLayer {
    case .allowed: return true
    case .interfaces where isInterface: return true
    case .interfaces, .never: break
    }
    return isInterface && role(of: from).isTrial
  }

  /// What to do where there is no interface to be linked instead.
  fileprivate func wayOut(to target: TargetID, in layer: LayerID) -> String {
    let name = graph.name(of: target)
    if role(of: target).isForTests { return "move what needs \(name) into tests" }
    let lower = layers.dropFirst(layer.index + 1).first
    let move =
      "move what both need " + (lower.map { "down into \($0.name)" } ?? "into a layer below")
    guard self[layer].sameLayer == .interfaces, role(of: target) == .implementation else {
      return move
    }
    // The product's name has neither the project nor the platform of a twin in it.
    let interface = interfaceName(for: graph[target].productName)
    return "give \(name) an interface, \(interface), and link that; or \(move)"
  }

  /// How an interface is called here, by the first pattern for them.
  private func interfaceName(for name: String) -> String {
    let patterns = (blueprint.roles[.interface] ?? []).map(\.pattern.text)
    let parts = (patterns.first { $0.contains("*") } ?? "*Core")
      .split(separator: "*", omittingEmptySubsequences: false)
    return parts.joined(separator: name)
  }
}

extension SameLayerLink {
  static let page = RulePage(
    what: """
      Fires when a target depends on a target of another module that lies in the same layer, \
      unless what it depends on is an interface and the layer lets its modules know one another \
      through interfaces.
      """,
    why: """
      Modules of one layer are the parts that teams work on side by side. Once one links another, \
      neither can be built, tested or released without the other, and the second link, the one \
      back, closes a cycle. It begins with a single import that saves an afternoon; a year later \
      the layer is one module with many names, and every change rebuilds all of it. An interface \
      breaks the chain: it has almost nothing below it, hardly ever changes, and leaves it to the \
      app which implementation stands behind it.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSSpacesuit
      # domain/ISSSpacesuit
      ISSSpacesuit -> ISSSpacesuitCore
      ISSSpacesuitCore
      # .archlint.yml
      layers: [domain: domain/**]
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: error: ISSCosmonaut (domain) links ISSSpacesuit, \
      a module of its own layer [same-layer-link]
        help: link ISSSpacesuitCore, the interface of ISSSpacesuit
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSSpacesuitCore
      """,
    options: [
      ("same-layer", "never, interfaces (the default) or allowed; said of a layer, not of the rule")
    ],
    exemptions: [
      "A dependency on an interface, unless the layer says `same-layer: never`.",
      "Any dependency within a layer that says `same-layer: allowed`.",
      "Tests, mocks and host apps that depend on an interface.",
      "Tests, mocks, host apps and test support among themselves, and towards what they test: "
        + "their module and what that links itself, or all that they list if their name is that "
        + "of no module.",
      "Targets of one module: an implementation, its interface, its mock and its tests.",
    ])
}
