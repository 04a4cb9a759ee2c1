/// The result of a run: its exit code as a word.
package enum Conclusion: String, CaseIterable, Sendable {
  case passed
  /// It found something new that is severe enough.
  case failed
  /// The run did not complete, so the result is unknown.
  case unable
}

extension Report {
  package var conclusion: Conclusion {
    if problems.haveError { return .unable }
    let isStrict = failingSeverity.map { $0 < .error } ?? false
    return isStrict && !(uncheckedWords + unreadWords).isEmpty
      || findings.contains(where: isFailure) ? .failed : .passed
  }

  private func isFailure(_ finding: Finding) -> Bool {
    guard let failingSeverity else { return false }
    return finding.state != .unchanged && finding.severity >= failingSeverity
  }

  /// The result and its reason, as a phrase.
  package var sentence: String {
    switch conclusion {
    case .unable:
      "could not do its job: " + problems.count { $0.severity == .error }.of("problem")
    case .failed:
      "failed: \((failureWords + uncheckedWords + unreadWords).joined(separator: "; "))"
    case .passed: "passed: \(([proof] + uncheckedWords + unjudgedWords).joined(separator: "; "))"
    }
  }

  /// The limits of a pass.
  private var uncheckedWords: [String] {
    unchecked.map { "\($0) not checked (write them: archlint init)" }
  }

  /// Unread files, which fail a strict run because their contents are unknown.
  private var unreadWords: [String] {
    summary.unread > 0 ? ["\(summary.unread.of("spec")) not read (-v names them)"] : []
  }

  /// What the rules about launch did not check.
  private var unjudgedWords: [String] {
    let (packages, binaries) = (summary.unjudgedPackages, summary.unjudgedBinaries)
    let words =
      (packages > 0 ? [packages.of("package")] : [])
      + (binaries > 0 ? ["\(binaries) \(binaries == 1 ? "binary" : "binaries")"] : [])
    return words.isEmpty ? [] : ["\(words.joined(separator: " and ")) not judged"]
  }

  private var failureWords: [String] {
    let new = comparison == nil ? "" : "new "
    let words = Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity && isFailure($0) }
      return count == 0 ? nil : count.of(new + severity.rawValue)
    }
    return words.isEmpty ? [] : [words.joined(separator: ", ") + place]
  }

  /// What was checked.
  private var proof: String {
    let judged = "\(summary.specs.of("spec")), \(summary.links.of("link"))"
    let rules = summary.rules.of("rule")
    let isWarned = summary.unread > 0 || !problems.isEmpty
    let isClean = findings.isEmpty && summary.suppressed == 0 && summary.baselined == 0
    if isClean, part == nil {
      return "\(judged) keep \(rules)"
    }
    guard let failingSeverity, failingSeverity == .error || !isWarned
    else { return "no finding fails this run; \(judged), \(rules)" }
    let new = comparison == nil ? "" : "new "
    return "no \(new)\(failingSeverity.rawValue)\(place); \(judged), \(rules)"
  }

  /// The shown part, so that the sentence doesn't claim more.
  private var place: String {
    part.map { " in \($0.words)" + ($0.elsewhere > 0 ? " (\($0.elsewhere) elsewhere)" : "") } ?? ""
  }
}
