/// Reads the objects of a project into its targets.
struct ProjectReader {
  private let path: String
  private let root: Node
  private let project: Node
  let paths: ReferencePaths
  var objects: ProjectObjects
  /// The names of the targets, and of the target that builds each product, by ids.
  private(set) var targetNames: [String: String] = [:]
  private(set) var builders: [KeyText: String] = [:]
  /// The ids of the targets that others test, by the ids of these.
  private var tested: [String: String] = [:]
  private var packages: [String: ProjectPackage] = [:]

  /// Reads the project that a document holds, with what is odd in it.
  static func read(
    _ document: Document, of path: String
  ) -> (project: XcodeProject?, problems: [Problem]) {
    guard let root = document.root, var reader = ProjectReader(root, path) else {
      let isKnown = document.problems.contains { $0.severity == .error }
      let missing = Problem(
        "this file is not an Xcode project", at: Place(file: document.source.name))
      return (nil, document.problems + (isKnown ? [] : [missing]))
    }
    let project = reader.read()
    return (project, document.problems + reader.objects.problems)
  }

  private init?(_ root: Node, _ path: String) {
    var objects = ProjectObjects(of: root)
    let named = root["rootObject"].flatMap { objects.named(by: $0) }
    guard let project = named ?? objects.only("PBXProject") else { return nil }
    paths = ReferencePaths(below: project["mainGroup"], in: &objects)
    (self.path, self.root, self.project, self.objects) = (path, root, project, objects)
  }

  private mutating func read() -> XcodeProject {
    for (id, package) in objects.named(in: project["packageReferences"]) {
      packages[id.text] = ProjectPackage(package, at: id.place)
    }
    project["attributes"]?["TargetAttributes"]?.forEachEntry { id, attributes in
      tested[id.text] = attributes.text("TestTargetID")
    }
    let listed = objects.named(in: project["targets"])
    for (id, target) in listed {
      let name = target.text("name") ?? ""
      targetNames[id.text] = name
      guard let product = target["productReference"].map({ KeyText($0) }) else { continue }
      builders[product] = builders[product] ?? name
    }
    let folder = PathText.join(PathText.folder(of: path), project.text("projectDirPath") ?? "")
    return XcodeProject(
      path: path, folder: PathText.folded(folder), place: project.place,
      objectVersion: root.text("objectVersion").flatMap { Int($0) } ?? 0,
      configurations: configurations(of: project),
      packages: packages.values.sorted { $0.place < $1.place },
      folders: paths.folders,
      synchronizedFolders: paths.synchronizedFolders.map { self.folder($0, $0) },
      projectReferences: projectReferences(),
      targets: listed.map { target($0.id, $0.object) })
  }

  private mutating func projectReferences() -> [Note] {
    guard let list = project["projectReferences"] else { return [] }
    return list.items.compactMap { entry in
      guard let id = entry["ProjectRef"], let file = objects.named(by: id) else { return nil }
      return Note(paths.path(of: file), at: id.place)
    }
  }

  private mutating func target(_ id: Node, _ object: Node) -> ProjectTarget {
    let phases = phases(of: object)
    let folders = objects.named(in: object["fileSystemSynchronizedGroups"])
    let product = object["productReference"].flatMap { objects.named(by: $0) }
    return ProjectTarget(
      ids: [id.text, object.text("productReference")].compactMap { $0 }, kind: object.isa,
      name: object.text("name") ?? "",
      type: object.text("productType"),
      product: product.flatMap { $0.text("path") ?? $0.text("name") },
      productName: object.text("productName"), configurations: configurations(of: object),
      phases: phases,
      dependencies: objects.named(in: object["dependencies"]).map { dependency($0.id, $0.object) },
      packageProducts: objects.named(in: object["packageProductDependencies"]).map {
        ProjectEntry(item: packageProduct($0.object), place: $0.id.place)
      }, folders: folders.map { folder($0.id, $0.object) }, testTarget: tested[id.text],
      groups: paths.names(
        around: phases.sources.compactMap { $0.file?.group }
          + folders.compactMap { paths.location(of: $0.object).group }),
      place: object["name"]?.place ?? object.place)
  }

  private mutating func dependency(_ id: Node, _ object: Node) -> ProjectEntry {
    let item: ProjectEntry.Item
    if let product = object["productRef"].flatMap({ objects.named(by: $0) }) {
      item = packageProduct(product)
    } else if let name = object.text("target").flatMap({ targetNames[$0] }) {
      item = .target(name)
    } else if let proxy = object["targetProxy"].flatMap({ objects.named(by: $0) }) {
      item = .proxy(self.proxy(proxy))
    } else {
      item = .name(object.text("name") ?? "")
    }
    return ProjectEntry(item: item, platforms: object.platformFilters, place: id.place)
  }

  /// What stands for something in another project, or in this one.
  mutating func proxy(_ object: Node) -> ProjectProxy {
    let container = object["containerPortal"]
    let file = container.flatMap { objects.named(by: $0) }
    let isOwn = file?.isA("PBXProject") ?? false
    return ProjectProxy(
      container: isOwn ? nil : file.map { paths.path(of: $0) },
      name: object.text("remoteInfo"), id: object.text("remoteGlobalIDString"),
      isProduct: object.text("proxyType") == "2")
  }

  func packageProduct(_ object: Node) -> ProjectEntry.Item {
    let name = object.text("productName") ?? ""
    let isPlugin = name.hasPrefix("plugin:")
    let package = object["package"].flatMap { id in
      // One that the project doesn't list keeps its name.
      packages[id.text] ?? objects[KeyText(id)].map { ProjectPackage($0, at: id.place) }
    }
    return .package(
      name: isPlugin ? String(name.dropFirst("plugin:".count)) : name, package, isPlugin: isPlugin)
  }

  private mutating func folder(_ id: Node, _ object: Node) -> SynchronizedFolder {
    let exceptions = objects.named(in: object["exceptions"]).map { _, object in
      let attributes = object["attributesByRelativePath"]?.entries ?? []
      let filters = object["platformFiltersByRelativePath"]?.entries ?? []
      return SynchronizedFolder.Exceptions(
        target: object.text("target").flatMap { targetNames[$0] },
        phase: object["buildPhase"].flatMap { objects.named(by: $0)?.isa },
        phaseID: object.text("buildPhase"), files: object.texts("membershipExceptions"),
        weak: Set(
          attributes.filter { $0.value.items.contains { $0.text == "Weak" } }.map(\.key.text)),
        platforms: Dictionary(
          filters.map { ($0.key.text, $0.value.items.map(\.text).sorted()) },
          uniquingKeysWith: { $1 }), place: object.place)
    }
    return SynchronizedFolder(
      path: paths.path(of: object), exceptions: exceptions, copied: object.texts("explicitFolders"),
      place: id.place)
  }
}

extension ProjectPackage {
  fileprivate init(_ object: Node, at place: Place) {
    isLocal = object.isa == "XCLocalSwiftPackageReference"
    location = object.text(isLocal ? "relativePath" : "repositoryURL") ?? ""
    self.place = place
  }
}

extension XcodeProject {
  /// Reads the text of a `project.pbxproj`: as much of it as can be read, and what is odd in it.
  package static func read(_ source: Source) -> (project: XcodeProject?, problems: [Problem]) {
    do throws(Problem) {
      let document = try Document.read(source, as: .propertyList)
      return ProjectReader.read(document, of: PathText.folder(of: source.name))
    } catch {
      return (nil, [error])
    }
  }
}
