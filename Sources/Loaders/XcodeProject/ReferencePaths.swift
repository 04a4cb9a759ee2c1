/// The paths of a project's files and groups, and the groups that contain them in the navigator.
struct ReferencePaths {
  /// Deeper groups are not told apart, and macOS takes no longer paths: bounds for hostile files.
  private static let (mostDepth, longestPath) = (64, 1024)

  /// The groups of the navigator, each as its names and numbers from the outermost on.
  private var groups: [[(name: String, number: Int)]] = []
  /// By where objects begin in the text.
  private var locations: [UInt32: (folder: String, group: Int?)] = [:]
  /// The folders in the navigator that aren't groups, such as packages.
  private(set) var folders: [Note] = []
  /// The folders that Xcode synchronizes with the disk, packages in them included.
  private(set) var synchronizedFolders: [Node] = []

  /// Walks down from the group that holds all others; one that holds itself is entered once.
  init(below id: Node?, in objects: inout ProjectObjects) {
    guard let id, let top = objects.named(by: id) else { return }
    var pending = [(object: top, folder: "", group: Int?.none)]
    while let (object, folder, group) = pending.popLast() {
      guard locations[object.span.start] == nil else { continue }
      // Few are asked for here.
      var path: String { ReferencePaths.path(of: object, in: folder) }
      locations[object.span.start] = (folder, group)
      if object.isA("PBXFileSystemSynchronizedRootGroup") { synchronizedFolders.append(object) }
      switch object.text("lastKnownFileType") {
      case "folder", "wrapper": folders.append(Note(path, at: object.place))
      // A package that some versions of Xcode take for a file.
      case "text" where !path.lastPathName.contains("."):
        folders.append(Note(path, at: object.place))
      default: break
      }
      guard let children = object["children"] else { continue }
      let outer = group.map { groups[$0] } ?? []
      var inner = group
      if let name = object.text("name") ?? object.text("path"),
        outer.count < ReferencePaths.mostDepth
      {
        inner = groups.count
        groups.append(outer + [(name, groups.count)])
      }
      let tree = object.text("sourceTree") ?? "<group>"
      let isOfBuild = !["<group>", "SOURCE_ROOT", "<absolute>"].contains(tree)
      let next = (folder: isOfBuild ? PathText.join("$(\(tree))", path) : path, group: inner)
      pending += objects.named(in: children).map { ($0.object, next.folder, next.group) }
    }
  }

  /// The path of a file or a group, and the group around it; without one, relative to the project.
  func location(of object: Node) -> (path: String, group: Int?) {
    let (folder, group) = locations[object.span.start] ?? ("", nil)
    return (ReferencePaths.path(of: object, in: folder), group)
  }

  func path(of object: Node) -> String { location(of: object).path }

  /// The names of the groups around all of some groups, and of these if they are one.
  func names(around numbers: [Int]) -> [String] {
    let chains = Set(numbers).map { groups[$0] }
    return chains.dropFirst().reduce(chains.first ?? []) { known, chain in
      zip(known, chain).prefix { $0.number == $1.number }.map(\.0)
    }.map(\.name)
  }

  /// A path relative to the group around it is joined with that; any other stays as it is.
  private static func path(of object: Node, in folder: String) -> String {
    let isInGroup = object.text("sourceTree").map { $0 == "<group>" } ?? true
    guard let path = object.text("path") else { return isInGroup ? folder : "" }
    return isInGroup && !folder.isEmpty && folder.utf8.count < longestPath
      ? PathText.folded(PathText.join(folder, path)) : PathText.folded(path)
  }
}
