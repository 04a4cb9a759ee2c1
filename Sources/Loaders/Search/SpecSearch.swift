/// Finds specs below the root by name, without opening files.
package struct SpecSearch {
  package struct Result: Sendable {
    package internal(set) var paths: [String] = []
    /// Those named by a pattern without a `*`: projects even if other specs include them.
    package internal(set) var named: Set<String> = []
    package internal(set) var linked: Set<String> = []
    package var problems: [Problem] = []
    package var joiners: Set<ForeignBuildTool> = []
    package internal(set) var libraryFiles: [String] = []
    package internal(set) var noted: [String] = []
    package var manifests: [String] = []
    /// Whether a dangling link may have led to a folder of specs.
    package internal(set) var hasLostFolders = false
    /// Files that differ from specs only in case or extension.
    package var alike: [String] = []
    package internal(set) var folders: [String: FolderListing] = [:]

    package init() {}

    /// The same result with a named spec.
    package func naming(_ spec: String) -> Result {
      var result = self
      result.paths.append(spec)
      result.named.insert(spec)
      return result
    }
  }

  package let include: [Pattern]
  let exclude: [Pattern]
  package let entersOtherDevices: Bool
  package static let usualBound = 500_000
  package let mostFolders: Int
  let findsProjects: Bool
  let notedName: String?
  /// The literal names in patterns, by the same names in lower case with any spec extension.
  private let meantNames: [String: String]
  private let modules: [String]
  package let list: @Sendable (String) throws(ProjectFiles.Failure) -> FolderListing
  package let workers: any TaskRunner

  /// Searches by path patterns; without any, for every `project.yml`.
  package init(
    include: [Pattern] = [], exclude: [Pattern] = [], findsProjects: Bool? = nil,
    entersOtherDevices: Bool = false, mostFolders: Int = usualBound,
    noting notedName: String? = nil, modules: [String] = [],
    by workers: any TaskRunner = SerialTaskRunner(),
    list: @escaping @Sendable (String) throws(ProjectFiles.Failure) -> FolderListing
  ) {
    self.include = include.isEmpty ? [Pattern("**/project.yml")] : include
    (self.exclude, self.findsProjects) = (exclude, findsProjects ?? include.isEmpty)
    (self.entersOtherDevices, self.mostFolders) = (entersOtherDevices, mostFolders)
    (self.notedName, self.modules) = (notedName, modules)
    meantNames = SpecSearch.meantNames(of: self.include, withManifests: self.findsProjects)
    (self.list, self.workers) = (list, workers)
  }

  package func run() -> Result {
    var walk = SpecWalk(search: self)
    walk.run()
    var result = walk.result
    result.named = Set(include.filter { $0.isPath && $0.isExact }.map { XcodeBundle.main($0.text) })
    // The main files of projects and workspaces; generated ones may have only shared data.
    let projects = walk.bundles.filter { bundle in
      let entries = (try? list(bundle))?.entries
      return entries?.contains { $0.name == XcodeBundle.file(of: bundle) } ?? true
    }.map(XcodeBundle.main)
    result.paths = walk.found.union(result.named).union(projects).sorted()
    result.problems.sort {
      ($0.place?.file ?? "", $0.message) < ($1.place?.file ?? "", $1.message)
    }
    let found = walk.bundles.isEmpty ? walk.found : walk.found.union(walk.bundles)
    if !found.isEmpty { result.problems += unmatched(among: found, and: walk.leftOut) }
    result.libraryFiles = (result.libraryFiles + walk.bundles.map(XcodeBundle.packages)).sorted()
    result.noted.sort()
    result.manifests.sort()
    return result
  }

  private static func meantNames(
    of include: [Pattern], withManifests: Bool
  ) -> [String: String] {
    let manifests = withManifests ? ManifestChoice.names : []
    var names = Dictionary(uniqueKeysWithValues: manifests.map { ($0.lowercased(), $0) })
    for name in include.map({ String($0.text.lastPathName) }) where !name.contains("*") {
      guard let stem = endings.first(where: name.hasSuffix).map({ name.dropLast($0.utf8.count) })
      else { continue }
      for ending in endings { names[stem.lowercased() + ending] = name }
    }
    return names
  }

  /// Whether a file would be a spec or manifest by its path if its name were corrected.
  package func isLikeSpec(_ path: String) -> Bool {
    let name = path.lastPathName
    guard let meant = meantNames[name.lowercased()] else { return false }
    let isMeant =
      ManifestChoice.isName(meant)
      ? !ManifestChoice.isName(String(name)) && !leavesOut(path)
      : takes(path.dropLast(name.count) + meant)
    return isMeant && !isBelowLeftOut(path)
  }

  private func isBelowLeftOut(_ path: String) -> Bool {
    let folders = sequence(first: Spec.folder(of: path)) { $0.isEmpty ? nil : Spec.folder(of: $0) }
    return folders.contains(where: leavesOut)
  }

  func emptyModules() -> [String] {
    modules.filter { module in
      let inside = "\(module)/project.yml"
      return (try? list(module))?.entries.isEmpty ?? false && !leavesOut(inside)
        && !isBelowLeftOut(inside)
    }
  }

  func takesBundle(_ name: String, at path: String) -> Bool {
    guard XcodeBundle.isMeant(by: name), !exclude.contains(where: { $0.matches(path: path) }) else {
      return false
    }
    return findsProjects || include.contains { $0.matches(path: path) }
  }

  /// The patterns that match no spec, since a typo hides modules, and exclusions without effect.
  private func unmatched(among found: Set<String>, and leftOut: [String]) -> [Problem] {
    let idle = exclude.filter { pattern in
      pattern.place != nil && pattern.isPath && !leftOut.contains { pattern.matches(path: $0) }
    }
    let lost = include.filter { pattern in
      pattern.place != nil && !pattern.isExact && !found.contains { pattern.matches(path: $0) }
    }
    return lost.map {
      Problem(
        "pattern `\($0.text)` matches no spec", at: $0.place, severity: .warning,
        help: "fix the path, or remove the pattern")
    } + idle.map { Problem(unmatched: $0) }
  }

  /// Hidden files and folders are skipped unless a pattern names them.
  private func isHidden(_ name: String) -> Bool {
    name.hasPrefix(".")
      && !include.contains { $0.text.split(separator: "/").contains { $0 == name } }
  }

  /// Only an exact pattern reaches into folders of other tools.
  package func enters(_ name: String, at path: String) -> Bool {
    !isHidden(name) && !XcodeBundle.foreignFolders.contains(name) && !XcodeBundle.isMeant(by: name)
      && !exclude.contains { $0.exceptions.isEmpty && $0.matches(path: path) }
  }

  package func takes(_ path: String) -> Bool {
    let path = PathParts(path)
    return include.contains { $0.matches(path) } && !exclude.contains { $0.matches(path) }
  }

  /// Whether the configuration excludes a file, or a folder that it is in.
  package func isLeftOut(_ path: String) -> Bool { leavesOut(path) || isBelowLeftOut(path) }

  func leavesOut(_ path: String) -> Bool {
    let path = PathParts(path)
    return exclude.contains { $0.matches(path) }
  }

  /// Whether a name requires matching its whole path.
  func mayTake(_ name: String) -> Bool {
    if isHidden(name) { return false }
    return SpecSearch.endings.contains { name.hasSuffix($0) }
      || include.contains { !SpecSearch.endings.contains(where: $0.text.hasSuffix) }
  }

  /// Whether an entry of a folder may matter; most files don't.
  func mayMatter(_ entry: FolderListing.Entry) -> Bool {
    guard entry.kind == .file else { return true }
    return mayTake(entry.name) || meantNames[entry.name.lowercased()] != nil
      || XcodeBundle.isMeant(by: entry.name) || Pin.isListed(in: entry.name)
      || entry.name == notedName
      || ForeignBuildTool(file: entry.name) != nil || ManifestChoice.isName(entry.name)
  }

  private static let endings = [".yml", ".yaml", ".json"]
}
