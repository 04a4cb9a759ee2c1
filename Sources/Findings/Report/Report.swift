package import Documents
package import Modules

/// All that one run has to say; what reporters turn into text.
package struct Report: Sendable {
  /// The version of the report as JSON; it grows when a reader of the last one would be misled.
  package static let version = 1

  package var summary: Summary
  /// In the order to be read: new before known, severe before slight, then by place.
  package var findings: [Finding]
  /// What an earlier run found and this one does not.
  package var fixed: [Finding]
  /// What kept the run from doing its job, or nearly so.
  package var problems: [Problem]
  /// The modules that were judged, sorted by name.
  package var modules: [ModuleEntry]
  /// What was gone by: the layers and why they are some, and what is folded; a sentence each.
  package var grounds: [String] = []
  /// The exceptions that covered something, in the order in which they are written.
  package var exceptions: [UsedException] = []
  /// What is different from an earlier commit; nil if there was none to compare with.
  package var change: ArchitectureChange?

  /// A module in a report.
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

  /// Leaves out findings that are not to be shown, and counts again.
  package mutating func keep(where isShown: (Finding) -> Bool) {
    findings.removeAll { !isShown($0) }
    fixed.removeAll { !isShown($0) }
    summary.count(findings)
  }

  /// The highest severity among the findings that were not there before.
  package var worst: Severity? {
    findings.lazy.filter { $0.state != .unchanged }.map(\.severity).max()
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
