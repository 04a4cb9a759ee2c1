internal import Findings
internal import Judging
internal import Modules

/// Finds imports of modules that the target does not come to over any links.
struct UndeclaredImport: PlainRule, ArchitectureRule {
  static let isAboutLinks = true

  static let description = RuleDescription(
    "undeclared-import", .error,
    "a source imports a module of the workspace that its target does not depend on")

  static let footing = Footing.links
  /// What others reject is not to be linked.
  static let company = Company.linkRules

  func findings(in context: RuleContext) -> [Finding] { findings(in: context, rejected: []) }

  func findings(in context: RuleContext, rejected: Set<JudgedLink.Ends>) -> [Finding] {
    context.uses.all.compactMap { use in
      guard use.relation == .unreached, let target = use.target,
        !context.graph.pods.mayBring(use.module),
        !context.isRejected(use, among: rejected)
      else { return nil }
      let name = context.graph.name(of: use.from)
      return finding(
        "\(context.architecture.words(for: use.from)) imports \(context.words(for: use)), which "
          + "it does not depend on, not even through others: it builds only by luck",
        about: use.certainSites, of: use,
        help: "add `\(context.graph.entry(for: target, in: use.from))` to the dependencies of "
          + "\(name), or remove the import",
        notes: [context.note(onEntriesOf: use.from)], in: context)
    }
  }
}

extension UndeclaredImport {
  static let page = RulePage(
    what: """
      Fires when a source imports a module that another target of the workspace builds, and no \
      chain of dependencies leads from its own target to that one.
      """,
    why: """
      All frameworks of a workspace are built into one folder, and the compiler looks for modules \
      there. So an import works as soon as the module happens to be built earlier, for whatever \
      reason: because another target needs it, because it was built yesterday, because the \
      machine has few cores. On a clean checkout, on a faster machine or after somebody removed a \
      link elsewhere it fails with "no such module", for a change that has nothing to do with it. \
      And whoever reads the specs to learn what depends on what is told less than the truth.
      """,
    breaks: """
      # domain/ISSSpacesuit
      ISSSpacesuit
      # domain/ISSSpacesuit/ISSSpacesuit/SpacesuitViewModel.swift
      import Foundation
      import ISSNetwork
      # core/ISSNetwork
      ISSNetwork
      """,
    says: """
      domain/ISSSpacesuit/ISSSpacesuit/SpacesuitViewModel.swift:2:8: error: ISSSpacesuit imports \
      ISSNetwork, which it does not depend on, not even through others: it builds only by luck [undeclared-import]
        help: add `- {framework: ISSNetwork.framework, implicit: true}` to the dependencies of \
      ISSSpacesuit, or remove the import
      """,
    keeps: """
      # domain/ISSSpacesuit
      ISSSpacesuit -> ISSNetwork
      # domain/ISSSpacesuit/ISSSpacesuit/SpacesuitViewModel.swift
      import Foundation
      import ISSNetwork
      """,
    exemptions: [
      "Imports below a `#if` that asks `canImport`: they do without the module.",
      "Modules with the name of one of the system's.",
      "Modules that a `Podfile`, its lock file or a podspec names: CocoaPods may link them.",
      "Imports that another rule rejects, such as one of a higher layer.",
    ])
}
