internal import Documents
internal import Modules

/// One walk through the folders of a search.
struct SpecWalk {
  let search: SpecSearch
  private(set) var found: Set<String> = []
  private(set) var joiners: Set<Joiner> = []
  private(set) var problems: [Problem] = []
  private var seen: Set<FolderListing.Identity> = []
  private var pending = [Folder(path: "", above: [], isLinked: false)]
  /// Folders behind links; they come last, so that a folder is known by its own path.
  private var linked: [Folder] = []

  /// A folder to look into, with those that lead to it.
  private struct Folder {
    let path: String
    let above: [FolderListing.Identity]
    let isLinked: Bool
  }

  init(search: SpecSearch) { self.search = search }

  mutating func run() {
    while true {
      while let folder = pending.popLast() { enter(folder) }
      // Of two links to one folder the first by name is followed.
      linked.sort { $0.path > $1.path }
      guard let link = linked.popLast() else { return }
      enter(link)
    }
  }

  private mutating func enter(_ folder: Folder) {
    let listing: FolderListing
    do throws(ProjectFiles.Failure) {
      listing = try search.list(folder.path)
    } catch {
      report(error, at: folder.path)
      return
    }
    if folder.isLinked, folder.above.contains(listing.identity) {
      warn("this symbolic link leads back to a folder that it lies in", at: folder.path)
    }
    guard seen.insert(listing.identity).inserted else { return }
    let above = folder.above + [listing.identity]
    for entry in listing.entries {
      let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
      visit(entry, at: path, above: above)
    }
  }

  private mutating func visit(
    _ entry: FolderListing.Entry, at path: String, above: [FolderListing.Identity]
  ) {
    switch entry.kind {
    case .file:
      if let joiner = Joiner(file: entry.name) { joiners.insert(joiner) }
      if search.mayTake(entry.name), search.takes(path) { found.insert(path) }
    case .folder where search.enters(entry.name, at: path):
      pending.append(Folder(path: path, above: above, isLinked: false))
    case .linkedFolder where search.enters(entry.name, at: path):
      linked.append(Folder(path: path, above: above, isLinked: true))
    case .endlessLink:
      warn("this symbolic link leads back to itself", at: path)
    case .other:
      guard search.mayTake(entry.name), search.takes(path) else { return }
      warn("this is no file that can be read: a link that leads nowhere, or a device", at: path)
    case .folder, .linkedFolder: break
    }
  }

  private mutating func report(_ failure: ProjectFiles.Failure, at path: String) {
    guard path.isEmpty else { return warn("this folder \(failure.words)", at: path) }
    problems.append(Problem("the root \(failure.words)"))
  }

  private mutating func warn(_ message: String, at path: String) {
    problems.append(Problem(message, at: Place(file: path), severity: .warning))
  }
}
