struct InterfaceSize: ArchitectureRule {
  static let description = RuleDescription(
    "interface-size", .warning, isOnByDefault: false,
    "interfaces with more dependencies than the limit")

  private let limit: Int

  init(_ options: MappingDecoder) { limit = options.optional("limit", .number(atLeast: 0)) ?? 3 }
  func allows(_ key: BaselineKey, count: Int, in context: RuleContext) -> Bool { count <= limit }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    let links = context.links.filter { architecture.role(of: $0.from) == .interface }
    return Dictionary(grouping: links, by: \.from).sorted { $0.key < $1.key }
      .compactMap { id, links in
        let count = Set(links.map(\.to)).count
        guard count > limit else { return nil }
        return finding(
          "the interface \(architecture.words(for: id)) has \(count) dependencies "
            + "(limit \(limit))",
          about: id, to: Subject("limit"), count: count,
          help: "move shared types into a lower module, and implementations out of the interface",
          in: context)
      }
  }
}
