/// Changes that belong together, and the findings that they fix.
package struct FixProposal {
  package private(set) var changes: [Change]
  package private(set) var findings: [ReportedFinding]

  /// The fixes of a rank, by gain: wrong names, severity, number of findings, place.
  static func all(for findings: [ReportedFinding], rank: Int) -> [FixProposal] {
    var proposals: [FixProposal] = []
    var numbers: [Set<Place>: [String: Int]] = [:]
    for finding in findings {
      guard let fix = finding.fixes.dropFirst(rank).first else { continue }
      // An entry that several targets share is one change.
      let places = Set(fix.changes.map(\.place))
      let kind = fix.changes.map(\.words).joined(separator: "\n")
      let number = numbers[places, default: [:]][kind] ?? proposals.count
      numbers[places, default: [:]][kind] = number
      if number == proposals.count { proposals.append(FixProposal(changes: [], findings: [])) }
      proposals[number].changes += fix.changes
      proposals[number].findings.append(finding)
    }
    return proposals.sorted { $0.gain > $1.gain || $0.gain == $1.gain && $0.start < $1.start }
  }

  private var gain: Int {
    let isSpelling = changes.allSatisfy(\.isRename)
    return findings.reduce(isSpelling ? 1_000_000 : 0) { sum, finding in
      sum + (finding.severity == .error ? 1_000 : finding.severity == .warning ? 30 : 1)
    }
  }

  private var start: Place { changes.first?.place ?? Place(file: "") }
}

extension Change {
  var isRename: Bool {
    if case .rename = action { true } else { false }
  }
}

extension [FixProposal] {
  var changes: [Change] { flatMap(\.changes) }
}
