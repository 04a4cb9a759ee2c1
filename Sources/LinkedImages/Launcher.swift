/// Starts the processes of a graph: programs in their app's bundle, test bundles in the host.
struct Launcher {
  private let all: Images
  /// The first app that contains each extension.
  private let homes: [TargetID: TargetID]
  private var dyld: Dyld
  /// The bundle of the app at hand, and what all programs in it load.
  private var inside: (bundle: Bundle, images: Set<Int>)?

  init(_ all: Images) {
    self.all = all
    var homes: [TargetID: TargetID] = [:]
    for app in all.apps {
      for inner in all.bundle(of: app).programs.map(\.target)
      where all.graph.productType(of: inner).bundleFolder != nil && homes[inner] == nil {
        homes[inner] = app
      }
    }
    self.homes = homes
    dyld = Dyld(all)
  }

  func home(of process: TargetID) -> TargetID? {
    all.graph.productType(of: process).isApp ? process : homes[process]
  }

  /// What a process loads, and how many of the images belong to the host of a test.
  mutating func launch(_ process: TargetID) -> (launch: Launch, hostCount: Int) {
    if let app = home(of: process) { return (launch(process, in: app), 0) }
    guard let host = all.processHost(of: process) else { return (dyld.start([process]), 0) }
    let launch = dyld.start([host, process])
    return (launch, launch.images.lastIndex { $0.loader < 0 } ?? 0)
  }

  /// Loads a program of a bundle, then embedded frameworks that no program of the bundle links, and
  /// weak ones that something other than a copy phase may embed.
  mutating func launch(_ process: TargetID, in app: TargetID) -> Launch {
    if inside?.bundle.programs.first?.target != app {
      let bundle = all.bundle(of: app)
      let launches = bundle.programs.map { dyld.start($0, in: bundle) }
      inside = (bundle, Set(launches.flatMap { $0.images.map(\.vertex) }))
    }
    guard let (bundle, linked) = inside,
      let program = bundle.programs.first(where: { $0.target == process })
    else { return Launch() }
    var launch = dyld.start(program, in: bundle)
    let carried = (bundle.folders[program.frameworks] ?? [:]).sorted { $0.key < $1.key }
    for (vertex, link) in carried
    where all.map.forms[vertex] == .image && !linked.contains(vertex) {
      launch = dyld.open(vertex, over: link)
    }
    for absence in launch.passedOver
    where all.carrier(of: all.graph.end(of: absence.vertex), into: app) != nil {
      let loader = launch.images[absence.loader].vertex
      launch = dyld.open(absence.vertex, over: all.loads(of: loader)[absence.command].link)
    }
    return launch
  }
}

extension Images {
  /// What brings a framework into an app apart from the copy phase for its dependencies.
  package func carrier(of framework: Link.End, into app: TargetID) -> BuildFacts.Carrier? {
    if graph.merges(framework, into: app, at: destination) { return .merging }
    let target = framework.target.map { graph[$0] }
    let isPod = target.map { $0.project == "Pods" }
    return graph[app].build.carrier(
      of: target?.settingNames.first ?? graph.productName(of: framework),
      isPod: isPod ?? (framework.external.map { graph[$0].kind } == .cocoapods ? true : nil))
  }
}

extension ModuleGraph {
  /// Whether Xcode may merge a framework into an app: a direct dependency that is mergeable.
  func merges(_ framework: Link.End, into app: TargetID, at destination: Destination) -> Bool {
    guard let merging = self[app].build(for: destination).merging,
      let link = links(from: app).first(where: { $0.to == framework && $0.links && !$0.isWeak })
    else { return false }
    // It says itself whether it is mergeable, in a way that is not read.
    guard let id = framework.target else {
      return entry(of: link).reference.hasSuffix("xcframework")
    }
    return self[id].build(for: destination).isMergeable
      || merging == .automatic && spec(of: id) == spec(of: app)
  }
}
