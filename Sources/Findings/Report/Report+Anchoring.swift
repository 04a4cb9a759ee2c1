extension Report {
  /// Moves a new finding to a note on a changed line, since code hosts comment only on these.
  package mutating func anchor(where isChanged: (Place) -> Bool) {
    for index in findings.indices where findings[index].state == .new {
      findings[index].finding = findings[index].finding.anchored(where: isChanged)
    }
    findings = findings.sortedForReading()
  }

  /// With more findings than this, accepting one of them is no help.
  private static let mostDecisions = 20

  /// Adds advice on accepting the first finding that only some rules reject, with others at its
  /// place: a team may permit a link, but not a crash.
  package mutating func decide(about rules: Set<String>, inComments: Bool) {
    let findings = findings.filter { $0.state != .unchanged && $0.severity > .info }
    guard findings.count <= Report.mostDecisions else { return }
    let places = Dictionary(grouping: findings, by: \.place)
    guard
      let (first, same) = findings.lazy.map({ ($0, places[$0.place] ?? []) }).first(where: {
        rules.isSuperset(of: $0.1.flatMap(\.rules))
      })
    else { return }
    let rules = Set(same.flatMap(\.rules)).sorted()
    let names = rules.joined(separator: ", ")
    let link = first.to.map { $0.end == nil ? "" : " → \($0.name)" }
    let subject =
      same.count == findings.count
      ? "this"
      : (link == "" ? "the \(first.rule) finding about " : "") + first.from.name + (link ?? "")
    let file = first.place.file
    let hasHashes = [".yml", ".yaml", ".podspec", "Podfile"].contains(where: file.hasSuffix)
    let sign = !inComments ? nil : hasHashes ? "#" : file.hasSuffix(".swift") ? "//" : nil
    let hasComment = exceptions.contains {
      $0.place.file == file && $0.place.line == first.place.line
    }
    let way =
      sign.map {
        hasComment
          ? "add `\(names)` to the rules in the comment of its line"
          : "add `\($0) archlint:allow \(names) because REASON` to its line"
      }
      ?? "add \(rules.count == 1 ? "an entry" : "entries") for \(names) under `exceptions:`"
    decision = "If \(subject) is intended, \(way)."
  }
}

extension Finding {
  fileprivate func anchored(where isChanged: (Place) -> Bool) -> Finding {
    guard !isChanged(place), let index = notes.firstIndex(where: { isChanged($0.place) })
    else { return self }
    let (cause, others) = (notes[index], notes[..<index] + notes[(index + 1)...])
    return with(at: cause.place, notes: [cause] + others + [Note("fix it here", at: place)])
  }
}
