/// The modules that module maps declare, each of them read once for a project.
final class ModuleMaps {
  private let files: ProjectFiles
  private var known: [String: Set<String>] = [:]
  /// How many more folders are looked into.
  private var left = 1 << 12

  init(_ files: ProjectFiles) { self.files = files }

  /// The modules on a search path, which may end in `/**` for all folders below.
  func modules(onPath path: String) -> Set<String> {
    if let names = known[path] { return names }
    let isDeep = path.hasSuffix("/**")
    var waiting = [isDeep ? String(path.dropLast(3)) : path]
    var names: Set<String> = []
    while let folder = waiting.popLast(), left > 0, !files.isForeign(folder) {
      left -= 1
      for entry in (try? files.list(folder))?.entries ?? [] {
        let inner = PathText.join(folder, entry.name)
        if entry.name == "module.modulemap" { names.formUnion(modules(of: inner)) }
        if isDeep, entry.kind == .folder { waiting.append(inner) }
      }
    }
    known[path] = names
    return names
  }

  /// The modules of a map: its words behind `module`.
  func modules(of file: String) -> [String] {
    guard let bytes = try? files.read(file) else { return [] }
    let words = String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace || $0 == "{" }
    return zip(words, words.dropFirst()).filter { $0 == "module" && $1 != "*" }.map { String($1) }
  }
}
