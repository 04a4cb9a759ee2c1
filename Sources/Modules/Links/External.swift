/// Something that targets depend on and that no loaded spec builds.
package struct External: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case package, sdk, carthage, cocoapods
    /// A prebuilt framework, library or bundle.
    case binary
    /// A target of a project that archlint does not read.
    case project
    case unknown
  }

  package let name: String
  package let kind: Kind
  package let package: String?
  /// Its linkage; nil if unknown, which is usual.
  package let linkage: Linkage?

  /// Whether it is from an unread local package, which may contain any module that no target builds.
  package var isUnread = false

  package init(_ name: String, _ kind: Kind, package: String? = nil, linkage: Linkage? = nil) {
    (self.name, self.kind, self.package) = (name, kind, package)
    self.linkage = linkage
  }
}

package typealias ExternalID = Number<External>
