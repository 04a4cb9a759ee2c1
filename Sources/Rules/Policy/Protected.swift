internal import Configuration
internal import Findings
internal import Maps
internal import Modules

/// Finds links to modules that only those may depend on whom the configuration lists.
struct Protected: LinkRule {
  static let description = RuleDescription(
    "protected", .error, isOnByDefault: false, needsOptions: true,
    "something depends on a module that is open to others only")

  private let entries: [Entry]

  /// Some modules, and who may depend on them.
  private struct Entry {
    let modules: Selector
    let only: Selector
    let reason: String
    let severity: Severity?
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        modules: entry.required("modules", .selector) ?? Selector([]),
        only: entry.required("only", .selector) ?? Selector([]),
        reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  var selectors: [Selector] { entries.flatMap { [$0.modules, $0.only] } }

  func findings(about links: [JudgedLink], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return entries.flatMap { entry in
      let modules = entry.modules.selection(in: architecture)
      let only = entry.only.selection(in: architecture)
      return links.filter { link in
        modules.contains(link.to) && !modules.contains(link.from) && !only.contains(link.from)
          && !(link.target.map { architecture.areOfOneModule(link.from, $0) } ?? false)
      }.map { link in
        finding(
          "\(architecture.words(for: link)), which only \(entry.only.text) may do: "
            + entry.reason, wished: entry.severity, about: link, help: link.removal, in: context)
      }
    }
  }
}
