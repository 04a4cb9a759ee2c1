internal import Documents
internal import Findings
internal import Judging
internal import Maps
internal import Modules

/// Finds links that the configuration forbids, and chains where it forbids those too.
struct ForbiddenLink: LinkRule {
  static let description = RuleDescription(
    "forbidden-link", .error, isOnByDefault: false, needsOptions: true,
    "a dependency matches one that the configuration forbids")

  private let entries: [Entry]

  /// One thing that is forbidden.
  private struct Entry {
    /// Whether chains are forbidden too.
    let isIndirect: Bool
    let policy: PolicyEntry
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        isIndirect: entry.optional("indirect", .flag) ?? false, policy: PolicyEntry(entry))
    }
  }

  var selectors: [Selector] { entries.flatMap(\.policy.selectors) }

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return entries.flatMap { entry in
      let (policy, end) = (entry.policy, "which is forbidden: \(entry.policy.reason)")
      let from = policy.from.selection(in: architecture)
      let to = policy.to.selection(in: architecture)
      // What reaches a forbidden end does so whatever other rules say of its links, and whether or
      // not these are accepted.
      let judged = entry.isIndirect ? context.dependencies : links
      let direct = judged.filter { from.contains($0.from) && to.contains($0.to) }.map { link in
        finding(
          "\(architecture.words(for: link)), \(end)", wished: policy.severity, about: link,
          help: link.removal, in: context)
      }
      guard entry.isIndirect else { return direct }
      let chains = context.chains.chains(from: from, to: to).filter { $0.count > 1 }
      return direct
        + chains.compactMap { chain in
          let (first, last) = (chain[0], chain[chain.count - 1])
          var finding = finding(
            "\(architecture.words(for: first.from)) reaches \(architecture.words(for: last.to)) "
              + "over \(chain.count) links, \(end)",
            wished: policy.severity, about: chain, help: "remove one of these links", in: context)
          // A link between the same ends is worse, however severe both are told.
          finding?.debts[0].grade = .warning
          return finding
        }
    }
  }
}

extension ForbiddenLink {
  static let page = RulePage(
    what: """
      Fires when a dependency goes from anything that `from` means to anything that `to` means, \
      in one of the entries. With `indirect: true` a whole chain of dependencies counts as well; \
      every end that is reached is told, hop by hop.
      """,
    why: """
      Every architecture has rules that no drawing of layers shows: only services talk to the \
      network, only one module knows the analytics library, nobody new links what is to be \
      retired. Such a rule lives in a document, in a review, in the memory of those who were \
      there, and is forgotten in that order. Written down here it is kept, and its reason stands \
      where it is needed: in the message, at the line.
      """,
    breaks: """
      # domain/ISSCosmonaut/project.yml
      name: ISSCosmonaut
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSCosmonaut:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofire
      # .archlint.yml
      rules:
        forbidden-link:
          - from: domain/**
            to: external:Alamofire
            because: network access goes through a service
      """,
    says: """
      domain/ISSCosmonaut/project.yml:9:18: error: ISSCosmonaut links Alamofire \
      (external), which is forbidden: network access goes through a service [forbidden-link]
        help: remove this entry
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSNetworkService
      # service/ISSNetworkService/project.yml
      name: ISSNetworkService
      packages:
        Alamofire: {url: "https://github.com/Alamofire/Alamofire", from: 5.0.0}
      targets:
        ISSNetworkService:
          type: framework
          platform: iOS
          dependencies:
            - package: Alamofire
      """,
    options: RulePage.policyOptions + [
      ("indirect", "whether a chain of dependencies counts too: true or false (the default)")
    ],
    exemptions: [
      "Nothing: what an entry names is forbidden to tests and mocks too.",
      "A chain through another target that `from` means; that target has a finding of its own.",
    ])
}
