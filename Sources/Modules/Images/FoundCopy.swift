/// A library in an image, and the trails that led there.
struct FoundCopy {
  let image: Int
  let load: Trail
  let step: Int
  let contents: Trail
  let archive: Int
  /// Whether the image belongs to the host of a test bundle.
  let isOfHost: Bool

  var isSure: Bool { load.steps[step].isSure && contents.steps[archive].isSure }
}

extension BuildFacts {
  /// Whether the linker takes every member of an archive that has one of these names.
  fileprivate func takesWholeArchive(_ names: [String]) -> Bool {
    loadsAllMembers || loadsObjCMembers || forceLoaded.contains(where: names.contains)
  }
}

extension Images {
  /// Whether the linker can do without the archive in one image, because it meets a dynamic image
  /// with the same code before it.
  func canSpare(_ copy: FoundCopy, of library: Int, holders: Set<Int>) -> Bool {
    let way = copy.contents.links(to: copy.archive)
    guard let listed = way.first, case .target(let id) = map.end(of: copy.image),
      !graph[id].build.takesWholeArchive(fileNames(of: library))
    else { return false }
    return map.links(from: copy.image).prefix { $0 < listed }.contains { link in
      map.joins(link) && holders.contains(Int(map.heads[link]))
    }
  }

  /// The names that `-force_load` may give an archive.
  private func fileNames(of library: Int) -> [String] {
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
