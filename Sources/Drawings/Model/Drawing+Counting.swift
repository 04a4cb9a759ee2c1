extension Drawing {
  /// How much is drawn; what is gone is counted apart.
  var counted: String {
    let present = arrows.filter { $0.change != .removed }
    let links = present.reduce(0) { $0 + $1.count }
    let boxCount = boxes.count { $0.change != .removed }
    var parts = [Count.of(boxCount, level.rawValue)]
    if present.count == links {
      parts.append(Count.of(links, "link"))
    } else {
      parts.append("\(Count.of(present.count, "arrow")) for \(Count.of(links, "link"))")
    }
    parts += changes(.added) + changes(.removed)
    if !remarks.isEmpty { parts.append(Count.of(remarks.count, "finding")) }
    return parts.joined(separator: ", ")
  }

  /// How much has changed in one way.
  private func changes(_ change: Change) -> [String] {
    let links = arrows.reduce(0) { sum, arrow in
      let part = change == .added ? arrow.gained : arrow.lost
      return sum + (arrow.change == change ? arrow.count : part)
    }
    let counts = [(boxes.count { $0.change == change }, level.rawValue), (links, "link")]
    return counts.filter { $0.0 > 0 }.map { "\(Count.of($0.0, $0.1)) \(change.rawValue)" }
  }
}
