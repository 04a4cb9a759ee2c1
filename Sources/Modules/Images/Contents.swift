/// The static code that each image contains.
struct Contents: Sendable {
  /// A library inside an image.
  struct Library: Sendable {
    let vertex: Int
    /// The step of the image's reach that came to it.
    let step: Int
    /// Whether the image contains it whatever the linker does.
    var isCertain: Bool
  }

  /// The archives of each image that has any.
  ///
  /// What an image lists itself is sure to be in it, with what those archives absorb. What only
  /// lies behind another archive may come along: the linker follows imports by itself.
  let reaches: [Int: Reach]
  /// The libraries of each image that other images contain as well.
  let shared: [Int: [Library]]

  init(of images: Images) {
    let reaches = Contents.reaches(images.map)
    var counts = [Int32](repeating: 0, count: images.map.shape.count)
    for reach in reaches.values {
      for step in reach.steps.dropFirst() { counts[step.vertex] += 1 }
    }
    var shadowed = ShadowedArchives(images, reaches: reaches)
    var shared: [Int: [Library]] = [:]
    for (image, reach) in reaches {
      let libraries = reach.steps.indices.dropFirst().compactMap { step -> Library? in
        let vertex = reach.steps[step].vertex
        guard counts[vertex] > 1 else { return nil }
        return Library(vertex: vertex, step: step, isCertain: reach.isOfFirstRound(step))
      }
      if !libraries.isEmpty { shared[image] = shadowed.marked(libraries, in: image) }
    }
    self.reaches = reaches
    self.shared = shared
  }

  private static func reaches(_ map: LinkMap) -> [Int: Reach] {
    var reaches: [Int: Reach] = [:]
    var search = Search(map.shape)
    for image in map.shape.vertices where map.forms[image] == .image {
      guard map.links(from: image).contains(where: map.leadsToArchive) else { continue }
      var reach = search.reach(from: [image]) { link, from in
        map.leadsToArchive(link) && (from == image || map.effects[link].contains(.absorbs))
      }
      search.extend(&reach) { link, _ in map.leadsToArchive(link) }
      reaches[image] = reach
    }
    return reaches
  }
}

/// Finds the archives that the linker can do without in an image, because it meets a dynamic image
/// with the same code before them.
private struct ShadowedArchives {
  private let images: Images
  private let reaches: [Int: Reach]
  /// The first link of the image at hand that leads to a dynamic image with each library.
  private var firstMet: [Int32]

  init(_ images: Images, reaches: [Int: Reach]) {
    self.images = images
    self.reaches = reaches
    firstMet = [Int32](repeating: .max, count: images.map.shape.count)
  }

  /// The libraries of an image; those that it may do without are no longer certain.
  mutating func marked(_ libraries: [Contents.Library], in image: Int) -> [Contents.Library] {
    let met = meet(in: image)
    defer { for library in met { firstMet[library] = .max } }
    guard !met.isEmpty, let reach = reaches[image] else { return libraries }
    return libraries.map { library in
      guard library.isCertain, let listed = reach.edges(to: library.step).first,
        firstMet[library.vertex] < listed, !takesWhole(library.vertex, in: image)
      else { return library }
      var library = library
      library.isCertain = false
      return library
    }
  }

  /// Notes what the dynamic images that an image links contain; returns what was noted.
  private mutating func meet(in image: Int) -> [Int] {
    var met: [Int] = []
    for link in images.map.links(from: image) where images.map.joins(link) {
      guard let reach = reaches[images.map.head(of: link)] else { continue }
      for step in reach.steps.dropFirst() where firstMet[step.vertex] == .max {
        firstMet[step.vertex] = Int32(truncatingIfNeeded: link)
        met.append(step.vertex)
      }
    }
    return met
  }

  /// Whether a setting has the linker take every member of the library.
  private func takesWhole(_ library: Int, in image: Int) -> Bool {
    guard case .target(let id) = images.graph.end(of: image) else { return false }
    let build = images.graph[id].build
    if build.loadsAllMembers || build.loadsObjCMembers { return true }
    return build.forceLoaded.contains(where: images.fileNames(of: library).contains)
  }
}

extension Images {
  /// The names that `-force_load` may give an archive.
  fileprivate func fileNames(of library: Int) -> [String] {
    switch graph.end(of: library) {
    case .target(let id):
      let target = graph[id]
      return [target.product, target.productName]
    case .external(let id):
      let name = graph[id].name
      return [name, "\(name).framework", "lib\(name).a", "\(name).o"]
    }
  }
}
