internal import Configuration
internal import Findings
internal import Imports
internal import Maps
internal import Modules

/// Finds imports that the configuration forbids: by module, kind and attribute.
struct ForbiddenImport: ArchitectureRule {
  static let description = RuleDescription(
    "forbidden-import", .error, isOnByDefault: false, needsOptions: true,
    "a source imports what the configuration forbids")

  private let entries: [Entry]

  /// One thing that is forbidden.
  private struct Entry {
    let from: Selector
    /// The modules; none stands for all.
    let modules: [Pattern]
    let kinds: [Import.Kind]
    let attributes: [Import.Attribute]
    let reason: String
    let severity: Severity?

    func forbids(_ item: Import) -> Bool {
      (modules.isEmpty || modules.contains { $0.matches(name: item.module) })
        && (kinds.isEmpty || kinds.contains(item.kind))
        && (attributes.isEmpty || attributes.contains(where: item.attributes.contains))
    }
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        from: entry.required("from", .selector) ?? Selector([]),
        modules: entry.optional("to", .patterns) ?? [],
        kinds: entry.optional("kind", .oneOrMore(of: .choice(of: "kind"))) ?? [],
        attributes: entry.optional("attribute", .oneOrMore(of: .choice(of: "attribute"))) ?? [],
        reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  var selectors: [Selector] { entries.map(\.from) }

  func findings(in context: RuleContext) -> [Finding] {
    entries.flatMap { entry in
      let from = entry.from.selection(in: context.architecture)
      return context.uses.all.compactMap { use -> Finding? in
        let sites = use.sites.filter { entry.forbids($0.item) }
        guard from.contains(use.from), !sites.isEmpty else { return nil }
        let attributes = entry.attributes.map { "`@\($0.rawValue)`" }.joined(separator: " or ")
        return finding(
          "\(context.architecture.words(for: use.from)) imports \(context.words(for: use))"
            + (attributes.isEmpty ? "" : " with \(attributes)")
            + ", which is forbidden: \(entry.reason)",
          severity: entry.severity, about: sites, of: use, help: "remove this import",
          in: context)
      }
    }
  }
}
