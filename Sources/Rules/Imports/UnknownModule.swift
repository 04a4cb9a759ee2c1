internal import Imports

struct UnknownModule: PlainRule, ArchitectureRule {
  static let description = RuleDescription(
    "unknown-module", .warning, "imports of modules that no target builds")

  func findings(in context: RuleContext) -> [Finding] {
    guard context.conditions.isComplete, !context.conditions.isLoneSpec else { return [] }
    let names = context.uses.names
    let lost = context.lostModules
    // What shipped code imports without more comes from a remote package, or it would not compile.
    lazy var usual = Set(
      context.uses.all.filter { use in
        !context.architecture.role(of: use.from).isTrial
          && use.certainSites.contains { !$0.item.attributes.contains(.testable) }
      }.map(\.module))
    // Cached, since many targets import the same module.
    var known: [String: String?] = [:]
    return context.uses.all.compactMap { use in
      guard use.ends.isEmpty, use.relation == .outside, !lost.contains(use.module),
        !SystemModules.names.contains(use.module), !context.graph.pods.mayBring(use.module)
      else { return nil }
      let near = known[use.module] ?? NearestName.of(use.module, among: names)
      known[use.module] = .some(near)
      // `import kiwix` in Kiwix is another module, often of a binary.
      let own = context.graph[use.from].moduleNames
      guard !own.contains(where: { $0.lowercased() == use.module.lowercased() }) else { return nil }
      var testable = use.testableSites
      if !testable.isEmpty, usual.contains(use.module) { testable = [] }
      guard near != nil || !testable.isEmpty else { return nil }
      return finding(
        "\(context.architecture.words(for: use.from)) imports \(use.module), "
          + (testable.isEmpty
            ? "which no target builds"
            : "with `@testable`, but no target builds it"),
        about: testable.isEmpty ? use.certainSites : testable, of: use,
        help: near.map(NearestName.help(naming:))
          ?? "fix the name, or add the target that builds \(use.module)",
        in: context)
    }
  }
}

extension ModuleUse {
  fileprivate var testableSites: [Site] {
    certainSites.filter { $0.item.attributes.contains(.testable) }
  }
}
