struct MockInProduction: PlainRule, LinkRule {
  static let description = RuleDescription(
    "mock-in-production", .error, "mocks and test support in production code")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // Embedded products are in the app's bundle too.
    let carried = context.graph.carriedLinks()
    let suspects = (context.dependencies + carried).compactMap {
      link -> (link: CheckedLink, helper: TargetID)? in
      guard let helper = link.target, architecture.role(of: helper).isForTests,
        !architecture.role(of: link.from).isTrial
      else { return nil }
      return (link, helper)
    }
    guard !suspects.isEmpty else { return [] }
    let shipping = ShippedCode(context.links + carried, in: architecture, context.uses)
    return suspects.filter { shipping.contains($0.link.from) }.map { link, helper in
      let isMock = architecture.role(of: helper) == .mock
      let product = architecture.productCarrying(helper, over: link)
      return finding(
        "production target \(architecture.start(of: link)) the \(isMock ? "mock" : "test support") "
          + architecture.words(for: link.to),
        about: link,
        help: product.map {
          "take \(context.graph.name(of: helper)) out of the product \($0.product) "
            + "(\($0.place.file):\($0.place.line))"
        } ?? architecture.wayOut(of: helper, in: link.from, orElse: context.removal(of: link)),
        notes: architecture.notes(for: LinkChain(shipping.chain(to: link.from))), in: context
      ).fixed(by: product == nil && context.isUnused(link) ? context.graph.removal(of: link) : [])
    }
  }
}

extension Architecture {
  /// The product of a package by which a link to a mock brings code for production as well.
  fileprivate func productCarrying(
    _ mock: TargetID, over link: CheckedLink
  ) -> (product: String, place: Place)? {
    let place = graph.place(of: link)
    let others = graph.links(from: link.from).filter { graph.place(of: $0) == place }
      .compactMap(\.target).filter { !role(of: $0).isTrial }.flatMap { graph.offers[$0] ?? [] }
    return graph.offers[mock]?.first { offer in others.contains { $0.place == offer.place } }
  }

  /// Suggests linking the mock's original, unless it is linked already.
  fileprivate func wayOut(of mock: TargetID, in id: TargetID, orElse removal: String) -> String {
    let implementations = implementations(of: mock)
    let original =
      implementations.flatMap(interfacesInReach).first { $0 != id } ?? implementations.first
    let move = "move the code that needs \(graph.name(of: mock)) into a test target"
    // An interface can't be fixed by linking an implementation.
    guard let original, original != id,
      role(of: id) != .interface || role(of: original) == .interface
    else { return move }
    let name = graph.name(of: original)
    return graph.lists(original, in: id)
      ? "\(removal) (\(graph.name(of: id)) already links \(name)), or \(move)"
      : "link \(name) instead, or \(move)"
  }
}
