internal import Loaders

/// The files of a repository at a commit, as far as loaders may ask for them; nothing is checked
/// out.
///
/// Paths are from the top of the repository.
struct Snapshot: Sendable {
  /// What a path of the commit stands for.
  enum Entry: Sendable {
    case file(object: String)
    case link(object: String)
    /// A folder, by its number.
    case folder(Int)
    case module
  }

  private var entries: [String: Entry] = ["": .folder(0)]
  /// What lies in each folder, by its number.
  private var folders: [[(name: String, path: String)]] = [[]]
  private let contents: [String: [UInt8]]
  private let repositories: [(prefix: String, folder: FilePath)]

  init(_ reading: CommitReading) {
    contents = reading.contents
    repositories = reading.repositories
    for entry in reading.entries {
      switch entry.kind {
      case .file: add(.file(object: entry.object), at: entry.path)
      case .link: add(.link(object: entry.object), at: entry.path)
      case .module: add(.module, at: entry.path)
      }
    }
  }

  private mutating func add(_ entry: Entry, at path: String) {
    entries[path] = entry
    var path = path
    // Up to the first folder that is known already.
    while true {
      let (parent, name) = Snapshot.split(path)
      if case .folder(let number)? = entries[parent] {
        folders[number].append((name, path))
        return
      }
      entries[parent] = .folder(folders.count)
      folders.append([(name, path)])
      path = parent
    }
  }

  /// What a path leads to, through links.
  func entry(at path: String) -> Entry? { resolved(path).flatMap { entries[$0] } }

  /// The contents of a file; git is asked once more for one that nobody expected to be read.
  func read(_ path: String) throws(ProjectFiles.Failure) -> [UInt8] {
    switch entry(at: path) {
    case .file(let object):
      if let bytes = contents[object] { return bytes }
      let place = resolved(path) ?? path
      let repository = repositories.last { place.hasPrefix($0.prefix) }
      let answer = repository.map { Git.contents(of: [object], in: $0.folder) }
      guard let bytes = answer?[object] else { throw .unreadable("git has not fetched it") }
      return bytes
    case .folder, .module: throw .isFolder
    case .link, nil: throw .missing
    }
  }

  /// What lies in a folder.
  func listing(of path: String) throws(ProjectFiles.Failure) -> FolderListing {
    guard case .folder(let number)? = entry(at: path) else { throw .missing }
    return FolderListing(
      folders[number].map { FolderListing.Entry($0.name, kind(at: $0.path)) },
      identity: .init(device: 0, number: UInt64(number)))
  }

  private func kind(at path: String) -> FolderListing.Kind {
    switch entries[path] {
    case .file: return .file
    case .folder: return .folder
    case .module, nil: return .other
    case .link: break
    }
    switch entry(at: path) {
    case .file: return .file
    case .folder: return .linkedFolder
    default: return .other
    }
  }

  // MARK: Links

  /// More links than this lead in a circle.
  private static let mostLinks = 40

  /// The path behind all links; nothing, if it leads out of the repository or in a circle.
  private func resolved(_ path: String) -> String? {
    switch entries[path] {
    case .file, .folder: return path
    case .link, .module, nil: break
    }
    var pending = path.split(separator: "/").map(String.init)[...]
    var place = ""
    var links = 0
    while let part = pending.popFirst() {
      if part == "." { continue }
      if part == ".." {
        guard !place.isEmpty else { return nil }
        place = Snapshot.split(place).parent
        continue
      }
      let next = place.isEmpty ? part : "\(place)/\(part)"
      guard case .link(let object)? = entries[next] else {
        place = next
        continue
      }
      links += 1
      let target = String(decoding: contents[object] ?? [], as: UTF8.self)
      guard links <= Snapshot.mostLinks, !target.hasPrefix("/") else { return nil }
      pending = target.split(separator: "/").map(String.init)[...] + pending
    }
    return place
  }

  private static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
