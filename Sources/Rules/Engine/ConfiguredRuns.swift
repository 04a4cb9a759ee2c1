/// The runs of rules about images: one per kind of build, if linkages differ.
struct ConfiguredRuns {
  private let runs: [(names: [String], context: RuleContext)]
  private let notes: [Note]

  init(_ builds: [ConfiguredArchitecture], of context: RuleContext) {
    runs = builds.map { ($0.names, context.with($0.architecture)) }
    notes = runs.isEmpty ? [] : context.architecture.configurationNotes
  }

  /// The findings over all builds, naming the builds if not all; nil if there is only one kind.
  func findings(_ judge: (RuleContext) -> [Finding]) -> [Finding]? {
    guard !runs.isEmpty else { return nil }
    let found = runs.enumerated().flatMap { number, run in
      judge(run.context).map { (run: number, finding: $0) }
    }
    return found.grouped { $0.finding.identity }.compactMap(joined).sortedForReading()
  }

  /// The last finding, usually of Release, with the highest severity.
  private func joined(_ found: [(run: Int, finding: Finding)]) -> Finding? {
    guard let last = found.last?.finding else { return nil }
    let known = Set(last.entries.map(\.key))
    let entries = found.flatMap(\.finding.entries).filter { !known.contains($0.key) }
    let others = found.filter { $0.finding.message != last.message }.map { run, other in
      Note("in \(names(of: [run])): \(other.message)", at: other.place)
    }
    let joined = last.with(
      found.map(\.finding.severity).max(), notes: last.notes + others,
      entries: last.entries + entries)
    let builds = Set(found.map(\.run))
    return builds.count == runs.count
      ? joined
      : joined.with(
        nil, "\(last.message) in \(names(of: builds))", notes: joined.notes + notes,
        cause: .some(nil))
  }

  private func names(of builds: Set<Int>) -> String {
    builds.flatMap { runs[$0].names }.sorted().listed(upTo: 4)
  }
}
