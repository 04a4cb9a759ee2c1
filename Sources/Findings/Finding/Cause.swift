/// The common cause of findings that one edit fixes, so that they count as one.
///
/// A baseline keeps them apart, since it may accept one and not the next.
package struct Cause: Hashable, Sendable {
  /// A message for all of them; nil if the first one's applies.
  package let message: String?
  package let help: String?
  package let lines: [String]
  /// The number of findings with this cause, which its message counts.
  package var size: Int?
  private let entry: Entry?

  private struct Entry: Hashable {
    let place: Place
    let to: String?
  }

  package init(_ message: String, help: String? = nil, lines: [String] = []) {
    (self.message, self.help, self.lines, entry) = (message, help, lines, nil)
  }

  package init(entryOf finding: Finding) {
    (message, help, lines) = (nil, nil, [])
    entry = Entry(place: finding.place, to: finding.to?.identity)
  }

  /// There may be thousands of lines, which the message tells apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(entry)
  }
}

extension [Finding] {
  /// The findings as counted: those with the same cause become one, at the position of the first.
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

private struct CauseKey: Hashable {
  private let cause: Cause
  private let rule: String
  private let severity: Severity?

  /// The first part represents those of its severity, unless the cause has a message for all.
  init?(_ finding: Finding) {
    guard let cause = finding.cause else { return nil }
    (self.cause, rule) = (cause, finding.rule)
    severity = cause.message == nil ? finding.severity : nil
  }
}

extension Finding {
  private static let mostNames = 8
  /// The limit of parts whose notes are shown, other than the first and the last.
  private static let mostOthers = 24

  /// Merges others of the same cause, and names those that are new.
  ///
  /// If some parts are hidden, its message would count them, so the first part names the others.
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
      self.notes.append(Note("\(all.count - told.count) more like this existed before", at: place))
    }
  }

  private mutating func addNotes(of others: ArraySlice<Finding>) {
    // Notes that several chains share are listed once.
    var known = Set(self.notes)
    self.notes += others.prefix(Finding.mostOthers).flatMap(\.asNotes)
      .filter { known.insert($0).inserted }
    guard let last = others.dropFirst(Finding.mostOthers).last else { return }
    let left = others.count - Finding.mostOthers - 1
    if left > 0 { self.notes.append(Note("\(left) more like these are not listed", at: place)) }
    self.notes += last.asNotes
  }

  private var asNotes: [Note] {
    (self.cause?.message == nil ? [] : [Note(self.message, at: place)]) + self.notes
  }
}
