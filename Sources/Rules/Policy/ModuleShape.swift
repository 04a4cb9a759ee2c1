struct ModuleShape: ArchitectureRule {
  static let description = RuleDescription(
    "module-shape", .error, needsOptions: true,
    "modules without a required interface, mock or test target")

  private let entries: [(policy: PolicyEntry, roles: [Role])]

  init(_ options: MappingDecoder) {
    entries = options.entries { entry in
      let policy = PolicyEntry(entry, from: "modules", to: nil)
      return (policy, entry.required("has", .oneOrMore(of: .choice(of: "role"))) ?? [])
    }
  }

  var selectors: [Selector] { entries.map(\.policy.from) }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    var taken: [TargetID: Set<Role>] = [:]
    return entries.worstFirst(\.policy.severity).flatMap { entry -> [Finding] in
      let meant = entry.policy.from.selection(in: architecture)
      return architecture.modules.flatMap { module -> [Finding] in
        guard let id = module.mains.first(where: meant.contains) else { return [] }
        let present = Set(module.targets.map(architecture.role))
        return entry.roles.filter {
          !present.contains($0) && taken[id, default: []].insert($0).inserted
        }.map { role in
          finding(
            "\(architecture.words(for: id)) has no \(role.rawValue) target, which it "
              + "must have: \(entry.policy.reason)",
            configured: entry.policy.severity, about: id, to: Subject(role.rawValue),
            help: "add one; run `archlint explain roles` for what makes a target one", in: context)
        }
      }
    }
  }
}
