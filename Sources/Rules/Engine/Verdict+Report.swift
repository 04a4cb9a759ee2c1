package import Documents
package import Findings
package import Modules

extension Verdict {
  /// The report of a run over an architecture, with everything that went wrong on the way.
  package func report(of architecture: Architecture, problems: [Problem] = []) -> Report {
    let graph = architecture.graph
    var summary = Summary()
    summary.specs = graph.specs.count
    summary.modules = architecture.modules.count
    summary.targets = graph.targets.count
    summary.links = graph.links.count { $0.links && $0.target != nil }
    summary.suppressed = suppressed.count
    summary.baselined = baselined.count
    var report = Report(
      summary: summary, findings: findings, problems: problems + self.problems,
      modules: architecture.modules.map { module in
        Report.ModuleEntry(
          name: module.name, layer: module.layer.map { architecture[$0].name })
      })
    report.exceptions = excuses.filter { !$0.findings.isEmpty }.map(Report.Covering.init)
      .sorted { ($0.place, $0.words) < ($1.place, $1.words) }
    return report
  }
}

extension Report.Covering {
  fileprivate init(_ use: ExceptionUse) {
    let excuse = use.exception
    self.init(
      excuse.words, reason: excuse.reason, owner: excuse.owner,
      expires: excuse.expires?.description, findings: use.findings.count, limit: excuse.limit,
      at: excuse.place)
  }
}

extension Finding {
  /// The finding with the modules of both ends, unless it names its modules itself.
  func withModules(of architecture: Architecture) -> Finding {
    guard modules.isEmpty else { return self }
    var named = self
    let ids = [from.target, to?.target].compactMap { $0 }.map(architecture.module)
    named.modules = Set(ids).map { architecture[$0].name }.sorted()
    return named
  }
}
