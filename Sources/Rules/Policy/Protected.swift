internal import Configuration
internal import Documents
internal import Findings
internal import Judging
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

extension Protected {
  static let page = RulePage(
    what: """
      Fires when anything depends on a module of the workspace or an external that `modules` \
      means, and `only` does not mean who does. Each entry is judged on its own.
      """,
    why: """
      Some modules are for a few: the client of an old server, the wrapper of a licensed library, \
      what is about to be removed. A list of all who may not use them is out of date with every \
      new module. This is the list of those who may, so the answer for everybody else is no until \
      somebody with a name changes the list.
      """,
    breaks: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSLegacyClient
      # service/ISSCosmonautService
      ISSCosmonautService -> ISSLegacyClient
      # core/ISSLegacyClient
      ISSLegacyClient
      # .archlint.yml
      layers: [domain: domain/**, service: service/**, core: core/**]
      rules:
        protected:
          - modules: ISSLegacyClient
            only: service
            because: it goes away with the last service that needs it
      """,
    says: """
      domain/ISSCosmonaut/project.yml:7:21: error: ISSCosmonaut (domain) links ISSLegacyClient \
      (core), which only service may do: it goes away with the last service that needs it [protected]
        help: remove this entry
      """,
    keeps: """
      # domain/ISSCosmonaut
      ISSCosmonaut -> ISSCosmonautService
      """,
    options: [
      ("modules", "what is protected; required"),
      ("only", "who may depend on it; required"),
      ("because", "the reason, which every message repeats; required"),
      ("severity", "of this entry alone: info, warning or error"),
    ],
    exemptions: [
      "Other targets of the same module, and whatever `modules` means itself."
    ])
}
