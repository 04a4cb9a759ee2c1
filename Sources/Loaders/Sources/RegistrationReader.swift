internal import Imports

/// Reads the classes that an `Info.plist` names: in the spec, in settings, or in the file.
package struct RegistrationReader {
  /// The registered classes, and problems with files that could not be read.
  package struct Result: Sendable {
    package var registrations: [TargetID: [Registration]] = [:]
    package var problems: [Problem] = []
  }

  private let files: ProjectFiles
  private let readsSources: Bool
  // What several targets share is looked at once.
  private var walk: SourceWalk
  /// The file with the information below each source; nil where there is none.
  private var defaultFiles: [String: String?] = [:]
  private var declared: [Int: ClassSearch] = [:]

  package init(_ files: ProjectFiles, readsSources: Bool) {
    (self.files, self.readsSources) = (files, readsSources)
    walk = SourceWalk(files)
  }

  /// What all targets that others can link say under some keys.
  package consuming func read(_ graph: ModuleGraph, keys: Set<String>) -> Result {
    var result = Result()
    guard !keys.isEmpty else { return result }
    for id in graph.targetIDs where graph[id].kind == .native && graph[id].canBeLinked {
      let target = graph[id]
      let values = values(of: target, problems: &result.problems)
      var named = keys.sorted().compactMap { key in
        values[key].map { Registration(key, target.expanded($0.text), at: $0.place) }
      }
      guard !named.isEmpty else { continue }
      if let classes = classes(of: target) {
        for (index, one) in named.enumerated() {
          // Whether there is a class that is called so when the program runs.
          named[index].isDeclared = classes.contains { found in
            one.prefix == nil
              ? found.plain.contains(one.name) : found.inModule.contains(one.className)
          }
        }
      }
      result.registrations[id] = named
    }
    return result
  }

  private mutating func values(
    of target: Target, problems: inout [Problem]
  ) -> [String: BuildFacts.Setting] {
    let file = target.infoFile ?? defaultFile(of: target)
    return (file.map { read($0, &problems) } ?? [:]).merging(target.build.infoValues) { $1 }
  }

  /// The file that XcodeGen takes where nothing names one: the first `Info.plist` in the sources.
  private mutating func defaultFile(of target: Target) -> String? {
    guard !target.build.hasInfo else { return nil }
    for source in target.sources where !source.path.contains("$") {
      let file = defaultFiles[source.path] ?? defaultFile(below: source.path)
      defaultFiles[source.path] = .some(file)
      if let file { return file }
    }
    return nil
  }

  private mutating func defaultFile(below source: String) -> String? {
    // Files outside of the repository are not searched.
    guard !files.isForeign(source), files.kind(source) == .folder || source.hasSuffix("Info.plist")
    else { return nil }
    var folders = [source]
    var seen: Set<FolderListing.Identity> = []
    while let folder = folders.popLast() {
      if folder.lastPathName == "Info.plist" { return folder }
      guard let listing = walk.listing(of: folder), seen.insert(listing.identity).inserted
      else { continue }
      let entries = listing.entries.sorted { $0.name > $1.name }
      folders += entries.filter { $0.kind == .folder || $0.name == "Info.plist" }
        .map { folder == "." || folder.isEmpty ? $0.name : "\(folder)/\($0.name)" }
    }
    return nil
  }

  private func read(_ path: String, _ problems: inout [Problem]) -> [String: BuildFacts.Setting] {
    // Files outside of the repository are not read.
    guard files.kind(path) == .unseen || !files.isForeign(path) else { return [:] }
    let source: Source
    do throws(ProjectFiles.Failure) {
      source = Source(name: path, bytes: try files.read(path))
    } catch {
      // Another step of the build may make a file that is not there.
      if error != .missing {
        problems.append(
          error.problem("property list", at: path, so: "the class that it names is unknown"))
      }
      return [:]
    }
    do throws(Problem) {
      let root = try Document.read(source, as: .propertyList).root
      let entries = (root?.entries.map { $0 } ?? []).filter { $0.value.kind == .scalar }
      return Dictionary(
        entries.map { ($0.key.text, .init($0.value.text, at: Place(of: $0.value))) }
      ) { $1 }
    } catch {
      problems.append(error)
      return [:]
    }
  }

  /// The classes that the sources of a target declare; nil, if there are none or they are not read.
  private mutating func classes(of target: Target) -> [ClassSearch]? {
    guard readsSources else { return nil }
    let members = walk.sources(of: target)
    guard !members.isEmpty, walk.failures.isEmpty else { return nil }
    for number in members where declared[number] == nil {
      let (path, language) = walk.found[number]
      guard let bytes = try? files.read(path) else { return nil }
      declared[number, default: ClassSearch()].look(in: bytes, as: language)
    }
    return members.compactMap { declared[$0] }
  }
}

extension Target {
  /// A text with the variables replaced that name the target, its product or its module.
  fileprivate func expanded(_ text: String) -> String {
    SettingExpansion.expand(text) { name in
      switch name {
      case "PRODUCT_MODULE_NAME": moduleNames.first
      case "PRODUCT_NAME", "EXECUTABLE_NAME": settingNames.first ?? productName
      case "TARGET_NAME", "TARGETNAME": self.name
      default: nil
      }
    }
  }
}
