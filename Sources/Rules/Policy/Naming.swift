internal import Configuration
internal import Documents
internal import Findings
internal import Judging
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
        !entry.names.contains { $0.matches(name: graph[id].plainName) }
      }.map { id in
        finding(
          "\(architecture.words(for: id)) is not named \(words): \(entry.reason)",
          wished: entry.severity, about: id, to: Subject(words),
          help: "rename it, or take it out by `!\(graph[id].plainName)` under `targets:`",
          in: context)
      }
    }
  }
}

extension Naming {
  static let page = RulePage(
    what: """
      Fires when a target that `targets` means fits none of the patterns under `named`.
      """,
    why: """
      Layers, roles and owners are often told by names, by people as well as by patterns. A \
      feature that is not called one falls through the patterns of the next tool, a mock by \
      another name is linked by an app, and nobody finds the module whose name does not say \
      where it belongs.
      """,
    breaks: """
      # domain/ISSSpacesuit
      ISSSpacesuitScreens
      # .archlint.yml
      layers: [domain: domain/**]
      rules:
        naming:
          - targets: domain
            named: "ISS*Feature"
            because: features are found by their names
      """,
    says: """
      domain/ISSSpacesuit/project.yml:3:3: error: ISSSpacesuitScreens (domain) is not named \
      ISS*Feature: features are found by their names [naming]
        help: rename it, or take it out by `!ISSSpacesuitScreens` under `targets:`
      """,
    keeps: """
      # domain/ISSSpacesuit
      ISSSpacesuitFeature
      """,
    options: [
      ("targets", "which: a layer, a name, a path, `role:mock`; a pattern or a list of them"),
      ("named", "a pattern for names, or several of which one is to fit"),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ])
}
