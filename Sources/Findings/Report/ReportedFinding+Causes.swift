extension [ReportedFinding] {
  /// The findings as counted: those with the same cause become one, at the position of the first.
  package var byCause: [ReportedFinding] {
    guard contains(where: { $0.cause != nil }) else { return self }
    var positions: [CauseKey: Int] = [:]
    var counted: [ReportedFinding] = []
    var others: [Int: [ReportedFinding]] = [:]
    for finding in self {
      let key = CauseKey(finding)
      if let key, let position = positions[key] {
        others[position, default: []].append(finding)
      } else {
        if let key { positions[key] = counted.count }
        counted.append(finding)
      }
    }
    for (position, others) in others { counted[position] = counted[position].joined(with: others) }
    return counted
  }
}

private struct CauseKey: Hashable {
  private let cause: Cause
  private let rule: String
  private let severity: Severity?

  /// The first part represents those of its severity, unless the cause has a message for all.
  init?(_ finding: ReportedFinding) {
    guard let cause = finding.cause else { return nil }
    (self.cause, rule) = (cause, finding.rule)
    severity = cause.message == nil ? finding.severity : nil
  }
}

extension ReportedFinding {
  private static let mostNames = 8
  /// The limit of parts whose notes are shown, other than the first and the last.
  private static let mostOthers = 24

  /// Merges others of the same cause, and names those that are new.
  ///
  /// If some parts are hidden, its message would count them, so the first part names the others.
  fileprivate func joined(with others: [ReportedFinding]) -> ReportedFinding {
    let all = [self] + others
    let fresh = all.filter { $0.state != .unchanged }
    let told = fresh.isEmpty ? all : fresh
    var (message, help, lines, notes) = (self.message, self.help, self.lines, self.notes)
    if let cause = self.cause, let common = cause.message, told.count == cause.size ?? told.count {
      (message, help, lines, notes) = (common, cause.help, cause.lines, asNotes)
    } else if told.count > 1 {
      let isOneEnd = Set(told.map(\.from)).count == 1
      let names = told.dropFirst().map { (isOneEnd ? $0.to : nil)?.name ?? $0.from.name }
      message += "; the same for \(names.listed(upTo: ReportedFinding.mostNames))"
      lines = told.flatMap(\.lines)
    }
    notes = noting(told.dropFirst(), behind: notes)
    if told.count < all.count {
      notes.append(Note("\(all.count - told.count) more like this existed before", at: self.place))
    }
    let whole = Identity(rule: self.rule, from: "", members: all.map(\.fingerprint))
    var joined = ReportedFinding(
      finding.with(
        all.map(\.severity).max(), message, modules: Set(all.flatMap(\.modules)).sorted(),
        help: help, lines: lines, notes: notes, fixes: all.map(\.finding).joinedFixes),
      state, fingerprint: whole.fingerprint)
    (joined.parts, joined.otherRules) = (all, otherRules)
    return joined
  }

  private func noting(_ others: ArraySlice<ReportedFinding>, behind own: [Note]) -> [Note] {
    // Notes that several chains share are listed once.
    var known = Set(own)
    let shown = others.prefix(ReportedFinding.mostOthers).flatMap(\.asNotes)
      .filter { known.insert($0).inserted }
    guard let last = others.dropFirst(ReportedFinding.mostOthers).last else { return own + shown }
    let left = others.count - ReportedFinding.mostOthers - 1
    let rest = left > 0 ? [Note("\(left) more like these are not listed", at: self.place)] : []
    return own + shown + rest + last.asNotes
  }

  private var asNotes: [Note] {
    (self.cause?.message == nil ? [] : [Note(self.message, at: self.place)]) + self.notes
  }
}
