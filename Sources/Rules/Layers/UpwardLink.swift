internal import Findings
internal import Judging
internal import Modules

/// Finds links to a target of a higher layer.
struct UpwardLink: PlainRule, LinkRule {
  static let description = RuleDescription(
    "upward-link", .error, "a target depends on one in a higher layer")

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return links.compactMap { link in
      guard let target = link.target,
        let lower = architecture.layer(of: link.from),
        let upper = architecture.layer(of: target), upper < lower,
        !architecture.isTrialMatter(link.from, target)
      else { return nil }
      let name = architecture.graph.name(of: link.from)
      return finding(
        "\(architecture.words(for: link)), which lies in a higher layer", about: link,
        help: "move what \(name) needs down into \(architecture[lower].name) or below it, or let "
          + "\(architecture[upper].name) hand it in through a protocol of \(name)",
        in: context)
    }
  }
}

extension UpwardLink {
  static let page = RulePage(
    what: """
      Fires when a target depends on a target of a higher layer. Interfaces lie in a layer like \
      everybody else, and so do the tests and mocks of a module towards other modules.
      """,
    why: """
      The lower a layer, the more is built on it, and the less it may know of what that is. A \
      core module that knows one service can be used only by those who want that service too; it \
      cannot be tested without it, moved to another app or understood alone. Upward links are \
      also how cycles begin, since somebody above already depends on what lies below. What a \
      lower module needs from above it should ask for: it declares a protocol, and whoever sits \
      higher hands in the object that does it.
      """,
    breaks: """
      # core/ISSNetwork
      ISSNetwork -> ISSCosmonautService
      # service/ISSCosmonautService
      ISSCosmonautService
      # .archlint.yml
      layers: [service: service/**, core: core/**]
      """,
    says: """
      core/ISSNetwork/project.yml:7:21: error: ISSNetwork (core) links ISSCosmonautService \
      (service), which lies in a higher layer [upward-link]
        help: move what ISSNetwork needs down into core or below it, or let service hand it in \
      through a protocol of ISSNetwork
      """,
    keeps: """
      # core/ISSNetwork
      ISSNetwork
      # service/ISSCosmonautService
      ISSCosmonautService -> ISSNetwork
      """,
    exemptions: [
      "Tests, mocks, host apps and test support among themselves, and towards what they test: "
        + "their module and what that links itself, or all that they list if their name is that "
        + "of no module."
    ])
}
