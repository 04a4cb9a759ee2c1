/// The table that sums a report up: each group, how much is in it, and what stands out there.
struct Statistics {
  /// A group and the most frequent subjects in it, such as `service 98`, or only `service` if there
  /// is one.
  typealias Row = (title: String, count: Int, heaps: [String])

  /// What the columns are called.
  let header: (title: String, count: String, heaps: String)
  let rows: [Row]
  let total: Int

  /// So many layers, modules or rules of a group are named.
  private static let most = 3

  init(of groups: [FindingGroup], by titles: GroupTitles) {
    let isByRule = titles.grouping == .rule
    header = (titles.grouping.rawValue, "findings", isByRule ? "where" : "what")
    rows = groups.map { group in
      func heaps(_ keys: (ReportedFinding) -> [String]) -> [String] {
        Statistics.heaps(of: group.findings, keys)
      }
      var words = heaps { isByRule ? titles.layer(of: $0).map { [$0] } ?? [] : [$0.rule] }
      // Layers are enough where there are several.
      if isByRule, words.count < 2 {
        words += heaps { finding in
          finding.module.map { [$0] } ?? (finding.members.isEmpty ? [] : finding.modules)
        }
      }
      return Row(title: group.title, count: group.findings.count, heaps: words)
    }
    total = rows.reduce(0) { $0 + $1.count }
  }

  /// The largest heaps of findings with something in common.
  private static func heaps(
    of findings: [ReportedFinding], _ keys: (ReportedFinding) -> [String]
  ) -> [String] {
    let counts = findings.flatMap(keys).counts
    // What comes once among many does not stand out.
    let sorted = counts.filter { $0.value > 1 || counts.count == 1 || findings.count <= most }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(most).map { $0.value == findings.count ? $0.key : "\($0.key) \($0.value)" }
  }
}
