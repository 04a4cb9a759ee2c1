/// All declared targets and products, by every possible name.
///
/// Targets have the graph builder's numbers. A class, because it is large and passed around.
final class NameIndex {
  let containers: [Container]
  private let targets: [DeclaredTarget]
  private let owners: [Int32]
  private var locals: [[String: TargetID]] = []
  /// By the files that projects build.
  private var byFile: [String: [TargetID]] = [:]
  /// The actually built file, by the one that `productName:` suggests.
  private var builtFiles: [String: String] = [:]
  private var products: [String: [OfferedProduct]] = [:]
  private var byProjectFile: [String: Int] = [:]
  private var byProjectName: [String: [Int]] = [:]
  private var projectsByFolder: [String: Int] = [:]
  private var packagesByFolder: [String: Int] = [:]
  private var packagesByName: [String: Int] = [:]
  private(set) var hasCarthage = false
  /// The workspaces of each container; empty without workspaces.
  private let workspaces: [Set<Int>]
  /// Whether a project, a package or a workspace names a package.
  let hasPackageReferences: Bool
  private(set) var pods: [TargetID: PodUse] = [:]
  /// The blocks of a `Podfile` for targets that its project doesn't have.
  private(set) var lostPods: [(use: PodUse, project: Int)] = []

  init(_ containers: [Container], in workspaces: [XcodeWorkspace] = [], with pods: [PodUse]) {
    self.containers = containers
    isInXcode = containers.contains { $0.kind == .project }
    self.workspaces = NameIndex.holders(of: containers, among: workspaces)
    hasPackageReferences =
      containers.contains { $0.references.contains(where: \.isPackage) }
      || workspaces.contains { $0.members.contains { !$0.isProject } }
    targets = containers.flatMap(\.targets)
    owners = containers.enumerated().flatMap { number, container in
      repeatElement(Int32(truncatingIfNeeded: number), count: container.targets.count)
    }
    byFile.reserveCapacity(targets.count)
    locals.reserveCapacity(containers.count)
    for (number, container) in containers.enumerated() { add(container, number) }
    for id in ids { add(self[id], id) }
    for (number, container) in containers.enumerated() {
      for product in container.products {
        let made = product.targets.compactMap { local($0, in: number) }.sorted()
        products[product.name, default: []].append(
          OfferedProduct(
            external: External(
              product.name, .package, package: container.name, linkage: product.linkage),
            container: number, targets: made))
      }
    }
    for use in pods {
      let users = users(of: use)
      for id in users { self.pods[id] = use }
      if users.isEmpty, let project = project(of: use) { lostPods.append((use, project)) }
    }
  }

  /// The projects with targets that may use pods; pods themselves are none.
  private lazy var podUsers = containers.indices.filter {
    containers[$0].kind == .project && !containers[$0].spec.isPodfile
  }

  /// The one project that CocoaPods takes the targets of a `Podfile` from, if all of it is known.
  private func project(of use: PodUse) -> Int? {
    let projects = podUsers.filter { number in
      let (container, file) = (containers[number], use.project)
      return file.map { $0 == container.projectFile } ?? (container.folder == use.folder)
    }
    return projects.count == 1 && !containers[projects[0]].spec.isPartial ? projects[0] : nil
  }

  /// The targets that a `Podfile` names: in its folder, else below it.
  private func users(of use: PodUse) -> [TargetID] {
    let projects = podUsers.filter {
      use.folder.isEmpty || "\(containers[$0].folder)/".hasPrefix(use.folder + "/")
    }
    let near = projects.filter { containers[$0].folder == use.folder }
    let named = projects.filter { containers[$0].projectFile == use.project }
    let found = [named, near, projects].map { $0.compactMap { local(use.target, in: $0) } }
    return found.first { !$0.isEmpty } ?? []
  }

  /// Whether Xcode builds all this, and takes a package of its project in place of one that has the
  /// same name.
  let isInXcode: Bool

  var packages: [Int] { containers.indices.filter { containers[$0].kind == .package } }

  func productNames(of packages: [Int]) -> [String] {
    packages.flatMap { containers[$0].products.map(\.name) }
  }

  var ids: some Sequence<TargetID> { targets.indices.lazy.map { TargetID($0) } }
  subscript(id: TargetID) -> DeclaredTarget { targets[id.index] }
  func owner(of id: TargetID) -> Int { Int(owners[id.index]) }
  func container(of id: TargetID) -> Container { containers[owner(of: id)] }
  func local(_ name: String, in container: Int) -> TargetID? { locals[container][name] }
  func localNames(in container: Int) -> [String] { locals[container].keys.sorted() }
  func builders(of file: String) -> [TargetID] { byFile[file] ?? [] }

  /// The targets that build a file, in the consumer's workspace if it is in one.
  func builders(of file: String, visibleTo consumer: TargetID) -> [TargetID] {
    let builders = builders(of: file)
    guard !workspaces.isEmpty, !builders.isEmpty else { return builders }
    let around = workspaces[owner(of: consumer)]
    guard !around.isEmpty else { return builders }
    return builders.filter { !workspaces[owner(of: $0)].isDisjoint(with: around) }
  }

  /// The builders of a file in each workspace of the consumer; all of them without a workspace.
  func split(_ builders: [TargetID], byWorkspacesOf consumer: TargetID) -> [[TargetID]] {
    let around = workspaces.isEmpty ? [] : workspaces[owner(of: consumer)]
    guard !around.isEmpty else { return [builders] }
    return around.map { workspace in
      builders.filter { workspaces[owner(of: $0)].contains(workspace) }
    }
  }

