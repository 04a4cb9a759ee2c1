import Documents
import Findings
import Modules
import TestSupport

/// A report of anything: every field with a value or without, names of all kinds.
struct RandomReport {
  private static let names = [
    "A", "ISSNetwork", "ISSNetworkCore", "a b", "x\"y", "ünï", "👩‍🚀", "a\tb", "\u{202E}r", "]](1)",
    "`|`", "null", "1", "yes", "",
  ]

  let report: Report
  private var lot: SplitMix

  init(seed: UInt64) {
    var maker = RandomReport(lot: SplitMix(seed: seed))
    report = maker.make()
    lot = maker.lot
  }

  private init(lot: SplitMix) {
    self.lot = lot
    report = Report(summary: Summary(), findings: [])
  }

  private mutating func make() -> Report {
    var summary = Summary()
    (summary.specs, summary.modules) = (number(), number())
    (summary.targets, summary.links) = (number(), number())
    (summary.suppressed, summary.baselined) = (number(), number())
    let isCompared = Bool.random(using: &lot)
    let findings = (0..<number()).map { _ in
      finding(isCompared ? [.new, .unchanged].randomElement(using: &lot) : nil)
    }
    let fixed = isCompared ? (0..<number()).map { _ in finding(.fixed) } : []
    let problems = (0..<3).map { number in
      Problem(
        name(), at: number == 0 ? nil : place(), severity: number == 1 ? .error : .warning,
        help: "not saved")
    }
    var report = Report(
      summary: summary, findings: findings.sortedForReading(), fixed: fixed,
      problems: problems, modules: Self.names.prefix(number()).map { (name: $0, layer: nil) })
    if isCompared {
      report.change = change()
      report.drawing = maybe()
    }
    report.summary.rules = number()
    report.failingSeverity = Severity.allCases.randomElement(using: &lot)
    report.part = maybe().map { ($0, elsewhere: number()) }
    report.baselineGrowth = isCompared ? number() : nil
    report.forecast =
      isCompared
      ? Forecast(
        rebuilt: [name(), name()], tests: number(),
        figures: [(name(), name(), number(), nil, maybe())]) : nil
    report.renames = [.init(name(), name(), findings: number())]
    report.tool = name()
    return report
  }

  private mutating func change() -> ArchitectureChange {
    var change = ArchitectureChange()
    change.addedTargets = (0..<number()).map { _ in name() }
    change.layers = (0..<number()).map { _ in
      .init(target: name(), before: maybe(), after: maybe())
    }
    change.removedLinks = (0..<number()).map { _ in .init(from: name(), to: name()) }
    change.addedImports = (0..<number()).map { _ in .init(from: name(), to: name()) }
    return change
  }

  private mutating func finding(_ state: ReportedFinding.State?) -> ReportedFinding {
    let rule = ["same-layer-link", "cycle", "other"].randomElement(using: &lot) ?? ""
    let (place, fixes) = (self.place(), self.fixes())
    let finding = Finding(
      rule: rule, Severity.allCases.randomElement(using: &lot) ?? .info, name() + " links",
      at: place, from: Subject(name()), to: maybe().map(Subject.init),
      members: rule == "cycle" ? [Subject(name()), Subject(name())] : [], module: maybe(),
      modules: rule == "cycle" ? nil : [name(), name()].sorted(), help: maybe(),
      lines: (0..<number() % 3).map { _ in name() },
      notes: (0..<number() % 3).map { _ in Note(name(), at: self.place()) }, fixes: fixes)
    var reported = ReportedFinding(finding, state)
    (reported.source, reported.lineHash, reported.owner) = (maybe(), maybe(), maybe())
    return reported
  }

  private mutating func fixes() -> [Fix] {
    (0..<number() % 3).map { _ in
      Fix(
        name() + "!", edits: (0..<number() % 3).map { _ in TextEdit(place(), name() + "\n") },
        isProved: number() % 2 == 0)
    }
  }

  private mutating func place() -> Place {
    Place(
      file: name(), line: number() + 1, column: number() + 1, endLine: number() + 20,
      endColumn: number() + 1)
  }

  private mutating func name() -> String { Self.names.randomElement(using: &lot) ?? "" }

  private mutating func maybe() -> String? { Bool.random(using: &lot) ? name() : nil }

  private mutating func number() -> Int { Int.random(in: 0..<14, using: &lot) }
}
