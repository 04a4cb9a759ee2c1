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
    var pods = LocalPods(
      Podfile(source), PodLock(parsed.entry(for: path + ".lock").document?.root), at: path)
    for name in pods.paths.keys.sorted() {
      let file = PathText.join(pods.folder(of: name), "\(name).podspec")
      guard files.kind(file) != nil, let source = try? parsed.plainSource(at: file) else { continue }
      pods.add(Podspec(source), of: name)
    }
    part.pods = pods.uses
    part.problems = pods.problems
    part.container = Container(
      kind: .project, policy: .asWritten, spec: Spec(path: path, project: "Pods"),
      projectFile: project, targets: pods.paths.keys.sorted().map(pods.target))
    return part
  }
}

/// The pods of a `Podfile`, with what they require.
private struct LocalPods {
  private let podfile: Podfile
  private let file: String
  private var requirements: [String: [(name: String, place: Place)]]
  private(set) var paths: [String: String]
  private var specs: [String: Podspec] = [:]

  init(_ podfile: Podfile, _ lock: PodLock, at file: String) {
    (self.podfile, self.file) = (podfile, file)
    (requirements, paths) = (lock.requirements, lock.paths)
    for pod in podfile.targets.flatMap(\.pods) { paths[pod.name] = pod.path ?? paths[pod.name] }
  }

  /// The folder of a local pod; its path may be that of its podspec.
  func folder(of name: String) -> String {
    let path = PathText.folded(PathText.join(Spec.folder(of: file), paths[name] ?? ""))
    return path.hasSuffix(".podspec") ? Spec.folder(of: path) : path
  }

  mutating func add(_ spec: Podspec, of name: String) {
    specs[name] = spec
    requirements[name] = requirements[name] ?? spec.dependencies
  }

  var problems: [Problem] {
    podfile.unknown.map {
      [
        Problem(
          "this line computes something, so it is unknown which targets use which pods", at: $0,
          severity: .warning)
      ]
    } ?? []
  }

  var uses: [PodUse] {
    podfile.targets.map { target in
      var known = Set(target.pods.map(\.name))
      var pods = target.pods.map { ($0.name, $0.place) }
      var next = 0
      while next < pods.count {
        let (name, place) = pods[next]
        next += 1
        let required = (requirements[name] ?? []).filter { known.insert($0.name).inserted }
        pods += required.map { ($0.name, place) }
      }
      let dependencies = pods.map { Dependency(.pod, $0.0, at: $0.1) }
      return PodUse(
        folder: Spec.folder(of: file), target: target.name,
        own: Array(dependencies.prefix(target.pods.count)),
        required: Array(dependencies.dropFirst(target.pods.count)))
    }
  }

  func target(_ name: String) -> DeclaredTarget {
    let spec = specs[name]
    let user = podfile.targets.first { $0.pods.contains { $0.name == name } }
    let place = user?.pods.first { $0.name == name }?.place ?? Place(file: file)
    var details = Target.Details(
      project: "Pods", productName: spec?.module ?? SettingExpansion.identifier(name),
      place: spec?.place ?? place)
    details.sources = spec?.sources ?? []
    let isStatic = user?.form == .framework && spec?.isStaticFramework ?? false
    var made = Target(
      name: name, spec: SpecID(0), type: isStatic ? .staticFramework : user?.form ?? .framework,
      platform: .auto, details: details)
    if user == nil { (made.linkage, made.declaredLinkage) = (.none, .none) }
    let dependencies = (requirements[name] ?? []).map { Dependency(.pod, $0.name, at: $0.place) }
    return DeclaredTarget(made, dependencies: dependencies)
  }
}

extension [LoadedPart] {
  /// The same with each local pod once, in the uppermost `Podfile`, and only if no other project
  /// builds it.
  func keepingPodsOnce() -> [LoadedPart] {
    let others = filter { $0.pods == nil }
    var names = Set(others.lazy.compactMap(\.container).flatMap { $0.targets.map(\.name) })
    let podfiles = filter { $0.pods != nil }.sorted { $0.path.utf8.count < $1.path.utf8.count }
    return others
      + podfiles.compactMap { part in
        guard let pods = part.container else { return nil }
        let targets = pods.targets.filter { names.insert($0.name).inserted }
        var part = part
        part.container = Container(
          kind: pods.kind, policy: pods.policy, spec: pods.spec, projectFile: pods.projectFile,
          targets: targets)
        return targets.isEmpty ? nil : part
      }
  }
}
