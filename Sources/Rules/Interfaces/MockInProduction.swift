/// Finds mocks and test support that something other than tests depends on.
struct MockInProduction: PlainRule, LinkRule {
  static let description = RuleDescription(
    "mock-in-production", .error,
    "a production target depends on a mock or on test support")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // What an app only carries is in its bundle all the same.
    let carried = context.graph.carriedLinks()
    let suspects = (context.dependencies + carried).compactMap {
      link -> (link: JudgedLink, helper: TargetID)? in
      guard let helper = link.target, architecture.role(of: helper).isForTests,
        !architecture.role(of: link.from).isTrial
      else { return nil }
      return (link, helper)
    }
    guard !suspects.isEmpty else { return [] }
    let shipping = Shipping(context.links + carried, in: architecture)
    return suspects.filter { shipping.contains($0.link.from) }.map { link, helper in
      let isMock = architecture.role(of: helper) == .mock
      return finding(
        "production target \(architecture.start(of: link)) the \(isMock ? "mock" : "test support") "
          + architecture.words(for: link.to),
        about: link,
        help: architecture.wayOut(of: helper, in: link.from, orElse: link.removal),
        notes: architecture.notes(for: LinkChain(shipping.chain(to: link.from))), in: context
      ).fixed(by: context.isUnused(link) ? context.graph.removal(of: link) : [])
    }
  }
}

extension RuleContext {
  /// Whether sources are known, and none of them imports what a link leads to.
  fileprivate func isUnused(_ link: JudgedLink) -> Bool {
    graph.sources.count(of: link.from) > 0
      && !uses.uses(of: link.from).contains { $0.ends.contains(link.to) }
  }
}

extension Architecture {
  /// What a mock stands for is what production should link, if it does not do so already.
  fileprivate func wayOut(of mock: TargetID, in id: TargetID, orElse removal: String) -> String {
    let implementations = implementations(of: mock)
    let original =
      implementations.flatMap(interfacesInReach).first { $0 != id } ?? implementations.first
    let move = "move the code that needs \(graph.name(of: mock)) into a test target"
    // What implements an interface is no way out of that interface.
    guard let original, original != id,
      role(of: id) != .interface || role(of: original) == .interface
    else { return move }
    let name = graph.name(of: original)
    return graph.lists(original, in: id)
      ? "\(removal) (\(graph.name(of: id)) already links \(name)), or \(move)"
      : "link \(name) instead, or \(move)"
  }
}
