/// Reads a `Podfile` with its lock file, unless the project that CocoaPods makes of it is there.
///
/// Local pods are targets, all others are externals.
struct PodLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    guard path.lastPathName == "Podfile" else { return nil }
    var part = LoadedPart(path: path, container: nil)
    part.pods = []
    let project = PathText.join(Spec.folder(of: path), "Pods/Pods.xcodeproj")
    // A file that cannot be read is reported with the names of pods.
    guard files.kind("\(project)/\(XcodeBundle.projectFile)") == nil,
      let source = try? parsed.plainSource(at: path)
    else { return part }
    let (podfile, lock) = (Podfile(source), parsed.entry(for: path + ".lock"))
    if case .problem(let problem, _) = lock { part.problems.append(problem) }
    var pods = PodGraph(podfile, PodLock(lock.document?.root))
    for (name, path) in pods.paths {
      let folder = PathText.folded(PathText.join(Spec.folder(of: source.name), path))
      let file = folder.hasSuffix(".podspec") ? folder : PathText.join(folder, "\(name).podspec")
      guard files.kind(file) != nil else { continue }
      if let source = try? parsed.plainSource(at: file) { pods.add(Podspec(source), of: name) }
    }
    part.pods = pods.uses(in: Spec.folder(of: path))
    part.container = Container(
      kind: .project, policy: .asWritten, spec: Spec(path: path, project: "Pods"),
      projectFile: project, targets: pods.paths.keys.sorted().map(pods.target))
    part.problems += podfile.problem.map { [$0] } ?? []
    return part
  }
}

/// The pods of a `Podfile`, and what they require.
private struct PodGraph {
  private let targets: [Podfile.Target]
  /// Of several targets with a pod, the first one decides how it is linked.
  private var users: [String: (isStatic: Bool, place: Place)] = [:]
  private var requirements: [String: [(name: String, place: Place)]]
  private(set) var paths: [String: String]
  private var specs: [String: Podspec] = [:]
  private let place: Place
  /// The limit of what all targets require, for hostile files.
  private static let mostRequired = 1 << 16

  init(_ podfile: Podfile, _ lock: PodLock) {
    place = podfile.place
    (targets, requirements, paths) = (podfile.targets, lock.requirements, lock.paths)
    for target in targets {
      for pod in target.pods where users[pod.name] == nil {
        users[pod.name] = (target.isStatic, pod.place)
        paths[pod.name] = pod.path ?? paths[pod.name]
      }
    }
  }

  mutating func add(_ spec: Podspec, of name: String) {
    specs[name] = spec
    requirements[name] = requirements[name] ?? spec.dependencies
  }

  func uses(in folder: String) -> [PodUse] {
    var left = PodGraph.mostRequired
    return targets.map { target in
      var known = Set(target.pods.map(\.name))
      var pods = target.pods.map { ($0.name, $0.place) }
      var next = 0
      while next < pods.count, left > 0 {
        let (name, place) = pods[next]
        next += 1
        let required = (requirements[name] ?? []).filter { known.insert($0.name).inserted }
        pods += required.map { ($0.name, place) }
        left -= required.count
      }
      return PodUse(
        folder: folder, target: target.name,
        names: target.searched.union(target.pods.map(\.name)), dependencies: pods.map(dependency),
        listedCount: target.pods.count)
    }
  }

  func target(_ name: String) -> DeclaredTarget {
    var details = Target.Details(
      project: "Pods", productName: product(name),
      place: specs[name]?.place ?? users[name]?.place ?? place)
    details.sources = specs[name]?.sources ?? []
    let isStatic = specs[name]?.isStaticFramework ?? false || users[name]?.isStatic ?? false
    let made = Target(
      name: name, spec: SpecID(0), type: isStatic ? .staticFramework : .framework,
      platform: .auto, details: details)
    return DeclaredTarget(made, dependencies: (requirements[name] ?? []).map(dependency))
  }

  private func dependency(_ name: String, at place: Place) -> Dependency {
    Dependency(.pod, "\(product(name)).framework", at: place, implicit: true)
  }

  private func product(_ name: String) -> String {
    specs[name]?.module ?? SettingExpansion.identifier(name)
  }
}

extension LoadedPart {
  /// The same with the local pods that no other project builds; nil if there are none.
  func withPods(besides names: inout Set<String>) -> LoadedPart? {
    guard let pods = container else { return nil }
    let targets = pods.targets.filter { names.insert($0.name).inserted }
    var part = self
    part.container = Container(
      kind: pods.kind, policy: pods.policy, spec: pods.spec, projectFile: pods.projectFile,
      targets: targets)
    return targets.isEmpty ? nil : part
  }
}
