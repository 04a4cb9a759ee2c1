package struct FolderListing: Sendable {
  /// What a name in a folder stands for; links are followed.
  package enum Kind: Equatable, Sendable {
    case file
    /// A symbolic link to a file of so many bytes.
    case linkedFile(Int)
    case folder
    case linkedFolder
    /// A symbolic link to a folder outside of the tree that is searched.
    case foreignFolder
    case unseen
    /// A symbolic link that leads nowhere, or to itself.
    case lostLink
    /// A pipe, a socket, a device.
    case other
    /// What a commit names and does not hold: a submodule, or a link that leads nowhere.
    case elsewhere
  }

  package struct Entry: Sendable {
    package let name: String
    package let kind: Kind

    var isFolder: Bool { kind == .folder || kind == .linkedFolder }

    /// Whether it is in the place of what may have been a folder: a link to nothing that is called as
    /// files are was one to a file.
    var mayBeLostFolder: Bool {
      kind == .other || [.unseen, .lostLink].contains(kind) && !hasFileEnding
    }

    /// Whether its name ends as those of files do: in a point and up to five small letters.
    var hasFileEnding: Bool {
      guard let ending = name[...].ending?.utf8, let first = ending.first else { return false }
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      return letters.contains(first) && ending.count < 6
        && ending.allSatisfy { letters.contains($0) || (0x30...0x39).contains($0) }
    }

    /// Whether Emacs locks a file by it: a link to nothing, which no tool takes for a source.
    var isLock: Bool { kind == .lostLink && name.hasPrefix(".#") }

    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The identity of the folder, regardless of the path that led to it.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    private let number: UInt64

    package init(device: UInt64, number: UInt64) {
      self.device = device
      self.number = number
    }
  }

  package let identity: Identity
  /// In any order.
  package let entries: [Entry]

  package init(_ entries: [Entry], identity: Identity) {
    self.entries = entries
    self.identity = identity
  }
}
