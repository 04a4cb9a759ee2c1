internal import Documents

/// What several findings come from and one edit mends, so that people are told of it once.
///
/// Machines and baselines keep the findings apart, since one of them may be accepted and the next
/// one not.
package struct Cause: Hashable, Sendable {
  /// One sentence for all of them; nil where the first speaks for all.
  package let message: String?
  /// What to do instead, for all of them.
  package let help: String?
  /// Lines to paste where the help says.
  package let lines: [String]
  /// How many findings come from it; its words are about all of them.
  package var size: Int?
  /// The entry that several targets have, if it is that.
  private let entry: Entry?

  /// What is written at one place.
  private struct Entry: Hashable {
    let place: Place
    let to: String?
  }

  package init(_ message: String, help: String? = nil, lines: [String] = []) {
    (self.message, self.help, self.lines, entry) = (message, help, lines, nil)
  }

  /// The entry that a finding points at, by what it leads to.
  package init(entryOf finding: Finding) {
    (message, help, lines) = (nil, nil, [])
    entry = Entry(place: finding.place, to: finding.to?.identity)
  }
}

extension [Finding] {
  /// The findings as people read them: those of one cause and state put together, where the first
  /// of them stands, with the others as notes.
  ///
  /// They are as severe as the worst; one that speaks for others in its own words does so for those
  /// of its severity.
  /// Where some of a cause are accepted or known, each of the others speaks for itself: the words for
  /// all of them would count what is not shown.
  package var byCause: [Finding] {
    guard contains(where: { $0.cause != nil }) else { return self }
    let counts = Dictionary(compactMap { $0.cause }.map { ($0, 1) }, uniquingKeysWith: +)
    var positions: [CauseKey: Int] = [:]
    var told: [Finding] = []
    var others: [Int: [Finding]] = [:]
    for finding in self {
      guard let cause = finding.cause, counts[cause] == cause.size ?? counts[cause] else {
        told.append(finding)
        continue
      }
      let key = CauseKey(
        cause: cause, rule: finding.rule,
        severity: cause.message == nil ? finding.severity : nil, state: finding.state)
      if let position = positions[key] {
        told[position].severity = Swift.max(told[position].severity, finding.severity)
        others[position, default: []].append(finding)
      } else {
        positions[key] = told.count
        told.append(finding.speaking(for: cause))
      }
    }
    for (position, others) in others { told[position].tell(others) }
    return told.map(\.withOthers)
  }
}

/// What findings that are put together have in common.
private struct CauseKey: Hashable {
  let cause: Cause
  let rule: String
  let severity: Severity?
  let state: Finding.State?
}

extension Finding {
  /// More names than this are only counted.
  private static let mostNames = 8
  /// The notes of so many findings are shown beside those of the first, and those of the last.
  private static let mostOthers = 24

  /// Speaks for others of the same cause.
  fileprivate mutating func tell(_ others: [Finding]) {
    toldAlong = others.map(\.from.name)
    notes += others.prefix(Finding.mostOthers).flatMap(\.asNotes)
    guard let last = others.dropFirst(Finding.mostOthers).last else { return }
    let left = others.count - Finding.mostOthers - 1
    if left > 0 { notes.append(Note("\(left) more like these are left out here", at: place)) }
    notes += last.asNotes
  }

  /// What it says, where it says it, and its own notes; what the first one says as well is left out.
  fileprivate var asNotes: [Note] {
    (cause?.message == nil ? [] : [Note(message, at: place)]) + notes
  }

  /// The finding in the words of its cause, if that has any.
  fileprivate func speaking(for cause: Cause) -> Finding {
    guard let message = cause.message else { return self }
    var first = self
    (first.message, first.help, first.lines) = (message, cause.help, cause.lines)
    first.notes = asNotes
    return first
  }

  /// The finding with the names of those for which it says the same.
  fileprivate var withOthers: Finding {
    guard !toldAlong.isEmpty, cause?.message == nil else { return self }
    var finding = self
    let names = toldAlong.prefix(Finding.mostNames).joined(separator: ", ")
    let more = toldAlong.count - Finding.mostNames
    finding.message += "; the same for \(names)" + (more > 0 ? " and \(more) more" : "")
    return finding
  }
}
