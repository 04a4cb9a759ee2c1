/// The files of a commit, without a checkout.
///
/// Paths are from the top of the repository. A loader reads through `ProjectFiles.at`.
package struct Snapshot: Sendable {
  /// The kind of a path; an object names the contents of files and links.
  package enum Entry: Sendable {
    case file(object: String)
    case link(object: String)
    /// A submodule, of which only the commit is known.
    case module(commit: String)
    case folder(Int)
  }

  private var entries: [String: Entry] = ["": .folder(0)]
  private var folders: [[(name: String, path: String)]] = [[]]
  private var contents: [String: [UInt8]] = [:]
  private var fetch: @Sendable (_ object: String, _ path: String) -> [UInt8]? = { _, _ in nil }

  /// Takes all names of a commit, without contents.
  package init(_ names: some Sequence<(path: String, entry: Entry)>) {
    for (path, entry) in names { add(entry, at: path) }
  }

  /// The same with the contents of links and expected files by object, and a way to fetch others.
  package func holding(
    _ contents: [String: [UInt8]],
    fetch: @escaping @Sendable (_ object: String, _ path: String) -> [UInt8]?
  ) -> Snapshot {
    changed(self) { ($0.contents, $0.fetch) = (contents, fetch) }
  }

  private mutating func add(_ entry: Entry, at path: String) {
    entries[path] = entry
    var path = path
    // Up to the first known folder.
    while true {
      let (parent, name) = (Spec.folder(of: path), String(path.lastPathName))
      if case .folder(let number)? = entries[parent] {
        folders[number].append((name, path))
        return
      }
      entries[parent] = .folder(folders.count)
      folders.append([(name, path)])
      path = parent
    }
  }

  package func entry(at path: String) -> Entry? { resolved(path).flatMap { entries[$0] } }

  /// The object of a file that is not a link.
  package func object(at path: String) -> String? {
    if case .file(let object)? = entries[path] { object } else { nil }
  }

  /// The contents of a file; unexpected files are fetched one by one.
  package func read(_ path: String) throws(ProjectFiles.Failure) -> [UInt8] {
    switch entry(at: path) {
    case .file(let object):
      guard let bytes = contents[object] ?? fetch(object, resolved(path) ?? path) else {
        throw .unreadable("git has not fetched it, or it is too large")
      }
      if bytes.isPointerOfLFS { throw .pointerOfLFS }
      return bytes
    case .folder, .module: throw .isFolder
    case .link, nil: throw .missing
    }
  }

  package func listing(of path: String) throws(ProjectFiles.Failure) -> FolderListing {
    guard case .folder(let number)? = entry(at: path) else { throw .missing }
    return FolderListing(
      folders[number].map { FolderListing.Entry($0.name, kind(at: $0.path)) },
      identity: .init(device: 0, number: UInt64(number)))
  }

  private func kind(at path: String) -> FolderListing.Kind {
    switch entries[path] {
    case .file: return .file
    case .folder: return .folder
    case .module, nil: return .elsewhere
    case .link: break
    }
    switch entry(at: path) {
    case .file: return .linkedFile(0)
    case .folder: return .linkedFolder
    default: return .elsewhere
    }
  }

  private static let mostLinks = 40

  /// The path after following links; nil if it leaves the repository or is circular.
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
        place = Spec.folder(of: place)
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
}
