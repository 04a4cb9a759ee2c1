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
      let start = "\(context.architecture.words(for: use.from)) imports \(use.module), "
      if testable.isEmpty, context.graph.hasUnlinkedPackage(for: use.module) {
        let name = context.graph.name(of: use.from)
        return finding(
          start + "but no target depends on a product of its package", severity: .info,
          about: use.certainSites, of: use,
          help: "add a product of the package to the dependencies of \(name), or remove the import",
          in: context)
      }
      guard near != nil || !testable.isEmpty else { return nil }
      return finding(
        start
          + (testable.isEmpty
            ? "which no target builds" : "with `@testable`, but no target builds it"),
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

extension ModuleGraph {
  /// Whether a package that is called like a module is listed, and no target links a product of it.
  fileprivate func hasUnlinkedPackage(for module: String) -> Bool {
    guard let package = pods.package(namedLike: module) else { return false }
    return !externals.contains { $0.package?.lowercased() == package }
  }
}
