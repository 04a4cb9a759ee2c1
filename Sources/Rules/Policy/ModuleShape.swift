internal import Configuration
internal import Documents
internal import Findings
internal import Judging
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

extension ModuleShape {
  static let page = RulePage(
    what: """
      Fires when a module that `modules` means has no target of a role that `has` names, such as \
      `interface`, `mock` or `unit-tests`. An interface that stands for it elsewhere does not \
      count.
      """,
    why: """
      A shape that every module of a layer has is worth more than each of its parts: whoever \
      comes to a new feature knows where its protocols, its stubs and its tests are. A module \
      without them is not noticed in review, because nothing in it is wrong; it is noticed by \
      the one who has to test something above it.
      """,
    breaks: """
      # service/ISSAlarm
      ISSAlarm
      # .archlint.yml
      layers: [service: service/**]
      rules:
        module-shape:
          - modules: service
            has: interface
            because: features link interfaces only
      """,
    says: """
      service/ISSAlarm/project.yml:3:3: error: ISSAlarm (service) has no target of the role \
      interface, which it must have: features link interfaces only [module-shape]
        help: add one; `archlint explain roles` says how it is recognised
      """,
    keeps: """
      # service/ISSAlarm
      ISSAlarmInterface
      ISSAlarm -> ISSAlarmInterface
      """,
    options: [
      ("modules", "which: a layer, a name, a path; a pattern or a list of them"),
      ("has", "the roles of which each must have a target, such as `unit-tests`"),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ])
}
