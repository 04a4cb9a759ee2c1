/// What several findings come from and one edit mends, so that they are counted as one.
///
/// A baseline keeps its parts apart, since one of them may be accepted and the next one not.
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
  /// The findings as they are counted: those of one cause are the parts of one, which stands where the
  /// first of them does.
  ///
  /// It is as severe as the worst of its parts, and new if one of them is.
  package var byCause: [Finding] {
    guard contains(where: { $0.cause != nil }) else { return self }
    var positions: [CauseKey: Int] = [:]
    var counted: [Finding] = []
    var others: [Int: [Finding]] = [:]
    for finding in self {
      let key = CauseKey(finding)
      if let key, let position = positions[key] {
        others[position, default: []].append(finding)
      } else {
        if let key { positions[key] = counted.count }
        counted.append(finding)
      }
    }
    for (position, others) in others { counted[position].join(others) }
    return counted
  }
}

/// What findings that are counted as one have in common.
private struct CauseKey: Hashable {
  private let cause: Cause
  private let rule: String
  private let severity: Severity?

  /// The first part speaks for those of its severity, unless the cause has words for all.
  init?(_ finding: Finding) {
    guard let cause = finding.cause else { return nil }
    (self.cause, rule) = (cause, finding.rule)
    severity = cause.message == nil ? finding.severity : nil
  }
}

extension Finding {
  /// More names than this are only counted.
  private static let mostNames = 8
  /// The notes of so many parts are shown beside those of the first, and those of the last.
  private static let mostOthers = 24

  /// Takes others of the same cause in, and speaks for those that were not there before.
  ///
  /// Where some of a cause are accepted or known, its words would count what is not shown: then the
  /// first part names the others.
  fileprivate mutating func join(_ others: [Finding]) {
    let all = [self] + others
    let fresh = all.filter { $0.state != .unchanged }
    let told = fresh.isEmpty ? all : fresh
    self.parts = all
    self.fixes = all.joinedFixes
    severity = all.map(\.severity).max() ?? severity
    self.modules = Set(all.flatMap(\.modules)).sorted()
    fingerprint = Identity(rule: rule, from: "", members: all.map(\.fingerprint)).fingerprint
    if let cause = self.cause, let message = cause.message, told.count == cause.size ?? told.count {
      self.notes = asNotes
      (self.message, self.help, self.lines) = (message, cause.help, cause.lines)
    } else if told.count > 1 {
      let isOneEnd = Set(told.map(\.from)).count == 1
      let names = told.dropFirst().map { (isOneEnd ? $0.to : nil)?.name ?? $0.from.name }
      self.message += "; the same for \(names.listed(upTo: Finding.mostNames))"
      self.lines = told.flatMap(\.lines)
    }
    addNotes(of: told.dropFirst())
    if told.count < all.count {
      self.notes.append(
        Note("\(all.count - told.count) more like this existed before", at: place))
    }
  }

  private mutating func addNotes(of others: ArraySlice<Finding>) {
    // What several chains have in common is reported once.
    var known = Set(self.notes)
    self.notes += others.prefix(Finding.mostOthers).flatMap(\.asNotes)
      .filter { known.insert($0).inserted }
    guard let last = others.dropFirst(Finding.mostOthers).last else { return }
    let left = others.count - Finding.mostOthers - 1
    if left > 0 { self.notes.append(Note("\(left) more like these are not listed", at: place)) }
    self.notes += last.asNotes
  }

  /// What it says, where it says it, and its own notes; what the first one says as well is left out.
  private var asNotes: [Note] {
    (self.cause?.message == nil ? [] : [Note(self.message, at: place)]) + self.notes
  }
}
