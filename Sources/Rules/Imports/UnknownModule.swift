internal import Documents
internal import Findings
internal import Imports
internal import Judging
internal import Modules

/// Finds imports of modules that nothing builds, though somebody seems to mean one that is built.
struct UnknownModule: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unknown-module", .warning, "a source imports a module that nothing builds")

  static let footing = Footing.links

  func findings(in context: RuleContext) -> [Finding] {
    guard context.conditions.isComplete, !context.conditions.isLoneSpec else { return [] }
    let names = context.uses.names
    // A module that many targets import is looked for once.
    var known: [String: String?] = [:]
    return context.uses.all.compactMap { use in
      guard use.ends.isEmpty, !SystemModules.names.contains(use.module),
        !context.graph.pods.mayBring(use.module)
      else { return nil }
      let near = known[use.module] ?? NearestName.of(use.module, among: names)
      known[use.module] = .some(near)
      let isTestable = use.sites.contains { $0.item.attributes.contains(.testable) }
      guard near != nil || isTestable else { return nil }
      return finding(
        "\(context.architecture.words(for: use.from)) imports \(use.module), "
          + (isTestable
            ? "with `@testable`, but no target of the workspace builds it"
            : "which nothing builds"),
        about: use.certainSites, of: use, help: near.map(NearestName.help(naming:)),
        in: context)
    }
  }
}

extension UnknownModule {
  static let page = RulePage(
    what: """
      Fires when a source imports a module that no target of the workspace builds and no \
      dependency is named like, if it does so with `@testable`, which only works for a module \
      that is built along, or if the name is close to that of a module of the workspace.
      """,
    why: """
      A target was renamed, removed or never there, and the import stayed: in tests that nobody \
      runs, in a branch of `#if` that nobody compiles, in a target that no scheme builds. It says \
      that something is tested which is not.
      """,
    breaks: """
      # domain/ISSSpacesuit
      ISSSpacesuit
      ISSSpacesuitTests: bundle.unit-test -> ISSSpacesuit
      # domain/ISSSpacesuit/ISSSpacesuitTests/SpacesuitTests.swift
      @testable import Spacesuit
      """,
    says: """
      domain/ISSSpacesuit/ISSSpacesuitTests/SpacesuitTests.swift:1:18: warning: \
      ISSSpacesuitTests imports Spacesuit, with `@testable`, but no target of the \
      workspace builds it [unknown-module]
      """,
    keeps: """
      # domain/ISSSpacesuit/ISSSpacesuitTests/SpacesuitTests.swift
      @testable import ISSSpacesuit
      """,
    exemptions: [
      "Modules of the system, and all others whose name is close to none of the workspace.",
      "Imports below a `#if` that asks `canImport`.",
      "Runs in which not all specs could be read, or which judge a single spec.",
    ])
}
