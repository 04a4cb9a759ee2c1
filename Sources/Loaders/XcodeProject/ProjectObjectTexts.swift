/// Collects what each target of a project consists of, from the objects that it leads to.
///
/// Ids leave no trace: tools and merges write new ones without changing anything.
struct ProjectObjectTexts {
  private var objects: ProjectObjects
  private let project: Node
  private let paths: ReferencePaths
  private let folder: String
  private let files: ProjectFiles
  private var made = ProjectDefinition()
  private var configFiles: [String: ConfigFile] = [:]
  /// The names of targets by their ids, where others only name them.
  private var names: [String: String] = [:]

  /// Keys that lead to other targets, back to the project, or to what only Xcode's window shows.
  private static let left: Set<String> = [
    "containerPortal", "remoteGlobalIDString", "targetProxy", "proxyType", "productReference",
    "lastKnownFileType", "buildActionMask", "includeInIndex",
  ]
  private static let references: Set<String> = ["exceptions", "target", "buildPhase"]
  private static let folderKey = ".fileSystemSynchronizedGroups"
  private static let attributes: Set<String> = [
    "buildConfigurationList", "developmentRegion", "knownRegions",
  ]

  init?(_ document: Document, at path: String, _ files: ProjectFiles) {
    guard let root = document.root else { return nil }
    var objects = ProjectObjects(of: root)
    guard let id = root["rootObject"], let project = objects.named(by: id) else { return nil }
    paths = ReferencePaths(below: project["mainGroup"], in: &objects)
    (self.objects, self.project, self.files) = (objects, project, files)
    folder = PathText.folded(
      PathText.join(
        PathText.folder(of: PathText.folder(of: path)), project.text("projectDirPath") ?? ""))
  }

  mutating func definition() -> ProjectDefinition? {
    let targets = objects.named(in: project["targets"])
    for (id, target) in targets { names[id.text] = target.text("name") ?? "" }
    let own = project.entries.filter { ProjectObjectTexts.attributes.contains($0.key.text) }
    for entry in own.sorted(by: { $0.key.text < $1.key.text }) {
      guard let texts = texts(of: entry.value, at: entry.key.text) else { return nil }
      made.shared += texts
    }
    for (id, target) in targets {
      let attributes = project["attributes"]?["TargetAttributes"]?.entries
        .first { $0.key.text == id.text }
      guard let texts = texts(of: target, at: ""),
        let tested = attributes.map({ self.texts(of: $0.value, at: "attributes") }) ?? []
      else { return nil }
      made.targets[names[id.text] ?? "", default: []] += texts + tested
    }
    addFolders(of: targets)
    return made
  }

  /// An object is entered once for each target, so that circles end.
  private mutating func texts(of node: Node, at key: String) -> [KeyedText]? {
    var seen: Set<String> = []
    let texts = KeyedText.list(of: node, at: key) { content(of: $0, &seen) }
    return texts.map { texts in texts.flatMap { withContents($0) } }
  }

  private mutating func content(of node: Node, _ seen: inout Set<String>) -> KeyedText.Content<Node>
  {
    switch node.kind {
    case .sequence: return .items(node.items)
    case .mapping:
      let entries = node.entries.map { (key: $0.key.text, value: $0.value) }
      return .entries(entries.filter { !ProjectObjectTexts.left.contains($0.key) })
    case .scalar: break
    }
    let id = node.text
    if let name = names[id] { return .text(name) }
    guard let object = objects[KeyText(node)] else { return .text(id) }
    let isa = object.isa
    if isa == "PBXFileReference" || isa.hasSuffix("SynchronizedRootGroup") {
      let path = PathText.folded(PathText.join(folder, paths.path(of: object)))
      return .text(path)
    }
    // Most are nothing but a file.
    if isa == "PBXBuildFile", object.entryCount == 2, let file = object["fileRef"] {
      return .values([(".fileRef", file)])
    }
    return seen.insert(id).inserted ? .values([("", object)]) : .text("")
  }

  /// Adds the synchronized folders to all targets that they belong to or that their exceptions name.
  private mutating func addFolders(of targets: [(id: Node, object: Node)]) {
    var users: [String: Set<String>] = [:]
    for (id, target) in targets {
      let owned = target.texts("fileSystemSynchronizedGroups") + target.texts("buildPhases")
      for object in owned + [id.text] { users[object, default: []].insert(names[id.text] ?? "") }
    }
    for (id, folder) in objects.synchronizedFolders {
      let exceptions = objects.named(in: folder["exceptions"]).map(\.object)
      var named = users[id] ?? []
      var texts = [KeyedText(ProjectObjectTexts.folderKey, paths.path(of: folder))]
      for object in [folder] + exceptions {
        for key in ["target", "buildPhase"] {
          let users = users[object.text(key) ?? ""] ?? []
          named.formUnion(users)
          texts += users.sorted().map { KeyedText("\(ProjectObjectTexts.folderKey).\(key)", $0) }
        }
        for entry in object.entries.sorted(by: { $0.key.text < $1.key.text })
        where !ProjectObjectTexts.references.contains(entry.key.text) {
          let key = "\(ProjectObjectTexts.folderKey).\(entry.key.text)"
          texts += entry.value.keyedTexts(at: key) ?? [KeyedText(key, entry.value.text)]
        }
      }
      for name in named { made.targets[name, default: []] += texts }
    }
  }

  /// The settings in a configuration file, in the place of its path.
  private mutating func withContents(_ text: KeyedText) -> [KeyedText] {
    guard text.text.hasSuffix(".xcconfig"), text.key.hasSuffix("Reference") else { return [text] }
    let file = configFiles[text.text] ?? ConfigFile.read(text.text, in: files, of: folder)
    configFiles[text.text] = file
    made.files.formUnion(file.files)
    made.files.insert(text.text)
    return file.settings.sorted { $0.key < $1.key }
      .map { KeyedText("\(text.key).\($0.key)", $0.value.text) }
  }
}
