/// What loaders may ask of the disk; paths are relative to the root, with `/`, or absolute.
package struct ProjectFiles: Sendable {
  package enum Kind: Sendable {
    case file
    case folder
    /// What is there and is neither, or cannot be looked at: reading it says why.
    case unseen
  }

  package enum Failure: Error, Equatable, Sendable {
    case missing
    case isFolder
    /// There is nothing that one can read, with the system's words.
    case unreadable(String)
  }

  package var read: @Sendable (String) throws(Failure) -> [UInt8]
  /// At most so many bytes from the start of a file, which may be larger than any that is read.
  package var start: @Sendable (String, Int) throws(Failure) -> [UInt8]
  /// What a path leads to; nil if it leads nowhere.
  package var kind: @Sendable (String) -> Kind?
  /// Lists a folder; the root is the empty path.
  package var list: @Sendable (String) throws(Failure) -> FolderListing
  /// Whether a path leads out of the repository, or of the root where there is none.
  package var isForeign: @Sendable (String) -> Bool
  /// What a search has seen already.
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
    self.kind = kind
    self.list = list
    self.isForeign = isForeign
  }
}

extension ProjectFiles {
  /// The same files; what a search has seen of them is not looked at once more.
  package func remembering(_ folders: [String: FolderListing]) -> ProjectFiles {
    let disk = self
    var files = ProjectFiles(
      read: disk.read, kind: { folders[$0] == nil ? disk.kind($0) : .folder },
      list: { path throws(Failure) in
        if let known = folders[path] { return known }
        return try disk.list(path)
      },
      // A search does not go where links lead out.
      isForeign: { path in
        folders[path] == nil && !ProjectFiles.isFile(path, in: folders) && disk.isForeign(path)
      })
    files.start = disk.start
    files.known = folders
    return files
  }

  /// Whether a search has seen a regular file there; large folders are not searched.
  private static func isFile(_ path: String, in folders: [String: FolderListing]) -> Bool {
    guard let listing = folders[PathText.folder(of: path)], listing.entries.count < 64
    else { return false }
    let name = path.lastPathName
    return listing.entries.contains { $0.kind == .file && $0.name == name }
  }

  /// Whether a search has found a folder empty, so that it need not be read.
  package func isKnownEmpty(_ path: String) -> Bool { known[path]?.entries.isEmpty ?? false }
}

extension [UInt8] {
  /// Whether the bytes are what Git LFS puts in the place of a file that was not fetched.
  package var isPointerOfLFS: Bool {
    count < 1_024 && starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}

extension ProjectFiles.Failure {
  static let pointerOfLFS = Self.unreadable("it is a Git LFS pointer whose file was not fetched")

  /// The end of a sentence about the file.
  package var words: String {
    switch self {
    case .missing: "does not exist"
    case .isFolder: "is a folder"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
