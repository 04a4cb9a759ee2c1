package struct FolderListing: Sendable {
  /// The kind of an entry; symbolic links are followed.
  package enum Kind: Equatable, Sendable {
    case file
    /// A symbolic link to a file of this size.
    case linkedFile(Int)
    case folder, linkedFolder
    /// A symbolic link to a folder outside of the searched tree.
    case foreignFolder
    case unseen
    /// A dangling symbolic link, or one to itself.
    case lostLink
    case other
    /// An entry of a commit without contents: a submodule, or a dangling link.
    case elsewhere
  }

  package struct Entry: Sendable {
    package let name: String
    package let kind: Kind

    var isFolder: Bool { kind == .folder || kind == .linkedFolder }

    /// Whether it may have been a folder: a dangling link, unless it has a file's extension.
    var mayBeLostFolder: Bool {
      kind == .other || [.unseen, .lostLink].contains(kind) && !hasFileEnding
    }

    /// Whether its name has a file extension: a dot and up to five lower-case letters.
    var hasFileEnding: Bool {
      guard let ending = name[...].ending?.utf8, let first = ending.first else { return false }
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      return letters.contains(first) && ending.count < 6
        && ending.allSatisfy { letters.contains($0) || (0x30...0x39).contains($0) }
    }

    /// Whether it is a lock file of Emacs: a dangling link that no tool reads.
    var isLock: Bool { kind == .lostLink && name.hasPrefix(".#") }

    package init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }
  }

  /// The identity of the folder, regardless of the path that led to it.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    private let number: UInt64

    package init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }
  }

  package let identity: Identity
  package let entries: [Entry]

  package init(_ entries: [Entry], identity: Identity) {
    (self.entries, self.identity) = (entries, identity)
  }
}
