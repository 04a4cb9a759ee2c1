/// Applies exceptions to findings.
struct Suppression {
  /// The remaining findings; at most a warning during the grace period of an exception.
  private(set) var kept: [Finding] = []
  private(set) var suppressed: [Finding] = []
  /// The findings that each exception covers, even an invalid one, in order.
  private(set) var uses: [ExceptionUse]

  init(of findings: [Finding], by exceptions: [Exception], in context: RuleContext) {
    uses = exceptions.map { ExceptionUse($0) }
    guard !exceptions.isEmpty else {
      kept = findings
      return
    }
    let scopes = exceptions.map { ResolvedScope(of: $0, in: context.architecture) }
    let byRule = Dictionary(grouping: exceptions.indices) { exceptions[$0].rule }
    for finding in findings {
      let covering = (byRule[finding.rule] ?? []).filter { scopes[$0].covers(finding) }
      let others = covering.isEmpty ? [] : context.otherImports(of: finding)
      let echoing = (byRule[finding.rule] ?? []).filter { index in
        !covering.contains(index) && others.contains { scopes[index].covers($0) }
      }
      for index in covering + echoing { uses[index].findings.append(finding) }
      let validities = covering.map { exceptions[$0].validity(under: context.conditions) }
      switch validities.max() {
      case .valid: suppressed.append(finding)
      case .expiring: kept.append(finding.with(min(finding.severity, .warning)))
      case .expired, nil: kept.append(finding)
      }
    }
    for index in uses.indices where uses[index].findings.isEmpty {
      uses[index].otherRule =
        findings.first { scopes[index].isExact && scopes[index].covers($0) }?.rule
    }
  }
}

extension RuleContext {
  /// The other imports of a module by the target, whose comments apply too.
  fileprivate func otherImports(of finding: Finding) -> [Place] {
    guard let from = finding.from.target, let module = finding.to else { return [] }
    let sites =
      uses.uses(of: from).first { use in
        module.end.map(use.ends.contains) ?? (use.module == module.name)
      }?.sites.map(\.place) ?? []
    return sites.contains { $0.file == finding.place.file } ? sites : []
  }
}

private struct ResolvedScope {
  private let exception: Exception
  private let ends: [End?]

  init(of exception: Exception, in architecture: Architecture) {
    self.exception = exception
    ends = exception.selectors.map { $0.map { End($0, in: architecture) } }
  }

  /// Whether it covers a finding of its rule; a missing end matches any.
  func covers(_ finding: Finding) -> Bool {
    switch exception.scope {
    case .ends:
      zip(ends, [finding.from, finding.to]).allSatisfy { end, subject in
        end.map { subject.map($0.matches) ?? false } ?? true
      }
    case .members:
      !finding.members.isEmpty
        && finding.members.allSatisfy { member in ends.allSatisfy { $0?.matches(member) ?? true } }
    case .lines: exception.covers(finding.place)
    }
  }

  /// Whether it is about one line, or about the links of both ends.
  var isExact: Bool { exception.isComment || ends.count == 2 && ends.allSatisfy { $0 != nil } }

  func covers(_ place: Place) -> Bool { exception.covers(place) }

  /// A selector with its matches.
  struct End {
    private let selector: Selector
    private let selection: Selection

    init(_ selector: Selector, in architecture: Architecture) {
      self.selector = selector
      selection = selector.selection(in: architecture)
    }

    func matches(_ subject: Subject) -> Bool {
      subject.end.map(selection.contains) ?? selector.matches(text: subject.name)
    }
  }
}
