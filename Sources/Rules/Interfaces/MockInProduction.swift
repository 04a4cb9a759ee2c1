internal import Findings
internal import Judging
internal import Modules

/// Finds mocks and test support that something other than tests depends on.
struct MockInProduction: PlainRule, LinkRule {
  static let description = RuleDescription(
    "mock-in-production", .error,
    "something that is not for tests depends on a mock or on test support")

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    // What an app only carries is in its bundle all the same.
    let carried = context.graph.carriedLinks()
    let suspects = (links + carried).compactMap { link -> (link: JudgedLink, helper: TargetID)? in
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
        "\(architecture.words(for: link)), \(isMock ? "a mock" : "test support"), and is not only "
          + "for tests",
        about: link,
        help: architecture.wayOut(of: helper, in: link.from, orElse: link.removal),
        notes: architecture.notes(for: shipping.chain(to: link.from)), in: context)
    }
  }
}

extension Architecture {
  /// What a mock stands for is what production should link, if it does not do so already.
  fileprivate func wayOut(
    of mock: TargetID, in id: TargetID, orElse removal: String
  ) -> String {
    let implementations = implementations(of: mock)
    let original =
      implementations.flatMap(interfacesInReach).first { $0 != id } ?? implementations.first
    let move = "move what needs \(graph.name(of: mock)) into tests"
    // What implements an interface is no way out of that interface.
    guard let original, original != id,
      role(of: id) != .interface || role(of: original) == .interface
    else { return move }
    let name = graph.name(of: original)
    return lists(original, in: id)
      ? "\(removal): \(graph.name(of: id)) already links \(name); \(move)"
      : "link \(name) instead, or \(move)"
  }
}

extension MockInProduction {
  static let page = RulePage(
    what: """
      Fires when something that is not only for tests depends on a mock or on test support, and \
      when an app carries one in its bundle, linked or not. Notes show a chain from an app that \
      ships to the target that depends on it.
      """,
    why: """
      A mock answers what a test wants to hear. In a shipped app it answers customers: a login \
      that always succeeds, prices that were made up on an afternoon, a sensor that reads 21 \
      degrees for ever. At best it is dead code that makes the app larger and shows test data to \
      anybody who looks into the binary; at worst a flag is read wrongly one day and the mock is \
      what runs. It enters by convenience, mostly through a preview or a debug menu, and the \
      compiler is content.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSNetworkMock
      # core/ISSNetwork
      ISSNetworkCore
      ISSNetwork -> ISSNetworkCore
      ISSNetworkMock -> ISSNetworkCore
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: error: ISSCosmonaut links ISSNetworkMock, a \
      mock, and is not only for tests [mock-in-production]
        help: link ISSNetworkCore instead, or move what needs ISSNetworkMock into tests
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSNetworkCore
      """,
    exemptions: [
      "Tests, UI tests, host apps, development apps, other mocks and test support.",
      "Targets that only those reach, and extensions that only a host app carries.",
    ])
}
