/// All that one run has to say; what reporters turn into text.
package struct Report: Sendable {
  /// The version of the report as JSON; it grows when a reader of the last one would be misled.
  package static let version = 1

  /// The version of the archlint that made it; empty if it did not say.
  package var tool = ""
  package var summary: Summary
  /// In the order to be read: new before known, severe before slight, then by place.
  package var findings: [Finding]
  /// What an earlier run found and this one does not.
  package var fixed: [Finding]
  /// What kept the run from doing its job, or nearly so.
  package var problems: [Problem]
  /// The checked modules, sorted by name.
  package var modules: [ModuleEntry]
  /// Explanations of layers and folded targets, one sentence each.
  package var grounds: [String] = []
  /// The exceptions that covered something, in the order in which they are written.
  package var exceptions: [UsedException] = []
  /// What is different from an earlier commit; nil if there was none to compare with.
  package var change: ArchitectureChange?
  /// What is different, as a small drawing in Mermaid; nil if none was made.
  package var drawing: String?
  /// What the change can break; nil if nothing was compared.
  package var affected: Affected?
  /// What else an imagined change would do; nil if nothing is imagined.
  package var forecast: Forecast?
  /// What was not checked for want of evidence, such as `layers`.
  package var unchecked: [String] = []
  /// How severe a new finding must be to fail the run; nil if none does.
  package var failingSeverity: Severity? = .error
  /// What is shown, if it is not everything.
  package var part: Part?
  /// How many entries the baseline gained since an earlier commit; nil if that is not known.
  package var baselineGrowth: Int?
  /// How the first finding that may be accepted on purpose is; nil if none may.
  package var decision: String?
  /// The renames by which findings only moved, sorted.
  package var renames: [Rename] = []

  /// A requested part of everything checked.
  package struct Part: Hashable, Sendable {
    /// Such as `core/Net`, or `the changed files`.
    package let words: String
    /// How many findings are not shown.
    package let elsewhere: Int

    package init(_ words: String, elsewhere: Int) {
      self.words = words
      self.elsewhere = elsewhere
    }
  }

  /// What a change can break, in words.
  package struct Affected: Hashable, Sendable {
    package let sentence: String
    /// A chain for each test bundle to run.
    package let tests: [String]
    /// Each owner with the number of their targets.
    package let owners: [String]

    package init(_ sentence: String, tests: [String], owners: [String]) {
      (self.sentence, self.tests, self.owners) = (sentence, tests, owners)
    }
  }

  package struct ModuleEntry: Hashable, Sendable {
    package let name: String
    package let layer: String?

    package init(name: String, layer: String?) {
      self.name = name
      self.layer = layer
    }
  }

  /// An exception, and how much it covers.
  package struct UsedException: Hashable, Sendable {
    /// What it is for, such as `same-layer-link from A to B`.
    package let words: String
    package let reason: String?
    package let owner: String?
    /// The last day on which it holds, as it is written.
    package let expires: String?
    /// How many findings it covers.
    package let findings: Int
    /// How many it may cover.
    package let limit: Int?
    package let place: Place

    package init(
      _ words: String, reason: String?, owner: String?, expires: String?, findings: Int,
      limit: Int?, at place: Place
    ) {
      (self.words, self.reason, self.owner, self.expires) = (words, reason, owner, expires)
      (self.findings, self.limit, self.place) = (findings, limit, place)
    }
  }

  package init(
    summary: Summary, findings: [Finding], fixed: [Finding] = [], problems: [Problem] = [],
    modules: [ModuleEntry] = []
  ) {
    self.summary = summary
    self.findings = findings
    self.fixed = fixed
    self.problems = problems
    self.modules = modules
    self.summary.count(findings)
  }

  /// Keeps what is counted, by the rules about links, and counts again.
  package mutating func join(linkRules: [String]) {
    findings = findings.counted(linkRules: linkRules)
    fixed = fixed.counted(linkRules: linkRules)
    summary.count(findings)
  }

  /// Leaves out findings that do not belong to a part, and counts again.
  package mutating func keep(_ words: String, where isShown: (Finding) -> Bool) {
    let all = findings.count
    findings.removeAll { !isShown($0) }
    part = Part(words, elsewhere: all - findings.count)
    fixed.removeAll { !isShown($0) }
    summary.count(findings)
  }
}

extension Report.UsedException {
  package init(_ use: ExceptionUse) {
    let exception = use.exception
    self.init(
      exception.words, reason: exception.reason, owner: exception.owner,
      expires: exception.expires?.description, findings: use.findings.count,
      limit: exception.limit, at: exception.place)
  }
}

extension Problem {
  /// Where it begins, which is all that a saved report keeps of its place.
  package var start: Place? {
    place.map { Place(file: $0.file, line: $0.line, column: $0.column) }
  }
}
