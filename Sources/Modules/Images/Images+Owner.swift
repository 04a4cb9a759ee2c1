extension Images {
  /// More copies than this are beyond any advice.
  private static let mostCopies = 16

  /// The dynamic image that all other images with a copy of a library link, directly or through
  /// others: if it alone contained the library, all would find it there.
  package func owner(of duplicate: StaticDuplicate) -> Link.End? {
    let map = self.map
    let holders = duplicate.copies.map { map.vertex(of: $0.image) }
    guard holders.count <= Images.mostCopies else { return nil }
    var search = TrailSearch(map)
    let reached = holders.map { holder in
      search.trail(from: holder) { link, _ in map.joins(link) }
    }
    return holders.first { candidate in
      !map.isProgram[candidate]
        && reached.allSatisfy { trail in trail.step(at: candidate) != nil }
    }.map(map.end)
  }
}
