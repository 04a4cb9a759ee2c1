/// One walk through the folders of a search.
struct SpecWalk {
  let search: SpecSearch
  private(set) var found: Set<String> = []
  private(set) var bundles: [String] = []
  /// Files that resemble specs but are not, and skipped folders.
  private(set) var leftOut: [String] = []
  /// The other results, in order.
  private(set) var result = SpecSearch.Result()
  /// Dangling links and special files that may have been folders.
  private var (lost, odd): ([String], [String]) = ([], [])
  private var seen: Set<FolderListing.Identity> = []
  private var pending: [Folder] = [("", [], false)]
  /// Folders behind links; searched last, so that a folder has its own path.
  private var linked: [Folder] = []
  private var linkedSpecs: [(path: String, size: Int)] = []
  private var device: UInt64?
  /// Skipped links out of the tree, and folders on other devices.
  private var foreign: [String] = []
  private var onOtherDevices: [String] = []
  private var isStopped = false

  /// A folder to list, with its parents.
  private typealias Folder = (path: String, above: [FolderListing.Identity], isLinked: Bool)

  init(search: SpecSearch) { self.search = search }

  mutating func run() {
    while true {
      while !pending.isEmpty { enterNext() }
      // Of two links to one folder the first by name is followed.
      linked.sort { $0.path > $1.path }
      guard let link = linked.popLast() else { break }
      pending.append(link)
    }
    leaveOutLinkedSpecs()
    leaveOut(foreign, "leads out of the project and is not followed", help: nil)
    leaveOut(lost, "is a broken link, so specs below it are not checked", help: nil)
    leaveOut(odd, "is neither a file nor a folder, so specs below it are not checked", help: nil)
    let modules = search.emptyModules()
    leaveOut(
      modules, "is a submodule that is not checked out, so specs and sources in it are not checked",
      help: "run `git submodule update --init`")
    result.hasLostFolders = !(lost + odd + modules).isEmpty
    leaveOut(
      onOtherDevices, "is on another device and is not searched",
      help: "add `--other-devices` to search there")
  }

  /// The number of folders listed concurrently, and per task.
  private static let (atOnce, ofOne) = (2048, 8)

  /// Lists the last pending folders concurrently, then enters them in order.
  private mutating func enterNext() {
    let folders = Array(pending.suffix(SpecWalk.atOnce))
    pending.removeLast(folders.count)
    let list = search.list
    let listings = search.workers.map(folders.count, takingAtOnce: SpecWalk.ofOne) { number in
      Result { () throws(ProjectFiles.Failure) in try list(folders[number].path) }
    }
    for (folder, listing) in zip(folders, listings) where !isStopped { enter(folder, listing) }
  }

  private mutating func enter(
    _ folder: Folder, _ answer: Result<FolderListing, ProjectFiles.Failure>
  ) {
    let listing: FolderListing
    do throws(ProjectFiles.Failure) {
      listing = try answer.get()
    } catch {
      report(error, at: folder.path)
      return
    }
    if folder.isLinked, folder.above.contains(listing.identity) {
      result.problems.append(
        Problem(
          "this symbolic link leads back to a folder that contains it",
          at: Place(file: folder.path), severity: .warning))
    }
    device = device ?? listing.identity.device
    guard search.entersOtherDevices || listing.identity.device == device else {
      onOtherDevices.append(folder.path)
      return
    }
    guard seen.insert(listing.identity).inserted else { return }
    guard seen.count <= search.mostFolders else { return stop(at: folder.path) }
    result.folders[folder.path] = listing
    // Most folders have no subfolders and nothing relevant.
    let above = listing.entries.contains(where: \.isFolder) ? folder.above + [listing.identity] : []
    for entry in listing.entries where search.mayMatter(entry) {
      visit(
        entry, at: folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)", above: above)
    }
  }

