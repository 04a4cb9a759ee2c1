internal import Imports

/// Finds the files of all targets in one walk; each folder is listed once.
package struct SourceWalk {
  private let files: ProjectFiles
  private var names: NamesByCase
  private var listings: [String: FolderListing] = [:]
  private var numbers: [String: Int] = [:]
  /// What was found below sources with patterns, which take long to try, and which targets share.
  private var known: [SourcePath: Set<Int>] = [:]
  /// The patterns of the source that was walked last; most sources have the same.
  private var latest: (excludes: [String], includes: [String], choice: SourceChoice)?
  /// Every source of any target, with its language, as they were found.
  private(set) var found: [(path: String, language: SourceScan.Language)] = []
  /// The sources of targets that are not there.
  private(set) var missing: Set<String> = []
  /// The missing folders around missing sources, since a project may list thousands of files.
  private var missingFolders: Set<String> = []
  /// Why folders of sources could not be looked into.
  private(set) var failures: [String: ProjectFiles.Failure] = [:]

  /// Folders that are one file to Xcode.
  private static let wrappers: Set<Substring> = [
    "app", "appex", "bundle", "docc", "dext", "framework", "kext", "mlmodelc", "mlpackage",
    "octest", "playground", "plugin", "rtfd", "scnassets", "systemextension", "xcarchive",
    "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj",
    "xcstickers", "xctest", "xcworkspace", "xpc",
  ]

  /// What is not looked into, though specs ask for it.
  private(set) var leftOut: [LeftOut: Set<String>] = [:]
  /// Nil, if folders on any device are entered.
  private let device: UInt64?
  private let mostFolders: Int

  /// The reason for skipping a folder or file.
  enum LeftOut: CaseIterable {
    case foreign, onOtherDevice
    /// The braces of its patterns expand to too many alternatives.
    case beyondBraces
    /// There are too many folders.
    case beyondBound
  }

  /// Expects so many targets, most of which have one folder of sources.
  package init(
    _ files: ProjectFiles, targets: Int = 0, entersOtherDevices: Bool = false,
    mostFolders: Int = SpecSearch.usualBound
  ) {
    (self.files, self.mostFolders) = (files, mostFolders)
    names = NamesByCase(files)
    numbers.reserveCapacity(targets)
    known.reserveCapacity(targets)
    listings.reserveCapacity(targets)
    device = entersOtherDevices ? nil : (try? files.list(""))?.identity.device
  }

  package mutating func paths(of target: Target) -> [String] {
    sources(of: target).map { found[$0].path }
  }

  /// The sources of a target, by their positions among all that were found; sorted.
  mutating func sources(of target: Target) -> [Int] {
    var members: Set<Int> = []
    guard target.kind == .native else {
      look(at: target.sources)
      return []
    }
    look(at: target.sources.filter { $0.phase == .none })
    for source in target.sources where source.phase != .none && !files.isKnownEmpty(source.path) {
      if source.excludes.isEmpty, source.includes.isEmpty {
        visit(source, &members)
      } else {
        members.formUnion(self.members(of: source.anywhere))
      }
    }
    for header in target.build.bridgingHeaders where [.file, .unseen].contains(files.kind(header)) {
      members.insert(number(of: header, .cFamily))
    }
    return members.sorted()
  }

  private mutating func members(of source: SourcePath) -> Set<Int> {
    if let known = known[source] { return known }
    var members: Set<Int> = []
    visit(source, &members)
    known[source] = members
    return members
  }

  private mutating func visit(_ source: SourcePath, _ members: inout Set<Int>) {
    guard let kind = kind(of: source.path) else {
      // Most Macs find a file by its name in any letters.
      let others = names.paths(like: source.path)
      if others.count == 1, others[0] != source.path {
        visit(source.placed(at: others[0]), &members)
      } else if !source.isResource {
        missing.insert(source.path)
      }
      return
    }
    guard kind != .unseen else { return note(source.path) }
    if files.isForeign(source.path) {
      leftOut[.foreign, default: []].insert(source.path)
      return
    }
    let name = source.path.lastPathName
    if kind == .file, !source.isFolder {
      add(source.path, named: name, of: source, to: &members)
    } else if source.isFolder || name.ending == nil {
      // A folder with an ending in its name passes for a file.
      walk(source, &members)
    }
  }

  private mutating func kind(of path: String) -> ProjectFiles.Kind? {
    let folder = PathText.folder(of: path)
    guard !missingFolders.contains(folder) else { return nil }
    let kind = files.kind(path)
    if kind == nil, files.kind(folder) == nil { missingFolders.insert(folder) }
    return kind
  }

  /// A folder below a source, with the names that lead to it from there.
  private typealias Folder = (path: String, names: [[UInt8]])

  private mutating func choice(of source: SourcePath) -> SourceChoice {
    if source.excludes.isEmpty, source.includes.isEmpty { return SourceChoice(source) }
    if let latest, latest.excludes == source.excludes, latest.includes == source.includes {
      return latest.choice
    }
    let choice = SourceChoice(source)
    latest = (source.excludes, source.includes, choice)
    return choice
  }

  private mutating func walk(_ source: SourcePath, _ members: inout Set<Int>) {
    let choice = choice(of: source)
    guard choice.isWhole else {
      leftOut[.beyondBraces, default: []].insert(source.path)
      return
    }
    var seen: Set<FolderListing.Identity> = []
    var folders: [Folder] = [(source.path, [])]
    // Behind links last, so that a folder is known by its own path.
    var linked: [Folder] = []
    while let folder = folders.popLast() ?? linked.popLast() {
      guard let listing = listing(of: folder.path), seen.insert(listing.identity).inserted
      else { continue }
      if source.leavesOutPackages, !folder.names.isEmpty,
        listing.entries.contains(where: { $0.name == "Package.swift" })
      {
        continue
      }
      for entry in listing.entries {
        let names = folder.names + [Array(entry.name.utf8)]
        guard !choice.leavesOut(names) else { continue }
        let isRoot = folder.path.isEmpty || folder.path == "."
        let path = isRoot ? entry.name : "\(folder.path)/\(entry.name)"
        switch entry.kind {
        case .file where choice.takes(names), .linkedFile where choice.takes(names):
          add(path, named: entry.name[...], of: source, to: &members)
        case .folder where SourceWalk.enters(entry.name):
          folders.append((path, names))
        case .linkedFolder where SourceWalk.enters(entry.name):
          linked.append((path, names))
        // What is neither a file nor a folder may be a source; reading it reports the problem.
        case .unseen where !isFile(entry, of: source), .other where !isFile(entry, of: source),
          .lostLink where !isFile(entry, of: source) && !entry.isLock:
          note(path)
        case .unseen where choice.takes(names), .other where choice.takes(names),
          .lostLink where choice.takes(names) && !entry.isLock:
          add(path, named: entry.name[...], of: source, to: &members)
        // The search for specs reports links out of the repository.
        case .file, .linkedFile, .folder, .linkedFolder, .foreignFolder, .unseen, .lostLink, .other,
          .elsewhere:
          break
        }
      }
      linked.sort { $0.path > $1.path }
    }
  }

  /// Whether an entry would be a file by its name, or a folder that is not looked into.
  private func isFile(_ entry: FolderListing.Entry, of source: SourcePath) -> Bool {
    let ending = entry.name[...].ending.map(String.init) ?? ""
    return !entry.mayBeLostFolder || !SourceWalk.enters(entry.name)
      || source.skippedEndings.contains(ending) || SourceReader.isSource(entry.name)
  }

  private static func enters(_ name: String) -> Bool {
    name[...].ending.map { !wrappers.contains($0) } ?? true
  }

  /// The listing of a folder; each is read once.
  mutating func listing(of path: String) -> FolderListing? {
    if let known = listings[path] { return known }
    guard listings.count < mostFolders else {
      leftOut[.beyondBound, default: []].insert(path)
      return nil
    }
    do throws(ProjectFiles.Failure) {
      let listing = try files.list(path == "." ? "" : path)
      guard device == nil || listing.identity.device == device else {
        leftOut[.onOtherDevice, default: []].insert(path)
        return nil
      }
      listings[path] = listing
      return listing
    } catch {
      // A rule reports sources that are missing; this folder was there a moment ago.
      failures[path] = error
      return nil
    }
  }

  private mutating func add(
    _ path: String, named name: Substring, of source: SourcePath, to members: inout Set<Int>
  ) {
    guard let ending = name.ending, !source.skippedEndings.contains(String(ending)),
      let language = SourceScan.Language(ending: ending), source.phase.compiles(language)
    else { return }
    members.insert(number(of: path, language))
  }

  /// Records sources that exist but can't be read.
  mutating func look(at sources: [SourcePath]) {
    for source in sources where files.kind(source.path) == .unseen { note(source.path) }
  }

  private mutating func note(_ path: String) {
    failures[path] = .unreadable("it cannot be inspected")
    do throws(ProjectFiles.Failure) { _ = try files.read(path) } catch { failures[path] = error }
  }

  private mutating func number(of path: String, _ language: SourceScan.Language) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = found.count
    found.append((path, language))
    return found.count - 1
  }
}
