/// Findings that are read together, such as all of a rule; some may be left out.
struct FindingGroup {
  /// The rule, the module, the layer or the owner.
  let title: String
  /// All that belong to it: the most severe first, then by the one at fault.
  let findings: [ReportedFinding]
  /// How many of them can be listed: the first.
  private(set) var listable: Int
  var listed: Int
  private let worst: Severity
  private let harm: Int
  /// How many members the largest set has that one of the findings is about.
  private let largestSet: Int

  init(_ title: String, _ findings: [ReportedFinding]) {
    (self.title, self.findings) = (title, findings)
    (listable, listed) = (findings.count, findings.count)
    worst = findings.reduce(.info) { max($0, $1.severity) }
    harm = findings.reduce(0) { max($0, $1.harm) }
    largestSet = findings.reduce(0) { max($0, $1.members.count) }
  }

  mutating func dropInfos() {
    listable = findings.count { $0.severity > .info }
    listed = min(listed, listable)
  }

  var shown: ArraySlice<ReportedFinding> { findings.prefix(listed) }
  var heading: String { "\(title): \(counts)\(parts)\(largest)" }

  /// Such as `2 errors, 1 warning`, or `10 of 143 errors` where not all of them are listed.
  private var counts: String {
    let part = listed < findings.count ? "\(listed) of " : ""
    let words = Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? count.of(severity.rawValue) : nil
    }
    return part + words.joined(separator: ", ")
  }

  /// How many parts they have, such as ` (8 parts)`; nothing where each is one.
  private var parts: String {
    let count = findings.reduce(0) { $0 + $1.each.count }
    return count > findings.count ? " (\(count) parts)" : ""
  }

  /// How large the largest set of targets is that depend on one another.
  private var largest: String {
    largestSet > 2 ? ", the largest with \(largestSet.of("target"))" : ""
  }

  /// The reading order: severe first, then what harms apps, cycles, and large groups.
  static func isRead(_ one: FindingGroup, before other: FindingGroup) -> Bool {
    if one.worst != other.worst { return one.worst > other.worst }
    if one.harm != other.harm { return one.harm > other.harm }
    if (one.largestSet > 0) != (other.largestSet > 0) { return one.largestSet > 0 }
    let (count, otherCount) = (one.findings.count, other.findings.count)
    return count == otherCount ? one.title < other.title : count > otherCount
  }
}

extension ReportedFinding {
  /// The module at fault, else the finding's origin.
  var culprit: String { self.module ?? self.from.name }

  /// Who does it to whom, as far as there are two.
  var ends: [String] { [self.from.name] + [self.to?.name].compactMap { $0 } }

  /// Below one heading: severe before slight, then what one module does after what another does.
  static func isListed(_ one: ReportedFinding, before other: ReportedFinding) -> Bool {
    if one.severity != other.severity { return one.severity > other.severity }
    if one.harm != other.harm { return one.harm > other.harm }
    if one.members.count != other.members.count { return one.members.count > other.members.count }
    if one.culprit != other.culprit { return one.culprit < other.culprit }
    return isRead(one, before: other)
  }
}
