/// Finds the archives that the linker can do without in an image, because it meets a dynamic image
/// with the same code before them.
struct SpareArchives {
  private let images: Images
  private let trails: [Int: Trail]
  /// The first link of the image at hand that leads to a dynamic image with each library.
  private var firstMet: [Int32]

  init(_ images: Images, trails: [Int: Trail]) {
    self.images = images
    self.trails = trails
    firstMet = [Int32](repeating: .max, count: images.map.vertexCount)
  }

  /// The libraries of an image; those that it may do without are no longer certain.
  mutating func marked(_ held: [Contents.Held], in image: Int) -> [Contents.Held] {
    let met = meet(in: image)
    defer { for library in met { firstMet[library] = .max } }
    guard !met.isEmpty, let trail = trails[image] else { return held }
    return held.map { one in
      guard one.isCertain, let listed = trail.links(to: one.step).first,
        firstMet[one.library] < listed, !takesWhole(one.library, in: image)
      else { return one }
      return Contents.Held(library: one.library, step: one.step, isCertain: false)
    }
  }

  /// Notes what the dynamic images that an image links contain; returns what was noted.
  private mutating func meet(in image: Int) -> [Int] {
    var met: [Int] = []
    for link in images.map.links(from: image) where images.map.joins(link) {
      guard let trail = trails[Int(images.map.heads[link])] else { continue }
      for step in trail.steps.dropFirst() where firstMet[Int(step.vertex)] == .max {
        firstMet[Int(step.vertex)] = Int32(truncatingIfNeeded: link)
        met.append(Int(step.vertex))
      }
    }
    return met
  }

  /// Whether a setting has the linker take every member of the library.
  private func takesWhole(_ library: Int, in image: Int) -> Bool {
    guard case .target(let id) = images.map.end(of: image) else { return false }
    let build = images.graph[id].build
    if build.loadsAllMembers || build.loadsObjCMembers { return true }
    return build.forceLoaded.contains(where: images.fileNames(of: library).contains)
  }
}

extension Images {
  /// The names that `-force_load` may give an archive.
  fileprivate func fileNames(of library: Int) -> [String] {
    switch map.end(of: library) {
    case .target(let id):
      let target = graph[id]
      return [target.product, target.productName]
    case .external(let id):
      let name = graph[id].name
      return [name, "\(name).framework", "lib\(name).a", "\(name).o"]
    }
  }
}
