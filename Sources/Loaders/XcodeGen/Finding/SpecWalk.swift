internal import Modules

/// One walk through the folders of a search.
struct SpecWalk {
  let search: SpecSearch
  private(set) var found: Set<String> = []
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
      warn("the symbolic link \(folder.path) leads back to a folder that it lies in")
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
      if search.mayTake(entry.name), search.takes(path) { found.insert(path) }
    case .folder where search.enters(entry.name, at: path):
      pending.append(Folder(path: path, above: above, isLinked: false))
    case .linkedFolder where search.enters(entry.name, at: path):
      linked.append(Folder(path: path, above: above, isLinked: true))
    case .endlessLink:
      warn("the symbolic link \(path) leads back to itself")
    case .other:
      guard search.mayTake(entry.name), search.takes(path) else { return }
      warn("\(path) is no file that can be read: a link that leads nowhere, or a device")
    case .folder, .linkedFolder: break
    }
  }

  private mutating func report(_ failure: ProjectFiles.Failure, at path: String) {
    let name = path.isEmpty ? "the root" : "the folder \(path)"
    let severity: Problem.Severity = path.isEmpty ? .error : .warning
    problems.append(Problem("\(name) \(failure.words)", severity: severity))
  }

  private mutating func warn(_ message: String) {
    problems.append(Problem(message, severity: .warning))
  }
}
