/// Simulates dyld: resolves load commands along the run paths of all images in the chain.
package struct Dyld {
  /// A program, and the bundle that contains it.
  private typealias Place = (bundle: Bundle, program: Bundle.Program)

  private struct Site {
    /// The folder of the image or executable.
    var folder = ""
    /// The framework in that folder; nil for a program.
    var framework: Int?
    var scope: [String] = []
  }

  private let all: Images
  private var launch = Launch()
  private var place: Place?
  private var numbers: VertexTable
  /// The folder of each image, and the run paths for its load commands.
  private var sites: [Site] = []
  private var isDone: [Bool] = []

  init(_ all: Images) {
    self.all = all
    numbers = VertexTable(count: all.graph.vertexCount)
  }

  /// Launches programs in a test run, where every framework is found: the host, then the bundle.
  mutating func start(_ programs: [TargetID]) -> Launch {
    begin(in: nil)
    for program in programs { load(from: append(program.index, loader: -1, command: -1, Site())) }
    launch.certainCount = launch.images.count
    return launch
  }

  mutating func start(_ program: Bundle.Program, in bundle: Bundle) -> Launch {
    begin(in: (bundle, program))
    let scope = RunPaths.of(all.graph[program.target], at: all.destination).compactMap {
      RunPaths.folder($0, executable: program.executable, loader: program.executable)
    }
    let site = Site(folder: program.executable, scope: scope)
    load(from: append(program.target.index, loader: -1, command: -1, site))
    launch.certainCount = launch.images.count
    return launch
  }

  /// Adds to the process that was started last what it may load later, though nothing links it.
  mutating func open(_ vertex: Int, over link: Int) -> Launch {
    if numbers[vertex] == nil {
      load(from: append(vertex, loader: -1, command: link, sites.first ?? Site()))
    }
    return launch
  }

  private mutating func begin(in place: Place?) {
    launch = Launch()
    self.place = place
    numbers.clear()
    sites = []
    isDone = []
  }

  private mutating func append(_ vertex: Int, loader: Int, command: Int, _ site: Site) -> Int {
    let number = launch.images.count
    numbers[vertex] = number
    launch.images.append(Launch.Image(vertex: vertex, loader: loader, command: command))
    if place != nil { sites.append(site) }
    isDone.append(false)
    return number
  }

  /// Loads all that an image needs, then all that those need, depth first.
  private mutating func load(from first: Int) {
    var stack = [first]
    while let loader = stack.popLast() {
      guard !isDone[loader] else { continue }
      isDone[loader] = true
      let commands = all.loads(of: launch.images[loader].vertex)
      stack += commands.indices.compactMap { follow(commands[$0], $0, of: loader) }.reversed()
    }
  }

  /// Resolves a load command to the number of its image; nil if a weak one is missing.
  ///
  /// The loads of a framework that is not found are resolved all the same.
  private mutating func follow(_ load: LinkedImage.Load, _ command: Int, of loader: Int) -> Int? {
    var site = Site()
    if let place {
      site.scope = sites[loader].scope
      if let folder = folder(of: load.vertex, for: sites[loader], place) {
        (site.folder, site.framework) = (folder, load.vertex)
        site.scope = own(load.vertex, in: folder, place) + site.scope
      } else {
        let absence = Launch.Image(vertex: load.vertex, loader: loader, command: command)
        if load.isWeak {
          launch.passedOver.append(absence)
          return nil
        }
        if launch.certainCount == 0 { launch.absences.append(absence) }
      }
    }
    return numbers[load.vertex] ?? append(load.vertex, loader: loader, command: command, site)
  }

  /// The folder of the bundle in which dyld finds a library, by the install name of that.
  private func folder(of vertex: Int, for site: Site, _ place: Place) -> String? {
    guard let name = all.installFolder(of: vertex) else { return nil }
    if name == "@rpath" { return site.scope.first { place.bundle.holds(vertex, in: $0) } }
    if name.hasPrefix("@rpath/") {
      return site.scope.lazy.map { RunPaths.folded($0 + name.dropFirst("@rpath".count)) }
        .first { place.bundle.holds(vertex, in: $0) }
    }
    let loader = site.framework.map { Bundle.loader($0, in: site.folder, all) }
    let folder = RunPaths.folder(
      name, executable: place.program.executable, loader: loader ?? site.folder)
    return folder.flatMap { place.bundle.holds(vertex, in: $0) ? $0 : nil }
  }

  /// The folders of a framework's own run paths.
  private func own(_ vertex: Int, in folder: String, _ place: Place) -> [String] {
    // With the presets of XcodeGen both look in the same folders.
    guard case .target(let id) = all.graph.end(of: vertex),
      [id, place.program.target].contains(where: { id in
        let build = all.graph[id].build(for: all.destination)
        return build.runPaths != nil || build.lacksPresets
      })
    else { return [] }
    let loader = Bundle.loader(vertex, in: folder, all)
    return RunPaths.of(all.graph[id], at: all.destination).compactMap {
      RunPaths.folder($0, executable: place.program.executable, loader: loader)
    }
  }
}

extension Images {
  /// The folder of an install name, where dyld looks; nil if the file has another name.
  fileprivate func installFolder(of vertex: Int) -> String? {
    guard case .target(let id) = graph.end(of: vertex) else { return "@rpath" }
    let build = graph[id].build(for: destination)
    if let file = build.installFile, !graph[id].isBuilt(as: file, at: destination) { return nil }
    if let folder = build.installFolder { return folder }
    if graph.productType(of: id) == .dynamicLibrary { return "/usr/local/lib" }
    return build.lacksPresets ? "/Library/Frameworks" : "@rpath"
  }

  /// The path at which dyld looks for a library, if no bundle can hold it there.
  func installName(of vertex: Int) -> String? {
    guard case .target(let id) = graph.end(of: vertex) else { return nil }
    let (folder, build) = (installFolder(of: vertex), graph[id].build(for: destination))
    guard folder?.hasPrefix("/") ?? true else { return nil }
    return "\(folder ?? build.installFolder ?? "")/\(build.installFile ?? graph[id].builtFile)"
  }
}

extension Target {
  /// Whether its product has a path such as `Cosmonaut.framework/Cosmonaut`, as far as known.
  fileprivate func isBuilt(as path: String, at destination: Destination) -> Bool {
    let parts = path.pathNames
    let isFlat = parts.count <= 2 || hasContentsFolder(at: destination)
    return path.contains("$")
      || parts.first.map(String.init) == builtFile && isFlat
        && (parts.count == 1 || builtFile == "\(parts[parts.count - 1]).framework")
  }
}
