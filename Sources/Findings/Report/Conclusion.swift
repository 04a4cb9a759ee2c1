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

  private func isFailure(_ finding: ReportedFinding) -> Bool {
    guard let failingSeverity else { return false }
    return finding.state != .unchanged && finding.severity >= failingSeverity
  }

  /// Whether a strict run fails only since something was not checked.
  package var failsWithoutFinding: Bool {
    conclusion == .failed && !findings.contains(where: isFailure)
  }

  /// The result and its reason, as a phrase.
  package var sentence: String {
    let start =
      conclusion == .unable
      ? ["Incomplete: " + problems.count { $0.severity == .error }.of("problem")] : []
    let growth = growthWords.map { ["The" + $0.dropFirst(3)] } ?? []
    let end = failsWithoutFinding ? ["This fails with `--strict`"] : []
    let (packages, binaries) = (summary.unjudgedPackages, summary.unjudgedBinaries)
    let foreign =
      (packages > 0 ? [packages.of("package product")] : [])
      + (binaries > 0 ? [binaries.of("binary", "binaries")] : [])
    let left =
      (foreign.isEmpty
        ? [] : ["Not checked at launch: \(foreign.inSentence) (static or dynamic is unknown)"])
      + (summary.unnamed > 0
        ? [
          "Not read: \(summary.unnamed.of("manifest")) that no file lists "
            + "(`-v` lists \(summary.unnamed.pronoun))"
        ] : [])
    let parts =
      start + (sawNothing ? [] : [found]) + growth + renameWords + uncheckedWords + unreadWords
      + left + end
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
    unchecked.isEmpty ? [] : ["Not checked: \(unchecked.inSentence) (\(layersHelp))"]
  }

  /// Unread files, which fail a strict run because their contents are unknown.
  private var unreadWords: [String] {
    summary.unread > 0 ? ["Not read: \(summary.unread.of("spec")) (`-v` lists them)"] : []
  }
}
