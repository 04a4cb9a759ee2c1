import Documents
import Findings
import Modules

/// A report of three hundred findings, as an old code base has them on the first day.
enum CrowdedReport {
  private static let layers = ["domain", "service", "core", "shared"]
  private static let topics = [
    "Session", "Account", "Network", "Telemetry", "Docking", "Catalogue", "Weather", "Cargo",
  ]

  /// How much each rule finds, and how severe that is.
  private static let rules: [(name: String, severity: Severity, count: Int)] = [
    ("same-layer-link", .error, 142), ("upward-link", .error, 61), ("cycle", .error, 2),
    ("missing-embed", .error, 9), ("prefer-interface", .warning, 57),
    ("own-interface", .warning, 21), ("missing-source", .info, 8),
  ]

  private static func module(_ number: Int) -> (name: String, layer: String) {
    let layer = layers[number / topics.count % layers.count]
    return ("ISS\(layer.capitalized)\(topics[number % topics.count])", layer)
  }

  private static func finding(_ rule: String, _ severity: Severity, _ number: Int)
    -> ReportedFinding
  {
    // Steps that have no divisor in common with the number of modules reach all of them.
    let (from, to) = (module(number * 7), module(number * 11 + 3))
    let members = rule == "cycle" ? (0...number + 4).map { Subject(module($0).name) } : []
    let finding = Finding(
      rule: rule, severity, "\(from.name) (\(from.layer)) links \(to.name) (\(to.layer))",
      at: Place(file: "\(from.layer)/\(from.name)/project.yml", line: number + 8, column: 21),
      from: Subject(from.name), to: Subject(to.name), members: members,
      module: from.name, help: "link \(to.name)Core, the interface of \(to.name)")
    return changed(ReportedFinding(finding)) {
      $0.source = "      - {framework: \(to.name).framework, implicit: true}"
    }
  }

  static var report: Report {
    var summary = Summary()
    (summary.specs, summary.targets, summary.links, summary.rules) = (32, 128, 871, 35)
    let findings = rules.flatMap { rule in
      (0..<rule.count).map { finding(rule.name, rule.severity, $0) }
    }
    return Report(
      summary: summary, findings: findings.sortedForReading(),
      modules: (0..<32).map { (name: module($0).name, layer: module($0).layer) })
  }
}
