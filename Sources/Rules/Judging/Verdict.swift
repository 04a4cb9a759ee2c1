/// What a rule book has to say about an architecture.
package struct Verdict: Sendable {
  /// Sorted in the order to be read; all of those about one link.
  package let findings: [Finding]
  /// The findings that exceptions cover, in the same order.
  package let suppressed: [Finding]
  /// The findings that the baseline accepts, in the same order.
  package let baselined: [Finding]
  /// How each exception was used, in the order of the exceptions.
  let exceptions: [ExceptionUse]
  /// Patterns of options that match nothing.
  package var problems: [Problem]
  /// The renames by which findings that the baseline accepts only moved.
  let renames: [Rename]
  /// The entries of the baseline that accept nothing.
  package let stale: [Baseline.Entry]
  /// The number of rules that ran and are shown.
  let ruleCount: Int
  /// The rules about links, in the order in which they report one if they are equally severe.
  package let speakers: [String]
  /// Whether rules about layers had none to go by.
  let lacksLayers: Bool
  /// Whether rules about images ran.
  let judgesImages: Bool
  /// What is known of the sources and the modules that they import, a sentence each.
  let importGrounds: [String]

  /// What is reported: of the findings about one link only one.
  package var told: [Finding] { findings.withOneForEachLink(of: speakers) }

  /// How many findings some are, as every output counts them.
  package func count(_ findings: [Finding]) -> Int { findings.counted(linkRules: speakers).count }

  /// The report of a run over an architecture, with everything that went wrong on the way, and all
  /// findings about each link.
  package func report(of architecture: Architecture, problems: [Problem] = []) -> Report {
    let graph = architecture.graph
    var summary = Summary()
    summary.specs = graph.specs.count
    summary.modules = architecture.modules.count
    summary.targets = graph.targets.count
    summary.links = graph.links.count { $0.links && $0.target != nil }
    summary.rules = ruleCount
    if judgesImages {
      summary.unjudgedPackages = graph.unjudged(.package)
      summary.unjudgedBinaries = graph.unjudged(.binary) + graph.unjudged(.carthage)
    }
    summary.suppressed = count(suppressed)
    summary.baselined = count(baselined)
    var report = Report(
      summary: summary, findings: findings, problems: problems + self.problems,
      modules: architecture.modules.map { module in
        Report.ModuleEntry(
          name: module.name, layer: module.layer.map { architecture[$0].name })
      })
    report.renames = renames
    report.unchecked = lacksLayers ? ["layers"] : []
    report.grounds = architecture.grounds + importGrounds
    report.exceptions = exceptions.filter { !$0.findings.isEmpty }.map(Report.UsedException.init)
      .sorted { ($0.place, $0.words) < ($1.place, $1.words) }
    return report
  }
}

extension ModuleGraph {
  /// How many externals of a kind are linked, and may be static or dynamic for all that is known.
  fileprivate func unjudged(_ kind: External.Kind) -> Int {
    Set(
      links.lazy.filter { $0.links }.compactMap(\.external)
        .filter { self[$0].kind == kind && self[$0].linkage == nil }
    ).count
  }
}
