/// Reads a `Podfile` with its lock file, unless the project that CocoaPods makes of it is there.
///
/// Local pods that have a podspec are targets, all others are externals.
struct PodLoader: Loader {
  private let files: ProjectFiles

  init(files: ProjectFiles, environment: [String: String]) { self.files = files }

  func read(_ path: String, in parsed: inout ParsedFiles, among crowd: SpecBatch) -> LoadedPart? {
    guard path.lastPathName == "Podfile" else { return nil }
    var part = LoadedPart(path: path, container: nil)
    part.pods = []
    let folder = Spec.folder(of: path)
    let project = PathText.join(folder, "Pods/Pods.xcodeproj")
    // A file that cannot be read is reported with the names of pods.
    guard files.kind("\(project)/\(XcodeBundle.projectFile)") == nil,
      let source = try? parsed.plainSource(at: path)
    else { return part }
    let podfile = Podfile(source)
    part.problems += podfile.problems
    let lock = PodLock(parsed.entry(for: path + ".lock").document?.root)
    let pods = PodGraph(podfile, lock) { name, path in
      let folder = PathText.folded(PathText.join(folder, path))
      let isFile = folder.hasSuffix(".podspec") || folder.hasSuffix(".json")
      let file = isFile ? folder : PathText.join(folder, "\(name).podspec")
      return podspec(file, &part.problems, in: &parsed)
        ?? podspec(file + ".json", &part.problems, in: &parsed)
    }
    part.problems += pods.problems
    guard podfile.integrates else { return part }
    part.pods = pods.uses(in: folder)
    part.namedProjects = podfile.targets.compactMap(\.project).map {
      Note(files.known(PathText.folded(PathText.join(folder, $0.text))), at: $0.place)
    }
    part.container = Container(
      kind: .project, policy: .asWritten, spec: Spec(path: path, project: "Pods"),
      projectFile: project, targets: pods.locals.map(pods.target))
    return part
  }

  private func podspec(
    _ path: String, _ problems: inout [Problem], in parsed: inout ParsedFiles
  ) -> Podspec? {
    guard files.kind(path) != nil, let source = try? parsed.plainSource(at: path) else {
      return nil
    }
    let podspec = Podspec(source)
    problems += [podspec.problem].compactMap { $0 }
    return podspec
  }
}

/// The pods of a `Podfile`, and what they require.
private struct PodGraph {
  private let targets: [Podfile.Target]
  /// What each target lists, and behind that what its pods require.
  private var required: [[(name: String, place: Place)]] = []
  private let hook: PodHook?
  /// Of several targets with a pod, the first one decides how it is linked.
  private var users: [String: (isStatic: Bool, place: Place)] = [:]
  /// Where a target has a pod statically that another has dynamically, or the other way around.
  private var mixed: [String: Place] = [:]
  private var needs: [String: [PodLock.Need]]
  private var specs: [String: Podspec] = [:]
  let locals: [String]
  private let place: Place
  /// The limit of what all targets require, for hostile files.
  private static let mostRequired = 1 << 16

  init(
    _ podfile: Podfile, _ lock: PodLock, podspec: (_ name: String, _ path: String) -> Podspec?
  ) {
    (place, targets, needs) = (podfile.place, podfile.targets, lock.requirements)
    hook = podfile.hook
    var paths = lock.paths
    var listed: Set<String> = []
    for pod in targets.flatMap(\.pods) where listed.insert(pod.name).inserted {
      paths[pod.name] = pod.path ?? paths[pod.name]
    }
    for name in paths.keys.sorted() { specs[name] = paths[name].flatMap { podspec(name, $0) } }
    // What an install creates, such as `Keys` or a merged pod, isn't in the tree.
    locals = specs.keys.sorted()
    for name in locals {
      if let parts = lock.parts[name] { specs[name]?.keep(parts) }
      needs[name] = needs[name] ?? specs[name]?.needs
    }
    // Its parts may require the same, or one another.
    for (name, all) in needs {
      let tests = specs[name]?.tests ?? ["Tests"]
      var known: Set = [name]
      needs[name] = all.filter { need in
        !need.part.split(separator: "/").contains { tests.contains(String($0)) }
          && known.insert(need.name).inserted
      }
    }
    var left = PodGraph.mostRequired
    for target in targets {
      // Several parts of a pod are one.
      var known: Set<String> = []
      var pods = target.pods.filter { known.insert($0.name).inserted }.map { ($0.name, $0.place) }
      var next = 0
      while next < pods.count, left > 0 {
        let (name, place) = pods[next]
        next += 1
        let new = (needs[name] ?? []).filter { known.insert($0.name).inserted }
        pods += new.map { ($0.name, place) }
        left -= new.count
      }
      required.append(pods)
      for (name, place) in pods {
        let first = users[name] ?? (target.isStatic, place)
        users[name] = first
        if first.isStatic != target.isStatic { mixed[name] = mixed[name] ?? place }
      }
    }
  }

  /// A warning for each local pod that is linked in two ways.
  var problems: [Problem] {
    locals.compactMap { name in
      mixed[name].map { place in
        let (known, other) =
          users[name]?.isStatic == true ? ("static", "dynamic") : ("dynamic", "static")
        return Problem(
          "the pod `\(name)` is \(other) here and \(known) in another target; archlint knows it as "
            + "\(known)", at: place, severity: .warning)
      }
    }
  }

  func uses(in folder: String) -> [PodUse] {
    zip(targets, required).map { target, pods in
      PodUse(
        folder: folder,
        project: target.project.map { PathText.folded(PathText.join(folder, $0.text)) },
        target: target.name, place: target.place,
        names: target.searched.union(target.pods.map(\.name)),
        dependencies: pods.map { dependency($0, at: $1, isStatic: target.isStatic) },
        listedCount: Set(target.pods.map(\.name)).count)
    }
  }

  func target(_ name: String) -> DeclaredTarget {
    var details = Target.Details(
      project: "Pods", productName: product(name),
      place: specs[name]?.place ?? users[name]?.place ?? place)
    details.sources = specs[name]?.sources ?? []
    let podspec = specs[name]
    let isStatic =
      podspec?.isStaticFramework ?? false
      || podspec?.linkage.map { $0 == .static } ?? users[name]?.isStatic ?? false
    if hook?.linkage == Linkage.none || mixed[name] != nil {
      details.build.unread = [BuildFacts.Unread(.linkage, in: place.file)]
    }
    let made = Target(
      name: name, spec: SpecID(0), type: isStatic ? .staticFramework : .framework,
      platform: .auto, details: details)
    return DeclaredTarget(
      made,
      dependencies: (needs[name] ?? []).map {
        dependency($0.name, at: $0.place, isStatic: users[name]?.isStatic ?? false)
      })
  }

  private func dependency(_ name: String, at place: Place, isStatic: Bool) -> Dependency {
    Dependency(
      .pod, "\(product(name)).framework", at: place, implicit: true, isStatic: isStatic)
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
