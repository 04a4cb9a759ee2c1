internal import Configuration
internal import Findings
internal import Maps
internal import Modules

/// Finds modules that lack a companion which those of their kind must have.
struct ModuleShape: ArchitectureRule {
  static let description = RuleDescription(
    "module-shape", .error, isOnByDefault: false, needsOptions: true,
    "a module lacks an interface, a mock or tests that it must have")

  private let entries: [Entry]

  /// Which modules must have what.
  private struct Entry {
    let modules: Selector
    let roles: [Role]
    let reason: String
    let severity: Severity?
  }

  init(_ options: MapReader) {
    entries = options.entries { entry in
      Entry(
        modules: entry.required("modules", .selector) ?? Selector([]),
        roles: entry.required("has", .oneOrMore(of: .choice(of: "role"))) ?? [],
        reason: entry.required("because", .anyText) ?? "",
        severity: entry.optional("severity", .severity))
    }
  }

  var selectors: [Selector] { entries.map(\.modules) }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return entries.flatMap { entry -> [Finding] in
      let meant = entry.modules.selection(in: architecture)
      return architecture.modules.flatMap { module -> [Finding] in
        guard let id = module.mains.first(where: meant.contains) else { return [] }
        let present = Set(module.targets.map(architecture.role))
        return entry.roles.filter { !present.contains($0) }.map { role in
          finding(
            "\(architecture.words(for: id)) has no target of the role \(role.rawValue), which it "
              + "must have: \(entry.reason)",
            wished: entry.severity, about: id, to: Subject(role.rawValue),
            help: "add one; `archlint explain roles` says how it is recognised", in: context)
        }
      }
    }
  }
}
