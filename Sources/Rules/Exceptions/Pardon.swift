internal import Documents
internal import Findings
internal import Modules

/// Applies exceptions to findings.
struct Pardon {
  private let clauses: [Clause]
  private let byRule: [String: [Int]]
  private let day: Day?

  init(_ excuses: [Exception], in survey: Survey) {
    clauses = excuses.map { Clause($0, in: survey.architecture) }
    byRule = Dictionary(grouping: excuses.indices) { excuses[$0].rule }
    day = survey.conditions.day
  }

  /// The findings that are to be shown, those that are not, and what each exception covers.
  func apply(to findings: [Finding]) -> (
    kept: [Finding], suppressed: [Finding], uses: [ExceptionUse]
  ) {
    guard !clauses.isEmpty else { return (findings, [], []) }
    var uses = clauses.map { ExceptionUse($0.excuse) }
    var kept: [Finding] = []
    var suppressed: [Finding] = []
    for finding in findings {
      let covering = (byRule[finding.rule] ?? []).filter { clauses[$0].covers(finding) }
      for index in covering { uses[index].findings.append(finding) }
      switch covering.map({ clauses[$0].excuse.standing(on: day) }).max() {
      case .valid: suppressed.append(finding)
      case .lapsing:
        var softened = finding
        softened.severity = min(finding.severity, .warning)
        kept.append(softened)
      case .lapsed, nil: kept.append(finding)
      }
    }
    return (kept, suppressed, uses)
  }
}

/// An exception whose patterns are worked out.
private struct Clause {
  let excuse: Exception
  private let from: End?
  private let to: End?
  private let members: End?

  init(_ excuse: Exception, in architecture: Architecture) {
    self.excuse = excuse
    switch excuse.scope {
    case .ends(let from, let to):
      self.from = from.map { End($0, in: architecture) }
      self.to = to.map { End($0, in: architecture) }
      members = nil
    case .members(let selector):
      (from, to) = (nil, nil)
      members = End(selector, in: architecture)
    case .lines: (from, to, members) = (nil, nil, nil)
    }
  }

  /// Whether a finding of the exception's rule is covered.
  func covers(_ finding: Finding) -> Bool {
    switch excuse.scope {
    case .ends:
      return from.matches(finding.from) && (to == nil || finding.to.map(to.matches) ?? false)
    case .members:
      return !finding.members.isEmpty && finding.members.allSatisfy(members.matches)
    case .lines(let lines):
      return finding.place.file == excuse.place.file && lines.contains(finding.place.line)
    }
  }

  /// A selector, and what it means.
  struct End {
    let selector: Selector
    let selection: Selection

    init(_ selector: Selector, in architecture: Architecture) {
      self.selector = selector
      selection = selector.selection(in: architecture)
    }
  }
}

extension Clause.End? {
  /// Whether a subject is meant; what is left out means everything.
  fileprivate func matches(_ subject: Subject) -> Bool {
    guard let self else { return true }
    return subject.end.map(self.selection.contains) ?? self.selector.matches(text: subject.name)
  }
}
