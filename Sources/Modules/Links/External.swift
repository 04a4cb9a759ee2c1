/// Something that targets depend on and that no loaded spec builds.
package struct External: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A product of a Swift package.
    case package
    case sdk
    case carthage
    case cocoapods
    /// A prebuilt framework, library or bundle.
    case binary
    /// A target of a project that archlint does not read.
    case project
    case unknown
  }

  package let name: String
  package let kind: Kind
  /// The package that has the product, if it is known.
  package let package: String?
  /// What is known of its linkage; nil for most.
  package let linkage: Linkage?

  /// Whether it is of a local package that was not read, which may bring any module along.
  package var isUnread = false

  package init(_ name: String, _ kind: Kind, package: String? = nil, linkage: Linkage? = nil) {
    self.name = name
    self.kind = kind
    self.package = package
    self.linkage = linkage
  }
}

/// The position of an external among the sorted externals of its graph.
package struct ExternalID: Hashable, Comparable, Sendable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  package static func < (one: ExternalID, other: ExternalID) -> Bool {
    one.number < other.number
  }
}
