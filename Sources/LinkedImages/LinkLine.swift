/// What the linker is given for an image: the command line that Xcode writes.
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
  }

  /// In order: the host of a test, then what the link phase names.
  let libraries: [Library]
  /// Whether every member of every archive is linked, by `-all_load` or `-ObjC`.
  let takesAllMembers: Bool
  /// Whether the linker follows autolink hints in object files.
  let followsHints: Bool
  /// The file names behind `-force_load`.
  private let forced: [String]

  init(
    of image: Int, in map: LinkMap, _ graph: ModuleGraph, at destination: Destination,
    host: TargetID?
  ) {
    var libraries: [Library] = []
    if let host { libraries.append(Library(vertex: host.index, source: .host, link: -1)) }
    for link in map.links(from: image) where map.links(link) {
      libraries.append(Library(vertex: map.head(of: link), source: .phase, link: link))
    }
    self.libraries = libraries
    let build = graph[TargetID(image)].build(for: destination)
    takesAllMembers = build.loadsAllMembers || build.loadsObjCMembers
    followsHints = !build.ignoresHints
    forced = build.forceLoaded
  }

  /// Whether the linker takes all members of an archive of the link phase.
  func takesWhole(_ library: Library, in graph: ModuleGraph) -> Bool {
    takesAllMembers
      || !forced.isEmpty && graph.fileNames(of: library.vertex).contains(where: forced.contains)
  }
}

extension ModuleGraph {
  /// The names that `-force_load` may give an archive.
  fileprivate func fileNames(of library: Int) -> [String] {
    switch end(of: library) {
    case .target(let id): [self[id].product, self[id].productName]
    case .external(let id):
      [self[id].name, "\(self[id].name).framework", "lib\(self[id].name).a", "\(self[id].name).o"]
    }
  }
}
