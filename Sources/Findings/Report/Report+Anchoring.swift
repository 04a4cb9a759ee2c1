extension Report {
  /// Moves a new finding to a changed line if one of its notes is there, since code hosts show
  /// comments only on changed lines.
  package mutating func anchor(where isChanged: (Place) -> Bool) {
    for index in findings.indices where findings[index].state == .new {
      findings[index].anchor(where: isChanged)
    }
    findings = findings.sortedForReading()
  }
}

extension Report {
  /// Adds advice on accepting the first finding, unless its rule allows no exceptions.
  ///
  /// A comparison points at the link that made a cycle larger, and a comment there covers nothing.
  package mutating func decide(except rules: Set<String>, inComments: Bool) {
    let first = findings.first { finding in
      finding.state != .unchanged && finding.severity > .info && !rules.contains(finding.rule)
    }
    decision = first.map { finding in
      let isGrown = comparison != nil && !finding.members.isEmpty
      let sign = finding.place.file.commentSign.flatMap { inComments && !isGrown ? $0 : nil }
      return sign.map {
        "add `\($0) archlint:allow \(finding.rule) because REASON` to its line"
      }
        ?? "add an entry for \(finding.rule)\(isGrown ? " with its `modules:`" : "") under `exceptions:`"
    }
  }
}

extension String {
  /// The start of an exception comment in a file of this name.
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
