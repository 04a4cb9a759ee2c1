/// The link line of an image: the arguments that Xcode passes to the linker.
struct LinkLine {
  /// An archive or a dynamic library on the line.
  struct Library {
    /// How it came onto the line.
    enum Source {
      /// The link phase names it.
      case phase
      /// The program that loads a test bundle, given as `-bundle_loader`.
      case host
      /// An object that was linked asks for it.
      case hint
    }

    let vertex: Int
    let source: Source
    /// The link that names it; -1 for a host.
    let link: Int
    /// The part of the image whose link that is.
    var part = 0
    /// Whether a flag or its entry makes it weak.
    var isWeak = false
  }

  /// In order: the host of a test, what flags name, then the rest of the link phase.
  let libraries: [Library]
  /// Whether every member of every archive is linked, by `-all_load` or `-ObjC`.
  let takesAllMembers: Bool
  let followsHints: Bool
  /// Whether the image loads no library that it does not use.
  let dropsUnused: Bool
  /// The file names behind `-force_load`.
  private let forced: [String]

  init(
    of image: Int, in map: LinkMap, _ graph: ModuleGraph, at destination: Destination,
    host: TargetID?
  ) {
    var libraries: [Library] = []
    let build = graph[TargetID(image)].build(for: destination)
    for link in map.links(from: image) where map.links(link) {
      var library = Library(vertex: map.head(of: link), source: .phase, link: link)
      library.isWeak = graph.links[link].isWeak && !graph.links[link].isFlag
      libraries.append(library)
    }
    if !build.flagged.isEmpty { libraries.follow(build, in: graph) }
    if let host { libraries.insert(Library(vertex: host.index, source: .host, link: -1), at: 0) }
    self.libraries = libraries
    takesAllMembers = build.loadsAllMembers || build.loadsObjCMembers
    (followsHints, dropsUnused) = (!build.ignoresHints, build.dropsUnused)
    forced = build.forceLoaded.map { String($0.lastPathName) }
  }

  /// Whether the linker takes all members of an archive of the link phase: by a flag, or because
  /// Xcode passes the object file of a package product.
  func takesWhole(_ library: Library, in graph: ModuleGraph) -> Bool {
    takesAllMembers
      || graph.end(of: library.vertex).external.map { graph.products[$0] != nil } ?? false
      || !forced.isEmpty
        && graph.fileNames(of: graph.end(of: library.vertex)).contains(where: forced.contains)
  }
}

extension [LinkLine.Library] {
  /// Moves what flags name to the start, in their order; one weak flag makes a library weak.
  fileprivate mutating func follow(_ build: BuildFacts, in graph: ModuleGraph) {
    let ranks = indices.map { number in
      let names = graph.fileNames(of: graph.end(of: self[number].vertex))
      if names.contains(where: build.weaklyFlagged.contains) { self[number].isWeak = true }
      return build.flagged.firstIndex(where: names.contains) ?? build.flagged.count
    }
    self = indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { self[$0] }
  }
}
