internal import Documents
internal import Findings
internal import Judging
internal import Maps
internal import Modules

/// Finds links of a target for which the configuration lists all that are allowed.
struct AllowedLinks: ArchitectureRule {
  static let isAboutLinks = true
  static let rejectsLinks = true

  static let description = RuleDescription(
    "allowed-links", .error, isOnByDefault: false, needsOptions: true,
    "a target depends on something that is not on its list")

  private let entries: [PolicyEntry]

  init(_ options: MapReader) {
    entries = options.entries(PolicyEntry.init)
  }

  var selectors: [Selector] { entries.flatMap(\.selectors) }

  func findings(in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    return entries.flatMap { entry in
      let from = entry.from.selection(in: architecture)
      let to = entry.to.selection(in: architecture)
      return context.dependencies.filter { link in
        from.contains(link.from) && !to.contains(link.to)
          && !(link.target.map { architecture.areOfOneModule(link.from, $0) } ?? false)
      }.map { finding(about: $0, by: entry, listed: to, in: context) }
    }
  }

  private func finding(
    about link: JudgedLink, by entry: PolicyEntry, listed: Selection, in context: RuleContext
  ) -> Finding {
    let architecture = context.architecture
    let detour = link.target.flatMap { target in
      architecture.interfacesInReach(of: target).contains(where: listed.contains)
        ? architecture.detour(past: target, from: link.from, orElse: link.removal) : nil
    }
    let allowed = entry.to.alternatives.isEmpty ? "nothing at all" : entry.to.text
    return finding(
      "\(architecture.words(for: link)), which is not on its list: \(entry.reason)",
      wished: entry.severity, about: link,
      help: detour ?? "\(link.removal); on the list: \(allowed)", in: context)
  }
}

extension AllowedLinks {
  static let page = RulePage(
    what: """
      Fires when a target that `from` means depends on a module of the workspace or an external \
      that `to` does not list. Each entry is judged on its own; a target that several mean must \
      satisfy all.
      """,
    why: """
      For some modules it is easier to say what they may know than what they may not. What \
      everybody links must stay small: each dependency of it becomes one of all. What is to be \
      shared with another team, open-sourced or audited must not grow roots. A list of what is \
      allowed needs no care when somebody invents a new module; the answer is no until somebody \
      decides otherwise, and that decision is a line in a file with a reviewer.
      """,
    breaks: """
      # shared/ISSColors/project.yml
      name: ISSColors
      packages:
        Lottie: {url: "https://github.com/airbnb/lottie-ios", from: 4.0.0}
      targets:
        ISSColors:
          type: framework
          platform: iOS
          dependencies:
            - package: Lottie
      # .archlint.yml
      layers: [shared: shared/**]
      rules:
        allowed-links:
          - from: shared
            to: shared
            because: what everybody links must drag nothing along
      """,
    says: """
      shared/ISSColors/project.yml:9:18: error: ISSColors (shared) links Lottie (external), \
      which is not on its list: what everybody links must drag nothing along [allowed-links]
        help: remove this entry; on the list: shared
      """,
    keeps: """
      # shared/ISSColors
      ISSColors
      """,
    options: RulePage.policyOptions,
    exemptions: [
      "Other targets of the same module."
    ])
}