  private static func holders(
    of containers: [Container], among workspaces: [XcodeWorkspace]
  ) -> [Set<Int>] {
    guard !workspaces.isEmpty else { return [] }
    var holders: [String: Set<Int>] = [:]
    let references = Dictionary(
      containers.map { ($0.mainFile, $0.references.compactMap(\.mainFile)) }, uniquingKeysWith: +)
    let alone = containers.filter { $0.references.contains { $0.projectFile != nil } }
    let members = workspaces.map { $0.members.map(\.file) } + alone.map { [$0.mainFile] }
    for (number, members) in members.enumerated() {
      // A project that refers to others is one of its own, unless it is in one.
      if number >= workspaces.count, holders[members[0]] != nil { continue }
      // Projects and packages that members refer to are in the workspace as well.
      var files = members
      while let file = files.popLast() {
        guard holders[file, default: []].insert(number).inserted else { continue }
        files += references[file] ?? []
      }
    }
    return containers.map { holders[$0.mainFile] ?? [] }
  }

  /// The file that a target builds instead of one that its `productName:` suggests.
  func builtFile(insteadOf file: String) -> String? { builtFiles[file] }

  func productFiles() -> [String] { byFile.keys.sorted() }

  func product(named name: String, in package: Int) -> OfferedProduct? {
    products[name]?.first { $0.container == package }
  }

  /// The products of a name in the packages that a project or a package names, else in its
  /// workspaces, else in any; each workspace has one if they are disputed.
  func products(
    named name: String, near container: Int
  ) -> (nearest: [OfferedProduct], areRivals: Bool, areDisputed: Bool) {
    let offers = products[name] ?? []
    guard offers.count > 1 else { return (offers, false, false) }
    let own = containers[container].references.compactMap { self.container(at: $0.way) }
    let named = offers.filter { own.contains($0.container) }
    if !named.isEmpty { return (named, false, false) }
    let around = workspaces.isEmpty ? [] : workspaces[container]
    let visible =
      around.isEmpty ? [] : offers.filter { !workspaces[$0.container].isDisjoint(with: around) }
    guard !visible.isEmpty else { return (offers, false, false) }
    let areDisputed = around.allSatisfy { workspace in
      visible.filter { workspaces[$0.container].contains(workspace) }.count < 2
    }
    return (visible, visible.count > 1, areDisputed)
  }

  /// The products without a named package, which no package has that the project, its workspaces
  /// or their packages name.
  func lostProducts(of project: Int) -> [Dependency] {
    let around = workspaces.isEmpty ? [] : workspaces[project]
    var waiting = [project]
    if !around.isEmpty {
      waiting += containers.indices.filter { !workspaces[$0].isDisjoint(with: around) }
    }
    var reached: Set<Int> = []
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += containers[next].references.compactMap { container(at: $0.way) }
    }
    return containers[project].targets.flatMap(\.dependencies).filter { dependency in
      dependency.kind == .product && dependency.container == nil
        && !(products[dependency.reference] ?? []).contains { reached.contains($0.container) }
    }
  }

  func container(at way: ContainerReference.Way) -> Int? {
    switch way {
    case .projectFile(let path): generator(of: path)
    case .projectFolder(let path): projectsByFolder[path]
    case .packageFolder(let path):
      packagesByFolder[path] ?? (isInXcode ? packagesByName[path.packageIdentity] : nil)
    case .packageIdentity(let name): packagesByName[name.lowercased()]
    }
  }

  func generator(of projectFile: String) -> Int? {
    if let exact = byProjectFile[projectFile] { return exact }
    let named = byProjectName[String(projectFile.lastPathName)] ?? []
    return named.count == 1 ? named.first : nil
  }

  private func add(_ container: Container, _ number: Int) {
    locals.append(Dictionary(minimumCapacity: container.targets.count))
    if let file = container.projectFile {
      byProjectFile[file] = byProjectFile[file] ?? number
      byProjectName[String(file.lastPathName), default: []].append(number)
    }
    guard container.kind == .package else {
      projectsByFolder[container.folder] = projectsByFolder[container.folder] ?? number
      return
    }
    packagesByFolder[container.folder] = packagesByFolder[container.folder] ?? number
    for name in [container.name, String(container.folder.lastPathName)] where !name.isEmpty {
      packagesByName[name.lowercased()] = packagesByName[name.lowercased()] ?? number
    }
  }

  private func add(_ target: DeclaredTarget, _ id: TargetID) {
    // Equal final names crash XcodeGen; here the first one wins and is reported.
    for name in [target.name] + target.ids where local(name, in: owner(of: id)) == nil {
      locals[owner(of: id)][name] = id
    }
    if target.dependencies.contains(where: { $0.kind == .carthage }) { hasCarthage = true }
    guard container(of: id).kind == .project, target.kind == .native,
      target.type.fileExtension != nil
    else { return }
    // As Xcode builds them by settings; with an unknown variable the possible ones.
    let (made, set) = (target.made, target.made.settingNames)
    let known = set.filter { !$0.has(UInt8(ascii: "$")) }
    let open = known.count == set.count ? [] : Set([made.name, made.productName]).sorted()
    let files = (set.isEmpty ? [made.productName] : known + open).map(target.type.file)
    for file in files { byFile[file, default: []].append(id) }
    if let file = files.first, !files.contains(target.made.product) {
      builtFiles[target.made.product] = file
    }
  }
}

extension Container {
  /// The file by which workspaces name it.
  var mainFile: String {
    kind == .package ? "\(folder)/Package.swift" : projectFile ?? ""
  }
}

extension ContainerReference {
  fileprivate var mainFile: String? {
    if case .packageFolder(let folder) = way { "\(folder)/Package.swift" } else { projectFile }
  }
}

/// A product of a package, and its targets.
struct OfferedProduct {
  /// The product, with no linkage if the build decides.
  let external: External
  let container: Int
  let targets: [TargetID]
}
