/// The result of a run, which reporters format.
package struct Report: Sendable {
  /// The version of the JSON report; increased if older readers would misread it.
  package static let version = 1

  /// The archlint version that made it; empty if unknown.
  package var tool = ""
  package var summary: Summary
  /// In reading order: new before known, severe first, then by place.
  package var findings: [ReportedFinding]
  /// Findings of an earlier run that no longer occur.
  package var fixed: [ReportedFinding]
  /// Problems that made the run incomplete, and warnings.
  package var problems: [Problem]
  /// The checked modules, sorted by name.
  package var modules: [ModuleEntry]
  /// Explanations of layers and folded targets, one sentence each.
  package var explanations: [String] = []
  /// The exceptions that covered something, in the order of their places.
  package var exceptions: [UsedException] = []
  /// The difference from an earlier commit; nil without a comparison.
  package var change: ArchitectureChange?
  /// That difference as a small Mermaid diagram, if any.
  package var drawing: String?
  /// What the change affects; nil without a comparison.
  package var affected: Affected?
  package var forecast: Forecast?
  /// What was not checked because of missing evidence, such as `layers`.
  package var unchecked: [String] = []
  /// What makes layers known.
  package var layersHelp = "run `archlint init`"
  /// The least severity of a new finding that fails the run; nil if none does.
  package var failingSeverity: Severity? = .error
  /// The part that is shown; nil for everything.
  package var part: Part?
  /// The number of baseline entries added since an earlier commit; nil if unknown.
  package var baselineGrowth: Int?
  /// Advice on accepting the first finding that can be excepted.
  package var decision: String?
  /// The renames that moved findings, sorted.
  package var renames: [Rename] = []

  /// A requested part of everything checked, and the number of findings outside of it.
  package typealias Part = (words: String, elsewhere: Int)

  /// What a change can break: in a sentence, by a chain for each test bundle, and its owners.
  package typealias Affected = (sentence: String, tests: [String], owners: [String])

  package typealias ModuleEntry = (name: String, layer: String?)

  package struct UsedException: Hashable, Sendable {
    package let words: String
    package let reason: String?
    package let owner: String?
    /// Its last day, as written.
    package let expires: String?
    package let findings: Int
    package let limit: Int?
    package let place: Place
  }

  package init(
    summary: Summary, findings: [ReportedFinding], fixed: [ReportedFinding] = [],
    problems: [Problem] = [], modules: [ModuleEntry] = []
  ) {
    (self.summary, self.findings, self.fixed, self.problems) = (summary, findings, fixed, problems)
    self.modules = modules
    self.summary.count(findings)
  }

  /// Combines findings by cause and by link, and recounts.
  package mutating func join(linkRules: [String]) {
    findings = findings.counted(linkRules: linkRules)
    fixed = fixed.counted(linkRules: linkRules)
    summary.count(findings)
  }

  /// Removes findings outside of a part, and recounts.
  package mutating func keep(_ words: String, where isShown: (ReportedFinding) -> Bool) {
    let all = findings.count
    findings.removeAll { !isShown($0) }
    part = (words, elsewhere: all - findings.count)
    fixed.removeAll { !isShown($0) }
    summary.count(findings)
  }
}

extension Report.UsedException {
  package init(_ use: ExceptionUse) {
    let exception = use.exception
    self.init(
      words: exception.words, reason: exception.reason, owner: exception.owner,
      expires: exception.expires?.description, findings: use.findings.count,
      limit: exception.limit, place: exception.place)
  }
}

extension Problem {
  /// Its start, which is all that a saved report keeps.
  package var start: Place? { place.map { Place(file: $0.file, line: $0.line, column: $0.column) } }
}
