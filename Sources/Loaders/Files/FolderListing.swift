/// What lies in a folder.
package struct FolderListing: Sendable {
  /// What a name in a folder stands for; links are followed.
  package enum Kind: Equatable, Sendable {
    case file
    /// A symbolic link to a file of so many bytes.
    case linkedFile(Int)
    case folder
    /// A symbolic link to a folder.
    case linkedFolder
    /// A symbolic link to a folder outside of the tree that is searched.
    case foreignFolder
    /// What cannot be looked at.
    case unseen
    /// A symbolic link that leads nowhere, or to itself.
    case lostLink
    /// A pipe, a socket, a device.
    case other
  }

  /// One name in a folder.
  package struct Entry: Sendable {
    package let name: String
    package let kind: Kind

    var isFolder: Bool { kind == .folder || kind == .linkedFolder }

    /// Whether a folder may be missing here: nobody gives one a name with an ending.
    var mayBeLostFolder: Bool { [.unseen, .lostLink].contains(kind) && name[...].ending == nil }

    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Tells the folder from every other one, whatever path led to it.
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
