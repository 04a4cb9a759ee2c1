internal import Findings
internal import Judging
internal import Modules

/// Finds mocks that drag in an implementation instead of its interface.
struct MockLinksImplementation: PlainRule, LinkRule {
  static let description = RuleDescription(
    "mock-links-implementation", .warning,
    "a mock depends on an implementation that has an interface")

  static let judgesImports = false

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: link.from) == .mock,
        architecture.role(of: target) == .implementation,
        let help = architecture.detour(past: target, from: link.from)
      else { return nil }
      return finding(
        "the mock \(architecture.words(for: link)), an implementation that has an interface",
        about: link, help: help, in: context)
    }
  }
}

extension MockLinksImplementation {
  static let page = RulePage(
    what: """
      Fires when a mock depends on an implementation whose module has an interface: its own, or \
      that of another module.
      """,
    why: """
      A mock is there so that a test need not build, start and configure the real thing. One \
      that links the real thing gives all of that back: the tests build the implementation and \
      all below it, run its start-up code, and may link its static libraries a second time. A \
      mock of an interface needs the interface and nothing else. If it lacks a type, that type \
      belongs into the interface.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetworkCore
      ISSNetwork -> ISSNetworkCore
      ISSNetworkMock -> ISSNetwork
      """,
    says: """
      core/ISSNetwork/project.yml:13:17: warning: the mock ISSNetworkMock links \
      ISSNetwork, an implementation that has an interface [mock-links-implementation]
        help: link ISSNetworkCore, the interface of ISSNetwork
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetworkCore
      ISSNetwork -> ISSNetworkCore
      ISSNetworkMock -> ISSNetworkCore
      """,
    exemptions: [
      "Implementations without an interface: there is nothing else to mock."
    ])
}
