internal import Documents
internal import Findings
internal import Judging
internal import Modules

/// Finds implementations that do not link the interface they stand behind.
struct OwnInterface: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "own-interface", .warning, "an implementation does not link the interface of its module")

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return graph.targetIDs.filter { architecture.role(of: $0) == .implementation }.flatMap { id in
      architecture.interfaces(of: id).filter { !architecture.listsTwin(of: $0, in: id) }.map {
        interface in
        finding(
          "\(architecture.words(for: id)) does not link its interface "
            + "\(architecture.words(for: interface)), so nothing implements that",
          about: id, to: Subject(interface, in: graph),
          help: "add `\(graph.entry(for: interface, in: id))` to its dependencies",
          notes: [Note("the interface", at: graph[interface].place)], in: context)
      }
    }
  }
}

extension OwnInterface {
  static let page = RulePage(
    what: """
      Fires when an implementation does not link the interface of its own module, whether the \
      two lie in one spec or in two.
      """,
    why: """
      An interface that its implementation does not link is implemented by nobody: the protocols \
      are declared here, the types that were to adopt them live there, and the compiler has \
      never seen both. Nobody can be sent to such an interface, so other modules go on linking \
      the implementation, and archlint cannot advise them otherwise (see `prefer-interface`).
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork
      ISSNetworkCore
      # .archlint.yml
      roles: {interface: "*Core"}
      """,
    says: """
      core/ISSNetwork/project.yml:3:3: warning: ISSNetwork does not link its interface \
      ISSNetworkCore, so nothing implements that [own-interface]
        help: add `- target: ISSNetworkCore` to its dependencies
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork -> ISSNetworkCore
      ISSNetworkCore
      """,
    exemptions: [
      "Modules without an interface.",
      "A framework whose name only looks like an interface: AppCore without an App beside it, "
        + "and NetworkCore beside a Network as long as nothing but the name says so. Two other "
        + "pairs with links that fit, or a pattern under `roles:`, say so.",
    ])
}
