package import Documents

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

extension Finding {
  fileprivate mutating func anchor(where isChanged: (Place) -> Bool) {
    guard !isChanged(place), let index = notes.firstIndex(where: { isChanged($0.place) })
    else { return }
    let cause = notes.remove(at: index)
    notes = [cause] + notes + [Note("this is where it is mended", at: place)]
    place = cause.place
  }
}
