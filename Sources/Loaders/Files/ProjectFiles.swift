/// The file access of loaders; paths are relative to the root, with `/`, or absolute.
package struct ProjectFiles: Sendable {
  package enum Kind: Sendable {
    case file, folder
    /// Something else, or not accessible: reading it gives the reason.
    case unseen
  }

  package enum Failure: Error, Equatable, Sendable {
    case missing, isFolder
    /// It can't be read, with the system's message.
    case unreadable(String)

    static let pointerOfLFS = Self.unreadable("it is a Git LFS pointer whose file was not fetched")

    package var words: String {
      switch self {
      case .missing: "does not exist"
      case .isFolder: "is a folder"
      case .unreadable(let reason): "cannot be read: \(reason)"
      }
    }

    func problem(_ thing: String, at path: String, so effect: String? = nil) -> Problem {
      Problem("this \(thing) \(words)\(effect.map { ", so \($0)" } ?? "")", at: Place(file: path))
    }
  }

  package var read: @Sendable (String) throws(Failure) -> [UInt8]
  /// The first bytes of a file, which may be of any size.
  package var start: @Sendable (String, Int) throws(Failure) -> [UInt8]
  package var kind: @Sendable (String) -> Kind?
  /// Lists a folder; the root is the empty path.
  package var list: @Sendable (String) throws(Failure) -> FolderListing
  /// Whether a path is outside of the repository, or of the root if there is none.
  package var isForeign: @Sendable (String) -> Bool
  /// Runs the manifest in a folder, and returns the package manager's dump; nil unless asked for.
  package var runManifest: (@Sendable (String) -> [UInt8]?)?
  private var known: [String: FolderListing] = [:]

  package init(
    read: @escaping @Sendable (String) throws(Failure) -> [UInt8],
    kind: @escaping @Sendable (String) -> Kind?,
    list: @escaping @Sendable (String) throws(Failure) -> FolderListing = { _ throws(Failure) in
      throw .missing
    }, isForeign: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.read = read
    start = { path, count throws(Failure) in Array(try read(path).prefix(count)) }
    (self.kind, self.list, self.isForeign) = (kind, list, isForeign)
  }

  /// The same files, with the listings of a search as a cache.
  package func remembering(_ folders: [String: FolderListing]) -> ProjectFiles {
    let disk = self
    return changed(self) { files in
      files.known = folders
      files.kind = { ProjectFiles.seen($0, in: folders) ?? disk.kind($0) }
      files.list = { path throws(ProjectFiles.Failure) in
        if let known = folders[path] { return known }
        return try disk.list(path)
      }
      // A search doesn't follow links out of the tree.
      files.isForeign = {
        (ProjectFiles.seen($0, in: folders) ?? nil) == nil && disk.isForeign($0)
      }
    }
  }

  /// The path of a project to which a search came: links may lead to its folder as well.
  func known(_ path: String) -> String {
    let folder = Spec.folder(of: path)
    guard !known.isEmpty, known[folder] == nil, let identity = try? list(folder).identity,
      let found = known.first(where: { $0.value.identity == identity })?.key
    else { return path }
    return PathText.join(found, String(path.lastPathName))
  }

  /// What a search has seen at a path, if only that nothing is there; nil if the disk must say.
  private static func seen(_ path: String, in folders: [String: FolderListing]) -> Kind?? {
    if folders[path] != nil { return .folder }
    // Below a folder that is not there is nothing.
    var upper = path
    for _ in 0..<mostLevels where !upper.isEmpty {
      let (folder, name) = (PathText.folder(of: upper), upper.lastPathName)
      guard name != ".", name != "..", name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      if let listing = folders[folder] {
        // Large folders are not searched, and some disks ignore capitals.
        guard listing.entries.count < 64 else { return nil }
        if let entry = listing.entries.first(where: { $0.name == name }) {
          guard upper == path else { return nil }
          return entry.kind == .file ? .file : entry.kind == .folder ? .folder : nil
        }
        let lower = name.lowercased()
        return listing.entries.contains { $0.name.lowercased() == lower } ? nil : .some(nil)
      }
      upper = folder
    }
    return nil
  }

  /// The number of folders above a path that a look goes up.
  private static let mostLevels = 4

  package func isKnownEmpty(_ path: String) -> Bool { known[path]?.entries.isEmpty ?? false }
}

extension [UInt8] {
  /// Whether the bytes are a Git LFS pointer to a file that was not fetched.
  package var isPointerOfLFS: Bool {
    count < 1_024 && starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}
