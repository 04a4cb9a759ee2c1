extension Report {
  /// Moves what is new to a line of the change, if one of its notes stands on one: a reviewer looks
  /// nowhere else, and a code host shows nothing beside other lines.
  package mutating func anchor(where isChanged: (Place) -> Bool) {
    for index in findings.indices where findings[index].state == .new {
      findings[index].anchor(where: isChanged)
    }
    findings = findings.sortedForReading()
  }
}

extension Report {
  /// Says how the first finding may be accepted on purpose, other than those of rules for which no
  /// exception is made.
  package mutating func decide(except rules: Set<String>, inComments: Bool) {
    let first = findings.first { finding in
      finding.state != .unchanged && finding.severity > .info && !rules.contains(finding.rule)
    }
    decision = first.map { finding in
      let sign = finding.place.file.commentSign.flatMap { inComments ? $0 : nil }
      return sign.map {
        "add `\($0) archlint:allow \(finding.rule) because REASON` to its line"
      }
        ?? "add an entry for \(finding.rule) under `exceptions:`"
    }
  }
}

extension String {
  /// What begins a comment that makes an exception in a file of this name.
  fileprivate var commentSign: String? {
    if hasSuffix(".yml") || hasSuffix(".yaml") { return "#" }
    return hasSuffix(".swift") ? "//" : nil
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
