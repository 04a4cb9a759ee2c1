/// The static code that each image contains.
struct Contents: Sendable {
  /// The archives of each image that has any, as the trail that leads into them.
  ///
  /// What an image lists itself is sure to be in it, with what those archives swallow. What only
  /// lies behind another archive may come along: the linker follows imports by itself.
  let trails: [Int: Trail]
  /// How many images contain each vertex.
  let imageCounts: [Int32]

  init(_ map: LinkMap) {
    var trails: [Int: Trail] = [:]
    var counts = [Int32](repeating: 0, count: map.vertexCount)
    var search = TrailSearch(map)
    for image in 0..<map.targetCount where map.forms[image] == .image {
      guard map.links(from: image).contains(where: { map.leadsToArchive($0) }) else { continue }
      let trail = search.trail(from: image) { link, from in
        map.leadsToArchive(link) && (from == image || map.effects[link].contains(.swallows))
      } possible: { link, _ in
        map.leadsToArchive(link)
      }
      trails[image] = trail
      for step in trail.steps.dropFirst() { counts[Int(step.vertex)] += 1 }
    }
    self.trails = trails
    imageCounts = counts
  }
}

extension LinkMap {
  /// Whether a link joins an archive to what it leaves.
  func leadsToArchive(_ link: Int) -> Bool {
    effects[link].contains(.links) && forms[Int(heads[link])] == .archive
  }
}
