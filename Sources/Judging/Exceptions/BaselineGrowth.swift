internal import Documents
internal import Findings

/// Finds entries that the baseline gained since an earlier commit, where that is not wanted.
struct BaselineGrowth: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "baseline-growth", .error, "the baseline accepts more than at an earlier commit")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    guard let severity = context.conditions.growthSeverity else { return [] }
    return context.conditions.growth.map { entry in
      let place = entry.place ?? Place(file: Baseline.fileName)
      return finding(
        "the baseline accepts \(entry.words)"
          + (entry.count > 1 ? " up to \(entry.count)" : "") + ", and did not before",
        wished: severity, at: place, from: Subject(place.file, identity: Baseline.fileName),
        to: Subject(entry.words),
        help: "mend it, or make it an exception, with a reason and somebody who decided",
        in: context)
    }
  }
}

extension BaselineGrowth {
  static let page = RulePage(
    what: """
      Fires for every entry that the baseline has now and had not at the commit of `--since` or \
      `--baseline-from`, and for every one that accepts more than it did. It says nothing until the \
      configuration asks for it with `baseline: {growth: error}`; reports count such entries anyway.
      """,
    why: """
      A baseline is for the debt of the day when the rules were switched on. Whoever adds a line to \
      it accepts something new without a reason, an owner or a date, in a file that nobody reviews. \
      For decisions there are exceptions, which have all three.
      """,
    breaks: """
      # domain/ISSCrew
      ISSCrew -> ISSRadar
      # domain/ISSRadar
      ISSRadar
      # .archlint.yml
      baseline: {growth: error}
      # .archlint-baseline.yml
      version: 2
      findings:
        - {rule: same-layer-link, from: ISSCrew/ISSCrew, to: ISSRadar/ISSRadar}
      """,
    says: """
      .archlint-baseline.yml:3:5: error: the baseline accepts same-layer-link from ISSCrew/ISSCrew \
      to ISSRadar/ISSRadar, and did not before [baseline-growth]
        help: mend it, or make it an exception, with a reason and somebody who decided
      """,
    keeps: """
      # domain/ISSCrew
      ISSCrew
      # .archlint-baseline.yml
      version: 2
      findings: []
      """,
    exemptions: [
      "Runs that compare with no commit.",
      "Entries that only follow a rename.",
    ])
}
