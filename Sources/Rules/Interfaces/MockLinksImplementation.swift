struct MockLinksImplementation: PlainRule, LinkRule {
  static let description = RuleDescription(
    "mock-links-implementation", .warning, "mocks that depend on an implementation")

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return context.links.compactMap { link in
      guard let target = link.target,
        architecture.role(of: link.from) == .mock,
        architecture.role(of: target) == .implementation,
        let help = architecture.detour(
          past: target, from: link.from, orElse: context.removal(of: link))
      else { return nil }
      return finding(
        "the mock \(architecture.words(for: link)), an implementation with an interface",
        about: link, help: help, in: context
      ).fixed(by: architecture.detours(past: target, of: link))
    }
  }
}
