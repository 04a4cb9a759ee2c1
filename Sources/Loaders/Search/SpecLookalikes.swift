/// Finds specs by their contents if none has a usual name.
///
/// A spec is a YAML mapping with `targets`, a mapping whose values have a `type` or a template, and
/// a `name`. Files that a spec includes, and templates for others, are not specs.
package struct SpecLookalikes {
  /// Patterns that match all of them and little else.
  package let patterns: [String]
  package let paths: [String]

  /// The limit of opened files.
  private static let most = 2_000
  private static let largest = 1 << 20

  package init(in files: ProjectFiles, exclude: [Pattern]) {
    let search = SpecSearch(
      include: ["**/*.yml", "**/*.yaml"].map { Pattern($0) }, exclude: exclude, list: files.list)
    let found = search.run().paths.filter { !$0.contains("{{") }.prefix(SpecLookalikes.most)
    var parsed = ParsedFiles(files)
    var included: Set<String> = []
    var paths: [String] = []
    for path in found {
      guard let bytes = try? files.read(path), bytes.count < SpecLookalikes.largest,
        String(decoding: bytes, as: UTF8.self).holds("targets"),
        let root = parsed.entry(for: path).document?.root, root.isSpec
      else { continue }
      paths.append(path)
      let folder = Spec.folder(of: path)
      included.formUnion(
        root.includes.map { PathText.folded(folder.isEmpty ? $0 : "\(folder)/\($0)") })
    }
    self.paths = paths.filter { !included.contains($0) }
    patterns = SpecLookalikes.patterns(for: self.paths, among: Array(found))
  }

  /// The files that are, or may be, specs or manifests but are not read.
  package static func unread(
    among paths: [String], besides read: ParsedFiles, in files: ProjectFiles
  ) -> [String] {
    var parsed = ParsedFiles(files)
    return paths.sorted().prefix(most).filter { path in
      guard !read.hasRead(path), !files.isForeign(path) else { return false }
      if path.lowercased().hasSuffix(".swift") { return mayBeManifest(path, in: files) }
      switch parsed.entry(for: path) {
      case .document(let document): return document.root?.isSpec ?? false
      case .problem(let problem, _): return problem.placeholder == nil
      case .failure(let failure): return failure != .missing && failure != .isFolder
      }
    }
  }

  private static func mayBeManifest(_ path: String, in files: ProjectFiles) -> Bool {
    do throws(ProjectFiles.Failure) {
      let text = String(decoding: try files.read(path), as: UTF8.self)
      return text.holds("PackageDescription") || text.holds("ProjectDescription")
    } catch {
      return error != .missing && error != .isFolder
    }
  }

  /// A pattern per folder, or one for sibling folders if it matches no more.
  private static func patterns(for paths: [String], among all: [String]) -> [String] {
    let byName = Dictionary(grouping: paths, by: name)
    let byFolder = Dictionary(grouping: paths) { Spec.folder(of: $0) }
    var patterns: [String] = []
    for path in paths {
      let (folder, name) = (Spec.folder(of: path), name(of: path))
      let start = sharedStart(of: (byFolder[folder] ?? []).map(self.name))
      let isShared = start.count > 2 && (byFolder[folder]?.count ?? 0) > 1
      let ending = name.hasSuffix(".yaml") ? ".yaml" : ".yml"
      let near = (folder.isEmpty ? "" : folder + "/") + start + "*" + ending
      let candidates =
        (isShared ? [near] : []) + ((byName[name]?.count ?? 0) > 1 ? ["**/\(name)"] : [])
        + (name.count(where: { $0 == "." }) > 1 ? ["**/*\(name.drop { $0 != "." })"] : [])
      let kept = candidates.first { candidate in
        let pattern = Pattern(candidate)
        return all.allSatisfy { !pattern.matches(path: $0) || paths.contains($0) }
      }
      if !patterns.contains(kept ?? path) { patterns.append(kept ?? path) }
    }
    return patterns
  }

  private static func name(of path: String) -> String { String(path.lastPathName) }

  private static func sharedStart(of names: [String]) -> String {
    guard let first = names.first else { return "" }
    return String(
      names.reduce(first[...]) { start, name in
        start.prefix(zip(start, name).prefix { $0 == $1 }.count)
      })
  }
}

extension Node {
  fileprivate var isSpec: Bool {
    guard kind == .mapping, let targets = self["targets"], targets.kind == .mapping,
      self["name"]?.kind == .scalar
    else { return false }
    return targets.entries.contains { entry in
      entry.value.kind == .mapping
        && ["type", "templates", "platform"].contains { entry.value[$0] != nil }
    }
  }

  fileprivate var includes: [String] {
    guard let include = self["include"] else { return [] }
    let entries = include.kind == .sequence ? include.items : [include]
    return entries.compactMap { entry in
      entry.kind == .mapping ? entry["path"]?.text : entry.kind == .scalar ? entry.text : nil
    }
  }
}
