package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds entries of the baseline that accept nothing: debt that is paid off, or may not be made.
package struct StaleBaseline: Rule {
  package static let description = RuleDescription(
    "stale-baseline", .warning, needsFullRun: true,
    "an entry of the baseline accepts nothing any more")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    // Part of a run cannot tell what the rest would find.
    guard survey.conditions.isFullRun else { return [] }
    return survey.idleEntries.map { entry in
      let isNever = survey.neverAccepted.contains(entry.identity.rule)
      let place = entry.place ?? Place(file: Baseline.fileName)
      return Finding(
        of: StaleBaseline.self,
        isNever
          ? "the baseline lists \(entry.identity.words), and \(entry.identity.rule) is never accepted"
          : "the baseline accepts \(entry.identity.words), which no longer occurs",
        at: place, from: Subject(place.file), to: Subject(entry.identity.words),
        help: "`archlint baseline --prune` drops it")
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