  private mutating func visit(
    _ entry: FolderListing.Entry, at path: String, above: [FolderListing.Identity]
  ) {
    switch entry.kind {
    case .file, .linkedFile:
      if let joiner = ForeignBuildTool(file: entry.name) { result.joiners.insert(joiner) }
      if Pin.isListed(in: entry.name) { result.libraryFiles.append(path) }
      if entry.name == search.notedName { result.noted.append(path) }
      addManifest(entry.name, at: path)
      if search.takesBundle(entry.name, at: path) {
        // Only a configuration asks for what is called so.
        report(.unreadable("it is a file"), at: path, search.findsProjects ? .warning : .error)
      }
      guard search.mayTake(entry.name), search.takes(path) else {
        if search.isLikeSpec(path) { result.alike.append(path) }
        return leftOut.append(path)
      }
      found.insert(path)
      if case .linkedFile(let size) = entry.kind { linkedSpecs.append((path, size)) }
    case .folder where search.takesBundle(entry.name, at: path): bundles.append(path)
    case .folder where search.enters(entry.name, at: path):
      pending.append((path, above, false))
    case .linkedFolder where search.enters(entry.name, at: path):
      linked.append((path, above, true))
    case .foreignFolder
    where search.enters(entry.name, at: path) || search.takesBundle(entry.name, at: path):
      foreign.append(path)
    case .unseen, .lostLink, .other:
      if Pin.isListed(in: entry.name) { result.libraryFiles.append(path) }
      addManifest(entry.name, at: path)
      let isSpec = search.mayTake(entry.name) && search.takes(path)
      let isMeant = isSpec || search.takesBundle(entry.name, at: path)
      guard isMeant || entry.mayBeLostFolder && search.enters(entry.name, at: path) else { return }
      // Dangling links and sockets with file names are common.
      switch entry.kind {
      case .lostLink where !isMeant && entry.name[...].ending == nil: return lost.append(path)
      case .other where !isMeant && entry.hasFileEnding: return odd.append(path)
      default: break
      }
      let reason =
        switch entry.kind {
        case .lostLink: "it is a broken link"
        case .unseen: "it cannot be inspected"
        default: "it is a pipe, a socket or a device"
        }
      report(.unreadable(reason), of: isSpec ? "spec" : "folder", at: path)
    case .folder, .linkedFolder, .foreignFolder, .elsewhere: leftOut.append(path)
    }
  }

  /// The limit of bytes read through links, since all may lead to one file.
  private static let mostLinked = 16 << 20

  private mutating func leaveOutLinkedSpecs() {
    var size = 0
    let beyond = linkedSpecs.sorted { $0.path < $1.path }.drop { spec in
      size += min(spec.size, SpecWalk.mostLinked + 1)
      return size <= SpecWalk.mostLinked
    }
    result.linked = Set(linkedSpecs.map(\.path))
    guard let first = beyond.first else { return }
    found.subtract(beyond.map(\.path))
    result.problems.append(
      Problem(
        "specs that are links have more than \(SpecWalk.mostLinked) bytes, and \(beyond.count) of "
          + "them are not read", at: Place(file: first.path), help: SpecWalk.wayOut))
  }

  /// Stops at the limit of folders; anything beyond is not found.
  private mutating func stop(at path: String) {
    (pending, linked, isStopped) = ([], [], true)
    result.problems.append(
      Problem(
        "there are more than \(search.mostFolders) folders here, and the rest was not searched",
        at: Place(file: path), help: SpecWalk.wayOut))
  }

  private mutating func leaveOut(_ paths: [String], _ words: String, help: String?) {
    guard let first = paths.min() else { return }
    let others = paths.count > 1 ? ", and \(paths.count - 1) more like it" : ""
    result.problems.append(
      Problem(
        "`\(first)` \(words)\(others)", at: Place(file: first), severity: .warning, help: help))
  }

  static let wayOut =
    "add `specs: {exclude: […]}` to the configuration if it has no specs"

  private mutating func addManifest(_ name: String, at path: String) {
    if ManifestChoice.isName(name), !search.leavesOut(path) { result.manifests.append(path) }
  }

  private mutating func report(
    _ failure: ProjectFiles.Failure, of thing: String = "folder", at path: String,
    _ severity: Severity = .error
  ) {
    result.problems.append(
      path.isEmpty
        ? Problem("the root \(failure.words)")
        : Problem(
          "this \(thing) \(failure.words)", at: Place(file: path), severity: severity,
          help: SpecWalk.wayOut))
  }
}
