internal import Configuration
internal import Findings
internal import Maps
internal import Modules

/// Finds targets that are not named as those of their layer or role are.
struct Naming: ArchitectureRule {
  static let description = RuleDescription(
    "naming", .error, isOnByDefault: false, needsOptions: true,
    "a target is not named as its layer or role asks for")

  private let entries: [Entry]

  /// Which targets are named how.
  private struct Entry {
    let targets: Selector
    let names: [Pattern]
    let reason: String
    let severity: Severity?
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        targets: entry.required("targets", .selector) ?? Selector([]),
        names: entry.required("named", .patterns) ?? [],
        reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  var selectors: [Selector] { entries.map(\.targets) }

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return entries.flatMap { entry -> [Finding] in
      let words = entry.names.map(\.text).joined(separator: " or ")
      return entry.targets.selection(in: architecture).targets.filter { id in
        !entry.names.contains { $0.matches(name: graph.plainName(of: id)) }
      }.map { id in
        finding(
          "\(architecture.words(for: id)) is not named \(words): \(entry.reason)",
          wished: entry.severity, about: id, to: Subject(words),
          help: "rename it, or take it out by `!\(graph.plainName(of: id))` under `targets:`",
          in: context)
      }
    }
  }
}
