internal import Documents
package import Findings

/// Finds entries of the baseline that accept nothing: debt that is paid off, or may not be made.
///
/// The last rule of all, and the only one of its kind: it judges what the baseline did to the
/// findings of all others.
package struct StaleBaseline: Rule {
  package static let description = RuleDescription(
    "stale-baseline", .warning, "an entry of the baseline accepts nothing any more")

  static let company = Company.allRules

  init(_ options: MapReader) {}

  func findings(
    about stale: [Baseline.Entry], of baseline: Baseline, in context: RuleContext
  ) -> [Finding] {
    // Part of a run cannot tell what the rest would find.
    guard context.conditions.isFullRun else { return [] }
    return stale.map { entry in
      let (rule, words) = (entry.identity.rule, entry.identity.words)
      let place = entry.place ?? Place(file: Baseline.fileName)
      return finding(
        baseline.never.contains(rule)
          ? "the baseline lists \(words), and \(rule) is never accepted"
          : "the baseline accepts \(words), which no longer occurs",
        at: place, from: Subject(place.file), to: Subject(words),
        help: "`archlint baseline --prune` drops it", in: context)
    }
  }
}

extension Identity {
  /// The identity as messages name it: `same-layer-link from A to B`.
  fileprivate var words: String {
    guard members.isEmpty else { return "\(rule) among \(members.joined(separator: ", "))" }
    return "\(rule) from \(from)" + (to.map { " to \($0)" } ?? "")
  }
}

extension StaleBaseline {
  static let page = RulePage(
    what: """
      Fires for every entry of `.archlint-baseline.yml` that accepts nothing any more: what it \
      lists no longer occurs, or its rule is under `baseline: {never: …}`.
      """,
    why: """
      A baseline is a promise that debt only shrinks. An entry that is left behind when its debt \
      is paid lets the very same mistake back in, and nobody will be told.
      """,
    breaks: """
      # domain/ISSCrew
      ISSCrew -> ISSNetwork
      # service/ISSNetwork
      ISSNetwork
      # .archlint-baseline.yml
      version: 1
      findings:
        - {rule: same-layer-link, from: ISSCrew/ISSCrew, to: ISSRadar/ISSRadar}
      """,
    says: """
      .archlint-baseline.yml:3:5: warning: the baseline accepts same-layer-link from \
      ISSCrew/ISSCrew to ISSRadar/ISSRadar, which no longer occurs \
      [stale-baseline]
        help: `archlint baseline --prune` drops it
      """,
    keeps: """
      # .archlint-baseline.yml
      version: 1
      findings: []
      """,
    exemptions: [
      "a run that leaves rules out (`--skip`), or one that could not read every spec",
      "a run that shows only a part of the project",
    ])
}
