internal import Imports

/// Finds the targets that include a header by name, in any folder: Xcode's header maps cover a
/// whole project, and search paths may lead into other projects.
struct HeaderUsers {
  /// The files that include each name, and the targets of each file.
  private var files: [String: [String]] = [:]
  private var targets: [String: Set<TargetID>] = [:]

  static func isHeader(_ path: String) -> Bool {
    [".h", ".hh", ".hpp", ".hxx", ".inc", ".pch"].contains(where: path.hasSuffix)
  }

  init(of graph: ModuleGraph, in files: ProjectFiles) {
    var walk = SourceWalk(files)
    for id in graph.targetIDs {
      for number in walk.sources(of: graph[id]) where walk.found[number].language == .cFamily {
        targets[walk.found[number].path, default: []].insert(id)
      }
    }
    let quotes = Array("\"<>".utf8)
    for path in targets.keys.sorted() {
      let lines = ((try? files.read(path)) ?? []).split { $0 == 0x0A || $0 == 0x0D }
      for line in lines where line.contains(0x23) {
        let parts = line.split(
          maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: quotes.contains)
        guard parts.count > 2 else { continue }
        let name = String(decoding: parts[1], as: UTF8.self).lastPathName
        self.files[String(name), default: []].append(path)
      }
    }
  }

  /// The targets that include a header, in their own files or over other headers.
  func targets(including path: String) -> Set<TargetID> {
    var (open, seen, found) = ([String(path.lastPathName)], Set<String>(), Set<TargetID>())
    while let name = open.popLast() {
      for file in files[name] ?? [] where seen.insert(file).inserted {
        found.formUnion(targets[file] ?? [])
        if HeaderUsers.isHeader(file) { open.append(String(file.lastPathName)) }
      }
    }
    return found
  }
}
