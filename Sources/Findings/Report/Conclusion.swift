/// How a run ended: what its exit code says, as a word.
package enum Conclusion: String, CaseIterable, Sendable {
  /// There is nothing that fails it.
  case passed
  /// What it found is severe enough, and was not there before.
  case failed
  /// It could not do its job, so that nobody knows.
  case unable
}

extension Report {
  /// How the run ended.
  package var conclusion: Conclusion {
    if problems.haveError { return .unable }
    let isStrict = failingSeverity.map { $0 < .error } ?? false
    return isStrict && !(uncheckedWords + unreadWords).isEmpty
      || findings.contains(where: isFailure) ? .failed : .passed
  }

  /// Whether a finding fails the run: it is severe enough, and was not there before.
  private func isFailure(_ finding: Finding) -> Bool {
    guard let failingSeverity else { return false }
    return finding.state != .unchanged && finding.severity >= failingSeverity
  }

  /// How the run ended, in sentences without the last full stop.
  package var sentence: String {
    let start =
      conclusion == .unable
      ? ["Incomplete: " + problems.count { $0.severity == .error }.of("problem")] : []
    let growth = growthWords.map { ["The" + $0.dropFirst(3)] } ?? []
    let end =
      conclusion == .failed && !findings.contains(where: isFailure)
      ? ["This fails with `--strict`"] : []
    let parts = start + (sawNothing ? [] : [found]) + growth + renameWords + left + end
    return parts.joined(separator: ". ")
  }

  /// Whether nothing could be read, so that no count means anything.
  package var sawNothing: Bool { summary.targets == 0 && problems.haveError }

  /// What was found, such as `Found 2 errors and 1 warning (40 in baseline)`.
  private var found: String {
    let new = comparison == nil ? "" : "new "
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity && $0.state != .unchanged }
      let noun = severity == .info ? "info-level finding" : severity.rawValue
      return count == 0 ? nil : count.of(new + noun)
    }
    let words = counts.isEmpty ? "No \(new)findings" : "Found " + counts.inSentence
    let others = [
      (part?.elsewhere ?? 0, "elsewhere"), (findings.count { $0.state == .unchanged }, "known"),
      (fixed.count, "fixed"), (summary.suppressed, "suppressed"),
      (summary.baselined, "in baseline"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words + (conclusion == .unable ? " so far" : "") + (part.map { " in \($0.words)" } ?? "")
      + (others.isEmpty ? "" : " (\(others.joined(separator: ", ")))")
  }

  private var uncheckedWords: [String] {
    unchecked.isEmpty ? [] : ["Not checked: \(unchecked.inSentence) (run `archlint init`)"]
  }

  private var unreadWords: [String] {
    summary.unread > 0 ? ["Not read: \(summary.unread.of("spec")) (`-v` lists them)"] : []
  }

  /// What was not looked at.
  private var left: [String] {
    let (packages, binaries) = (summary.unjudgedPackages, summary.unjudgedBinaries)
    let foreign =
      (packages > 0 ? [packages.of("package")] : [])
      + (binaries > 0 ? [binaries.of("binary", "binaries")] : [])
    return uncheckedWords + unreadWords
      + (foreign.isEmpty ? [] : ["Not checked at launch: \(foreign.inSentence)"])
  }
}

extension [String] {
  /// Such as `a, b and c`.
  fileprivate var inSentence: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
