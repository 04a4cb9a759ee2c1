internal import Documents
internal import Findings
internal import Judging
internal import Maps
internal import Modules

/// Finds targets that do not depend on what the configuration says they must.
struct RequiredLink: ArchitectureRule {
  static let description = RuleDescription(
    "required-link", .error, isOnByDefault: false, needsOptions: true,
    "a target does not depend on what it must")

  private let entries: [PolicyEntry]

  init(_ options: MapReader) {
    entries = options.entries(PolicyEntry.init)
  }

  var selectors: [Selector] { entries.flatMap(\.selectors) }

  func findings(in context: RuleContext) -> [Finding] {
    let (architecture, graph) = (context.architecture, context.graph)
    return entries.flatMap { entry in
      let to = entry.to.selection(in: architecture)
      // What is asked for cannot be asked to link itself.
      let (exempt, wanted) = (Set(to.targets.map(architecture.module)), to.targets.first)
      let obedient = Set(context.links.filter { to.contains($0.to) }.map(\.from))
      return entry.from.selection(in: architecture).targets
        .filter { !obedient.contains($0) && !exempt.contains(architecture.module(of: $0)) }
        .map { id in
          finding(
            "\(architecture.words(for: id)) does not depend on \(entry.to.text), which it must: "
              + entry.reason,
            wished: entry.severity, about: id, to: Subject.path(entry.to.text),
            help: wanted.map { "add `\(graph.entry(for: $0, in: id))` to its dependencies" },
            in: context)
        }
    }
  }
}

extension RequiredLink {
  static let page = RulePage(
    what: """
      Fires when a target that `from` means does not itself depend on what `to` means. One of \
      several patterns under `to` is enough; what must hold together is written as several \
      entries.
      """,
    why: """
      Some links are forgotten rather than made: the crash reporter in the second app, the \
      module that registers fonts, the framework every test bundle needs to set up its \
      environment. Nothing fails when they are missing; a report does not come, a test passes \
      for the wrong reason. Written down, a new app or test bundle learns of them on its first \
      day.
      """,
    breaks: """
      # app/Overview
      Overview: application
      # shared/ISSCrashes
      ISSCrashes
      # .archlint.yml
      layers: [app: app/**, shared: shared/**]
      rules:
        required-link:
          - from: role:app
            to: ISSCrashes
            because: what customers suffer must be reported
      """,
    says: """
      app/Overview/project.yml:3:3: error: Overview (app) does not depend on ISSCrashes, which \
      it must: what customers suffer must be reported [required-link]
        help: add `- {framework: ISSCrashes.framework, implicit: true}` to its dependencies
      """,
    keeps: """
      # app/Overview
      Overview: application -> ISSCrashes
      """,
    options: RulePage.policyOptions,
    exemptions: [
      "The module that is asked for: it need not link itself."
    ])
}
