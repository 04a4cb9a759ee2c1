extension Report {
  /// The findings of a run: shown ones, ones that exceptions and the baseline cover, and the links
  /// of potential cycles, whether or not there was one.
  package typealias Found = (
    shown: [Finding], covered: [Finding], links: @Sendable () -> [BaselineKey]
  )

  /// Separates new findings from those of an earlier run, and lists what was fixed.
  ///
  /// A finding is known only if all of its parts were shown before. A finding that is covered now
  /// is not fixed, but a covered one that disappeared is.
  package mutating func compare(
    with earlier: Found, covered: [Finding], change: ArchitectureChange, since names: NameChanges
  ) {
    let (now, before) = (findings.map(\.finding) + covered, earlier.shown + earlier.covered)
    let (counts, old) = (EntryCounts(now), EntryCounts(before))
    let renaming = names.renaming
    let (shown, all) = (
      EntryCounts(earlier.shown.flatMap(\.entries).renamed(by: renaming)),
      EntryCounts(before.flatMap(\.entries).renamed(by: renaming))
    )
    lazy var links = Set(earlier.links().map { renaming.renamed($0) })
    for index in findings.indices {
      let covered = findings[index].covered
      // An exception with new names didn't cover the old names.
      let isRenamed = !covered.allSatisfy(old.covers) && covered.allSatisfy(all.covers)
      let isKnown = isRenamed || findings[index].entries.allSatisfy(shown.covers)
      findings[index].state = isKnown ? .unchanged : .new
      if isKnown { continue }
      let before = findings[index].members.isEmpty ? nil : links
      findings[index].finding = findings[index].finding.pointing(
        atWhatIsNew: all.covers, added: before.map { before in { !before.contains($0.link) } })
    }
    renames = Rename.joined(
      renames + renaming.counted(findings.filter { $0.state == .unchanged }.map(\.finding)))
    fixed = before.filter { finding in
      !finding.entries.contains { counts[renaming.renamed($0.key)] != nil }
    }.map { ReportedFinding($0, .fixed) }.sortedForReading()
    findings = findings.sortedForReading()
    self.change = change
  }

  /// The numbers of findings compared with an earlier run.
  package typealias Comparison = (new: Int, unchanged: Int, fixed: Int)

  /// The counts of new, unchanged and fixed findings; nil without a comparison.
  package var comparison: Comparison? {
    let isCompared = change != nil || !fixed.isEmpty || findings.contains { $0.state != nil }
    guard isCompared else { return nil }
    return Comparison(
      new: findings.count { $0.state == .new },
      unchanged: findings.count { $0.state == .unchanged }, fixed: fixed.count)
  }
}
