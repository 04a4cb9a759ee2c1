/// The frameworks that copy phases put into an app, by folder.
///
/// Folders are paths from the bundle of the app. `Frameworks` is that of the app itself on most
/// platforms; extensions, watch apps and frameworks have one of their own.
package struct Bundle: Sendable {
  /// A program in the bundle: the app, an extension, a tool or a helper app in it.
  struct Program {
    let target: TargetID
    /// The app of which it is a part: of a helper app itself.
    let app: TargetID
    let executable: String
    let frameworks: String
  }

  private(set) var programs: [Program] = []
  /// What is in each folder, with the link that brought it.
  private(set) var folders: [String: [Int: Int]] = [:]

  init(of app: TargetID, in all: Images) {
    add(app, of: app, BundleFolders(of: app, at: "", in: all), all)
  }

  /// Adds the program of a link in some bundle: an extension, or a tool or an app that is copied.
  private mutating func add(
    programOf link: Link, of app: TargetID, _ inside: BundleFolders, _ all: Images
  ) {
    guard let inner = link.target else { return }
    let (type, name) = (all.graph.productType(of: inner), all.graph[inner].name)
    if let folder = type.bundleFolder {
      let ending = type == .xpcService ? "xpc" : "appex"
      let path = "\(inside.root)/\(folder)/\(name).\(ending)"
      add(inner, of: app, BundleFolders(of: inner, at: path, in: all), all)
    } else if let folder = inside.folder(
      of: all.graph.entry(of: link), or: type == .tool ? .resources : nil)
    {
      if type == .tool {
        let frameworks = folder + "/Frameworks"
        programs.append(
          Program(target: inner, app: app, executable: folder, frameworks: frameworks))
      } else if type.isApp {
        add(inner, of: inner, BundleFolders(of: inner, at: "\(folder)/\(name).app", in: all), all)
      }
    }
  }

  func holds(_ vertex: Int, in folder: String) -> Bool { folders[folder]?[vertex] != nil }

  /// The contents of all folders, sorted.
  var contents: [Int] { Set(folders.values.flatMap(\.keys)).sorted() }

  /// What is copied into a program, and into the frameworks there.
  private mutating func add(
    _ program: TargetID, of app: TargetID, _ inside: BundleFolders, _ all: Images
  ) {
    // One app may carry the other in turn.
    guard !programs.contains(where: { $0.target == program }) else { return }
    let map = all.map
    programs.append(
      Program(
        target: program, app: app, executable: inside.executables,
        frameworks: inside.folder(.frameworks) ?? ""))
    var waiting = [(program.index, inside)]
    var seen: Set<Int> = []
    while let (outer, inside) = waiting.popLast() {
      for link in map.links(from: outer) where map.effects[link].contains(.embeds) {
        let inner = map.head(of: link)
        guard !map.isProgram[inner] else {
          add(programOf: all.graph.links[link], of: app, inside, all)
          continue
        }
        guard let folder = inside.folder(of: all.graph.links[link], in: all.graph) else { continue }
        folders[folder, default: [:]][inner] = folders[folder]?[inner] ?? link
        // A framework that carries another is entered once: one may carry the other in turn.
        guard seen.insert(inner).inserted else { continue }
        let loader = Bundle.loader(inner, in: folder, all)
        waiting.append((inner, BundleFolders(flat: loader)))
      }
    }
  }

  /// The folder of a framework's executable; on macOS that of its version.
  static func loader(_ vertex: Int, in folder: String, _ all: Images) -> String {
    let end = all.graph.end(of: vertex)
    let isDeep =
      end.target.map { all.graph[$0].hasContentsFolder(at: all.destination) }
      ?? (all.destination.platform == .macOS)
    let bundle = "\(folder)/\(all.graph.name(of: end)).framework"
    return RunPaths.folded(isDeep ? bundle + "/Versions/A" : bundle)
  }
}

/// The folders of one bundle, as paths from the bundle of the app.
private struct BundleFolders {
  /// The file name of the program.
  var name = ""
  let wrapper: String
  /// Where its contents are: the bundle itself, or a folder in it on macOS.
  let root: String
  let executables: String

  init(of program: TargetID, at wrapper: String, in all: Images) {
    name = all.graph[program].builtFile
    self.wrapper = wrapper
    let isDeep = all.graph[program].hasContentsFolder(at: all.destination)
    root = isDeep ? RunPaths.folded(wrapper + "/Contents") : wrapper
    executables = isDeep ? root + "/MacOS" : root
  }

  /// A bundle that holds everything in one folder, as frameworks do.
  init(flat path: String) { (wrapper, root, executables) = (path, path, path) }

  /// Where a link copies a product; nil for what leaves the bundle.
  func folder(of link: Link, in graph: ModuleGraph) -> String? {
    let entry = graph.entry(of: link)
    if entry.copy != nil { return folder(of: entry) }
    return folder(link.isMisplaced ? .resources : .frameworks)
  }

  /// Where an entry says that a product is copied to, or where it is copied without that.
  func folder(of entry: Link.Entry, or usual: CopyPhase.Folder? = nil) -> String? {
    if let copy = entry.copy { return folder(copy.destination, copy.subpath) }
    return usual.flatMap { folder($0) }
  }

  func folder(_ folder: CopyPhase.Folder, _ subpath: String = "") -> String? {
    let base: String? =
      switch folder {
      case .absolutePath, .productsDirectory: nil
      case .wrapper: wrapper
      case .executables: executables
      case .resources: root == wrapper ? root : root + "/Resources"
      case .javaResources: root + "/Resources/Java"
      case .frameworks: root + "/Frameworks"
      case .sharedFrameworks: root + "/SharedFrameworks"
      case .sharedSupport: root + "/SharedSupport"
      case .plugins: root + "/PlugIns"
      }
    return base.map { RunPaths.folded("\($0)/\(subpath)") } ?? self.folder(inProducts: subpath)
  }

  /// The folder of a path from the build products; nil outside the bundle.
  private func folder(inProducts path: String) -> String? {
    let products = [
      "$(TARGET_BUILD_DIR)/", "$(BUILT_PRODUCTS_DIR)/", "$(CONFIGURATION_BUILD_DIR)/",
    ]
    let path = path.dropFirst(products.first(where: path.hasPrefix)?.count ?? 0)
    let first = path.prefix { $0 != "/" }
    let base: String? =
      switch first {
      case "$(WRAPPER_NAME)", "$(FULL_PRODUCT_NAME)", "$(PRODUCT_NAME).app", "$(TARGET_NAME).app",
        name[...]:
        wrapper
      case "$(CONTENTS_FOLDER_PATH)": root
      case "$(FRAMEWORKS_FOLDER_PATH)": root + "/Frameworks"
      case "$(EXECUTABLE_FOLDER_PATH)": executables
      default: nil
      }
    return base.map { RunPaths.folded($0 + path.dropFirst(first.count)) }
  }
}

extension ProductType {
  /// The folder of an app for programs of this type; nil for types without one.
  var bundleFolder: String? {
    switch self {
    case .xpcService: "XPCServices"
    case .extensionKitExtension: "Extensions"
    case .systemExtension: "Library/SystemExtensions"
    default: isExtension ? "PlugIns" : nil
    }
  }
}
