/// The findings of a report in groups and in reading order, for all formats that group them.
struct GroupedFindings {
  /// What is new, or everything where there was nothing to compare with.
  private(set) var groups: [FindingGroup]
  let known: [ReportedFinding]
  let statistics: Statistics
  /// Whether groups have headings: there are many findings, or grouping was requested.
  private let hasHeadings: Bool
  /// Whether a group of one finding has a heading too: only if grouping was requested.
  private let namesSingles: Bool
  let hasTable: Bool
  /// How many infos are only counted, since something worse was found, or they are many.
  let unlistedInfos: Int

  init(of report: Report, _ reading: DisplayOptions) {
    let fresh = report.findings.filter { $0.state != .unchanged }
    let layers = Dictionary(report.modules.map { ($0.name, $0.layer) }) { first, _ in first }
    let titles = GroupTitles(grouping: reading.grouping ?? .rule, layers: layers)
    groups = Dictionary(grouping: fresh, by: titles.title)
      .map { FindingGroup($0.key, $0.value.sorted(by: ReportedFinding.isListed)) }
      .sorted(by: FindingGroup.isRead)
    known = report.findings.filter { $0.state == .unchanged }
    statistics = Statistics(of: groups, by: titles)
    let infos = fresh.count { $0.severity == .info }
    let areFewAlone = infos == fresh.count && infos <= DisplayOptions.mostWithoutTable
    unlistedInfos = reading.isFull || areFewAlone ? 0 : infos
    let isLong = fresh.count - unlistedInfos > DisplayOptions.mostWithoutTable
    namesSingles = reading.grouping != nil
    hasHeadings = isLong || namesSingles
    hasTable = isLong || reading.isStatistics && !fresh.isEmpty
    if unlistedInfos > 0 { for index in groups.indices { groups[index].dropInfos() } }
    keep(reading.isStatistics ? 0 : reading.limit ?? DisplayOptions.mostListed)
  }

  /// Leaves out all but so many of each group.
  mutating func keep(_ counts: [Int]) {
    for (index, count) in zip(groups.indices, counts) { groups[index].listed = count }
  }

  private mutating func keep(_ limit: Int) {
    var left = limit
    for index in groups.indices {
      groups[index].listed = min(left, groups[index].listable)
      left -= groups[index].listed
    }
  }

  /// A list of findings, and its heading; nil for findings of which each is the only one of its group.
  typealias Section = (heading: String?, findings: [ReportedFinding])

  /// What is listed: groups with their headings, and what needs none in between.
  var sections: [Section] {
    groups.filter { $0.listed > 0 }.reduce(into: []) { sections, group in
      if hasHeadings, namesSingles || group.findings.count > 1 {
        sections.append(Section(heading: group.heading, findings: Array(group.shown)))
      } else if let last = sections.indices.last, sections[last].heading == nil {
        sections[last].findings += group.shown
      } else {
        sections.append(Section(heading: nil, findings: Array(group.shown)))
      }
    }
  }

  var omitted: Int { groups.reduce(0) { $0 + $1.listable - $1.listed } }
  var listable: Int { groups.reduce(0) { $0 + $1.listable } }
}

/// The titles of groups of findings.
struct GroupTitles {
  let grouping: DisplayOptions.Grouping
  let layers: [String: String?]

  func title(of finding: ReportedFinding) -> String {
    switch grouping {
    case .rule: finding.rule
    case .module: finding.culprit
    case .layer: layer(of: finding) ?? "no layer"
    case .owner: finding.owner ?? "no owner"
    }
  }

  func layer(of finding: ReportedFinding) -> String? {
    finding.module.flatMap { layers[$0] ?? nil }
  }
}
