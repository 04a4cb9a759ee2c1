internal import Imports

struct ForbiddenImport: ArchitectureRule {
  static let description = RuleDescription(
    "forbidden-import", .error, needsOptions: true, "imports that the configuration forbids")

  private let entries: [Entry]

  private struct Entry {
    let policy: PolicyEntry
    /// The modules; empty for all.
    let modules: [Pattern]
    let kinds: [Import.Kind]
    let attributes: [Import.Attribute]

    func forbids(_ item: Import) -> Bool {
      (modules.isEmpty || modules.contains { $0.matches(name: item.module) })
        && (kinds.isEmpty || kinds.contains(item.kind))
        && (attributes.isEmpty || attributes.contains(where: item.attributes.contains))
    }
  }

  init(_ options: MappingDecoder) {
    entries = options.entries { entry in
      Entry(
        policy: PolicyEntry(entry, to: nil),
        modules: entry.optional("to", .patterns) ?? [],
        kinds: entry.optional("kind", .oneOrMore(of: .choice(of: "kind"))) ?? [],
        attributes: entry.optional("attribute", .oneOrMore(of: .choice(of: "attribute"))) ?? [])
    }
  }

  var selectors: [Selector] { entries.map(\.policy.from) }

  func findings(in context: RuleContext) -> [Finding] {
    let uses = context.uses.all
    var taken = uses.map { _ in false }
    return entries.worstFirst(\.policy.severity).flatMap { entry in
      let from = entry.policy.from.selection(in: context.architecture)
      return uses.indices.compactMap { index -> Finding? in
        let use = uses[index]
        guard !taken[index], from.contains(use.from) else { return nil }
        let sites = use.sites.filter { entry.forbids($0.item) }
        guard !sites.isEmpty else { return nil }
        taken[index] = true
        let attributes = entry.attributes.map { "`@\($0.rawValue)`" }.joined(separator: " or ")
        return finding(
          "\(context.architecture.words(for: use.from)) imports \(context.words(for: use))"
            + (attributes.isEmpty ? "" : " with \(attributes)")
            + ", which is forbidden: \(entry.policy.reason)",
          severity: entry.policy.severity, about: sites, of: use, help: "remove this import",
          in: context)
      }
    }
  }
}
