/// The result of running rules over an architecture.
package struct Verdict: Sendable {
  /// In reading order, including all findings about one link.
  package let findings: [Finding]
  /// The findings that exceptions cover, in the same order.
  package let suppressed: [Finding]
  /// The findings that the baseline accepts, in the same order.
  package let baselined: [Finding]
  let exceptions: [ExceptionUse]
  package var problems: [Problem]
  /// The renames that moved accepted findings.
  let renames: [Rename]
  package let stale: [BaselineEntry]
  /// The number of rules that ran and are shown.
  let ruleCount: Int
  /// The rules about links, in the order of precedence.
  package let linkRules: [String]
  let lacksLayers: Bool
  let checksImages: Bool
  /// Explanations of scanned sources and their modules.
  let importExplanations: [String]

  /// The reported findings, one per link.
  package var shown: [Finding] {
    findings.reported.withOneForEachLink(of: linkRules).map(\.finding)
  }

  package func count(_ findings: [Finding]) -> Int {
    findings.reported.counted(linkRules: linkRules).count
  }

  /// The report of a run, with all problems and all findings about each link.
  package func report(of architecture: Architecture, problems: [Problem] = []) -> Report {
    let graph = architecture.graph
    var summary = Summary()
    summary.specs = graph.specs.count
    summary.modules = architecture.modules.count
    summary.targets = graph.targets.count
    summary.links = graph.links.count { $0.links && $0.target != nil }
    summary.rules = ruleCount
    if checksImages {
      summary.unjudgedPackages = graph.unchecked(.package)
      let ofPackages = graph.targetIDs.count { id in
        graph[id].type == .xcFramework && graph[id].linkage == .none
          && !graph.linkIndices(to: id).isEmpty
      }
      summary.unjudgedBinaries =
        graph.unchecked(.binary) + graph.unchecked(.carthage) + ofPackages
    }
    summary.suppressed = count(suppressed)
    summary.baselined = count(baselined)
    var report = Report(
      summary: summary, findings: findings.reported, problems: problems + self.problems,
      modules: architecture.modules.map { module in
        (name: module.name, layer: module.layer.map { architecture[$0].name })
      })
    report.renames = renames
    report.unchecked = lacksLayers ? ["layers"] : []
    report.layersHelp = architecture.layersHelp
    report.explanations = architecture.explanations + importExplanations
    report.exceptions = exceptions.filter { !$0.findings.isEmpty }.map(Report.UsedException.init)
      .sorted { ($0.place, $0.words) < ($1.place, $1.words) }
    return report
  }
}

extension ModuleGraph {
  /// The number of linked externals of a kind with unknown linkage.
  fileprivate func unchecked(_ kind: External.Kind) -> Int {
    Set(
      links.lazy.filter { $0.links }.compactMap(\.external)
        .filter { self[$0].kind == kind && self[$0].linkage == nil }
    ).count
  }
}
