internal import Imports

struct TestableImport: ArchitectureRule {
  static let description = RuleDescription(
    "testable-import", .error, "`@testable` imports outside of test targets")

  /// Whether tests may only import modules of their own layer this way.
  private let keepsToLayer: Bool

  init(_ options: MappingDecoder) { keepsToLayer = options.optional("same-layer", .flag) ?? false }

  func findings(in context: RuleContext) -> [Finding] {
    let uses = context.uses.all.filter { !testableSites(of: $0).isEmpty }
    guard !uses.isEmpty else { return [] }
    let shipping = ShippedCode(context.links, in: context.architecture, context.uses)
    return uses.compactMap { use in
      let words = context.architecture.words(for: use.from)
      if shipping.contains(use.from), !context.architecture.role(of: use.from).isTrial {
        return finding(
          "`@testable import` of \(context.words(for: use)) in \(words), outside a test target",
          about: testableSites(of: use), of: use,
          help: "make the declarations public, or move the code into a test target", in: context)
      }
      guard keepsToLayer, let target = use.target,
        let own = context.architecture.layer(of: use.from),
        let other = context.architecture.layer(of: target), own != other
      else { return nil }
      return finding(
        "`@testable import` of \(context.words(for: use)) in \(words), across layers",
        about: testableSites(of: use), of: use,
        help: "test \(use.module) in its own layer, or use only its public API", in: context)
    }
  }

  /// The certain sites, except in code for debug builds only.
  private func testableSites(of use: ModuleUse) -> [ModuleUse.Site] {
    use.sites.filter {
      $0.item.attributes.contains(.testable) && $0.certainty != .open
        && $0.item.condition?.contains("DEBUG") != true
    }
  }
}
