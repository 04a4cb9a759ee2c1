/// The static code that each image contains.
struct Contents: Sendable {
  /// A library inside an image.
  struct Held: Sendable {
    let library: Int
    /// The step of the image's trail that reached it.
    let step: Int
    /// Whether the image contains it whatever the linker does.
    let isCertain: Bool
  }

  /// The archives of each image that has any, as the trail that leads into them.
  ///
  /// What an image lists itself is sure to be in it, with what those archives swallow. What only
  /// lies behind another archive may come along: the linker follows imports by itself.
  let trails: [Int: Trail]
  /// The libraries of each image that other images contain as well.
  let shared: [Int: [Held]]

  init(of images: Images) {
    let map = images.map
    let trails = Contents.trails(map)
    var counts = [Int32](repeating: 0, count: map.vertexCount)
    for trail in trails.values {
      for step in trail.steps.dropFirst() { counts[Int(step.vertex)] += 1 }
    }
    var spare = SpareArchives(images, trails: trails)
    var shared: [Int: [Held]] = [:]
    for (image, trail) in trails {
      let held = trail.steps.indices.dropFirst().compactMap { step -> Held? in
        let library = Int(trail.steps[step].vertex)
        guard counts[library] > 1 else { return nil }
        return Held(library: library, step: step, isCertain: trail.steps[step].isSure)
      }
      if !held.isEmpty { shared[image] = spare.marked(held, in: image) }
    }
    self.trails = trails
    self.shared = shared
  }

  private static func trails(_ map: LinkMap) -> [Int: Trail] {
    var trails: [Int: Trail] = [:]
    var search = TrailSearch(map)
    for image in 0..<map.targetCount where map.forms[image] == .image {
      guard map.links(from: image).contains(where: { map.leadsToArchive($0) }) else { continue }
      trails[image] = search.trail(from: image) { link, from in
        map.leadsToArchive(link) && (from == image || map.effects[link].contains(.swallows))
      } possible: { link, _ in
        map.leadsToArchive(link)
      }
    }
    return trails
  }
}

extension LinkMap {
  /// Whether a link joins an archive to what it leaves.
  func leadsToArchive(_ link: Int) -> Bool {
    effects[link].contains(.links) && forms[Int(heads[link])] == .archive
  }
}
