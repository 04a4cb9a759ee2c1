internal import Modules

/// Plays dyld: follows load command by load command, and looks for each over the run paths of the
/// image that has it and of all those before it on the chain to the program.
package struct Dyld {
  /// A program, and the bundle that it lies in.
  private typealias Place = (bundle: Bundle, program: Bundle.Program)

  private let all: Images
  private var launch = Launch()
  private var place: Place?
  /// The image of the process that is made from each vertex.
  private var numbers: VertexTable
  /// The folders that dyld looks into for the load commands of each image.
  private var scopes: [[String]] = []
  private var isDone: [Bool] = []

  init(_ all: Images) {
    self.all = all
    numbers = VertexTable(count: all.graph.vertexCount)
  }

  /// Starts programs that find everything, as tests do: the host of a test, then its bundle.
  mutating func start(_ programs: [TargetID]) -> Launch {
    begin(in: nil)
    for program in programs { load(from: append(program.index, loader: -1, command: -1, [])) }
    launch.certainCount = launch.images.count
    return launch
  }

  /// Starts a program of a bundle.
  mutating func start(_ program: Bundle.Program, in bundle: Bundle) -> Launch {
    begin(in: (bundle, program))
    let scope = RunPaths.of(all.graph[program.target]).compactMap {
      RunPaths.folder($0, executable: program.executable, loader: program.executable)
    }
    load(from: append(program.target.index, loader: -1, command: -1, scope))
    launch.certainCount = launch.images.count
    return launch
  }

  /// Adds to the process that was started last what it may load later, though nothing links it.
  mutating func open(_ vertex: Int, over link: Int) -> Launch {
    if numbers[vertex] == nil {
      load(from: append(vertex, loader: -1, command: link, scopes.first ?? []))
    }
    return launch
  }

  private mutating func begin(in place: Place?) {
    launch = Launch()
    self.place = place
    numbers.clear()
    scopes = []
    isDone = []
  }

  private mutating func append(
    _ vertex: Int, loader: Int, command: Int, _ scope: [String]
  ) -> Int {
    let number = launch.images.count
    numbers[vertex] = number
    launch.images.append(Launch.Image(vertex: vertex, loader: loader, command: command))
    if place != nil { scopes.append(scope) }
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

  /// Follows a load command to the number of its image; nil for one that is weak and not there.
  ///
  /// What lies behind a framework that is not found is looked for as if it were.
  private mutating func follow(
    _ load: LinkedImage.Load, _ command: Int, of loader: Int
  ) -> Int? {
    var scope: [String] = []
    if let place {
      scope = scopes[loader]
      if all.installName(of: load.vertex) == nil,
        let folder = scope.first(where: { place.bundle.holds(load.vertex, in: $0) })
      {
        scope = own(load.vertex, in: folder, place) + scope
      } else {
        let absence = Launch.Absence(vertex: load.vertex, loader: loader, command: command)
        if load.isWeak {
          launch.passedOver.append(absence)
          return nil
        }
        if launch.certainCount == 0 { launch.absences.append(absence) }
      }
    }
    return numbers[load.vertex] ?? append(load.vertex, loader: loader, command: command, scope)
  }

  /// The folders of a framework's own run paths.
  private func own(_ vertex: Int, in folder: String, _ place: Place) -> [String] {
    // With the presets of XcodeGen a framework looks where the program looks.
    guard case .target(let id) = all.graph.end(of: vertex), all.graph[id].build.runPaths != nil
    else { return [] }
    return RunPaths.of(all.graph[id]).compactMap {
      RunPaths.folder(
        $0, executable: place.program.executable,
        loader: Bundle.loader(vertex, in: folder, all.graph))
    }
  }
}

extension Images {
  /// Where a dynamic library says that it is, if dyld is not to look for it over run paths.
  func installName(of vertex: Int) -> String? {
    guard case .target(let id) = graph.end(of: vertex), graph.productType(of: id) == .dynamicLibrary
    else {
      return nil
    }
    let folder = graph[id].build.installFolder ?? "/usr/local/lib"
    return folder.hasPrefix("/") ? "\(folder)/\(graph[id].product)" : nil
  }
}
