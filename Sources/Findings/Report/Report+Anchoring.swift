extension Report {
  /// Moves a new finding to a changed line if one of its notes is there, since code hosts show
  /// comments only on changed lines.
  package mutating func anchor(where isChanged: (Place) -> Bool) {
    for index in findings.indices where findings[index].state == .new {
      findings[index].anchor(where: isChanged)
    }
    findings = findings.sortedForReading()
  }

  /// Adds advice on accepting the first finding and others at its place, except those of rules
  /// without exceptions.
  package mutating func decide(except rules: Set<String>, inComments: Bool) {
    let findings = findings.filter {
      $0.state != .unchanged && $0.severity > .info && !rules.contains($0.rule)
    }
    guard let first = findings.first else { return }
    let same = findings.filter { $0.place == first.place }
    let rules = Set(same.flatMap(\.rules)).sorted()
    let names = rules.joined(separator: ", ")
    let link = first.to.map { $0.end == nil ? "" : " → \($0.name)" }
    let subject =
      same.count == findings.count
      ? "this" : (link == "" ? "the \(first.rule) of " : "") + first.from.name + (link ?? "")
    let file = first.place.file
    let hasHashes = [".yml", ".yaml", ".podspec", "Podfile"].contains(where: file.hasSuffix)
    let sign = !inComments ? nil : hasHashes ? "#" : file.hasSuffix(".swift") ? "//" : nil
    let way =
      sign.map { "add `\($0) archlint:allow \(names) because REASON` to its line" }
      ?? "add \(rules.count == 1 ? "an entry" : "entries") for \(names) under `exceptions:`"
    decision = "If \(subject) is intended, \(way)."
  }
}

extension Finding {
  fileprivate mutating func anchor(where isChanged: (Place) -> Bool) {
    guard !isChanged(place), let index = self.notes.firstIndex(where: { isChanged($0.place) })
    else { return }
    let cause = self.notes.remove(at: index)
    self.notes = [cause] + self.notes + [Note("fix it here", at: place)]
    place = cause.place
  }
}
