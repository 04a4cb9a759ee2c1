internal import Modules

/// What copy phases put into an app: frameworks by the folder in which they lie.
///
/// Folders are paths from the bundle of the app. `Frameworks` is that of the app itself on most
/// platforms; extensions, watch apps and frameworks have one of their own.
package struct Bundle: Sendable {
  /// A program in the bundle: the app, or an extension in it.
  struct Program {
    let target: TargetID
    /// The folder of its executable.
    let executable: String
    /// Its own folder of frameworks.
    let frameworks: String
  }

  private(set) var programs: [Program] = []
  /// What lies in each folder of frameworks, with the link that brought it.
  private(set) var folders: [String: [Int: Int]] = [:]

  init(of app: TargetID, in graph: ModuleGraph, _ map: LinkMap) {
    let isDeep = graph[app].hasContentsFolder
    let root = isDeep ? "Contents" : ""
    add(app, at: root, graph, map)
    for link in graph.linkRange(from: app) {
      guard graph.links[link].embeds, let inner = graph.links[link].target,
        let folder = graph.productType(of: inner).bundleFolder
      else { continue }
      let ending = graph.productType(of: inner) == .xpcService ? "xpc" : "appex"
      let own = (root.isEmpty ? "" : root + "/") + "\(folder)/\(graph[inner].name).\(ending)"
      add(inner, at: isDeep ? own + "/Contents" : own, graph, map)
    }
  }

  /// Whether the folder of a path holds something.
  func holds(_ vertex: Int, in folder: String) -> Bool { folders[folder]?[vertex] != nil }

  /// Everything that lies in any folder, sorted.
  var contents: [Int] { Set(folders.values.flatMap(\.keys)).sorted() }

  /// What lies in the app's own folder of frameworks, and in those of the frameworks there.
  private mutating func add(
    _ program: TargetID, at root: String, _ graph: ModuleGraph, _ map: LinkMap
  ) {
    let executable = graph[program].hasContentsFolder ? root + "/MacOS" : root
    let frameworks = root.isEmpty ? "Frameworks" : root + "/Frameworks"
    programs.append(Program(target: program, executable: executable, frameworks: frameworks))
    var waiting = [(program.index, frameworks)]
    var seen: Set<Int> = []
    while let (outer, folder) = waiting.popLast() {
      for link in map.links(from: outer)
      where map.effects[link].contains(.embeds) && !map.isProgram[map.head(of: link)] {
        let inner = map.head(of: link)
        folders[folder, default: [:]][inner] = folders[folder]?[inner] ?? link
        // A framework that carries another is entered once: one may carry the other in turn.
        guard seen.insert(inner).inserted else { continue }
        waiting.append((inner, Bundle.loader(inner, in: folder, graph) + "/Frameworks"))
      }
    }
  }

  /// The folder of a framework's executable.
  static func loader(_ vertex: Int, in folder: String, _ graph: ModuleGraph) -> String {
    "\(folder)/\(graph.name(of: graph.end(of: vertex))).framework"
  }
}

extension ProductType {
  /// The folder of an app that programs of this type lie in; nil for all that is none of its own.
  var bundleFolder: String? {
    switch self {
    case .xpcService: "XPCServices"
    case .extensionKitExtension: "Extensions"
    default: isExtension ? "PlugIns" : nil
    }
  }
}
