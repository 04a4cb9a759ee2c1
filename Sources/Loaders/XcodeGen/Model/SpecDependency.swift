package import Documents
package import Modules

/// One entry of `dependencies:`, with every key that XcodeGen keeps.
///
/// It is a class, since it is large and many hands pass it on.
package final class SpecDependency: Sendable {
  /// What `platformFilter:` limits a dependency to.
  package enum PlatformFilter: String, Sendable {
    case all
    case iOS
    case macOS
  }

  /// Where `copy:` puts the product.
  package struct Copy: Sendable, Equatable {
    package let destination: Destination
    package let subpath: String
  }

  /// The folders that `copy:` knows.
  package enum Destination: String, CaseIterable, Sendable {
    case absolutePath
    case productsDirectory
    case wrapper
    case executables
    case resources
    case javaResources
    case frameworks
    case sharedFrameworks
    case sharedSupport
    case plugins
  }

  package let kind: Link.Kind
  /// What the entry names, after expansion and with paths from includes put right.
  package let reference: String
  package let embed: Bool?
  package let link: Bool?
  package let codeSign: Bool?
  package let removeHeaders: Bool
  package let implicit: Bool
  package let weak: Bool
  package let platformFilter: PlatformFilter
  package let destinationFilters: [Platform]?
  /// The platforms that the entry is limited to; the target's is always among them.
  package let platforms: [Platform]?
  package let copy: Copy?
  /// The products of a package; none: the product is named like the package.
  package let products: [String]
  /// The folder of an SDK entry.
  package let root: String?
  /// `linkType: static` of a Carthage entry.
  package let isStaticCarthage: Bool
  package let findFrameworks: Bool?
  /// The value that names the dependency.
  package let place: Place
  /// The whole entry.
  package let entry: Place
  /// How the entry got from there into its target.
  package let provenance: [Provenance]

  init(
    _ kind: Link.Kind, _ reference: String, embed: Bool? = nil, link: Bool? = nil,
    codeSign: Bool? = nil, removeHeaders: Bool = true, implicit: Bool = false, weak: Bool = false,
    platformFilter: PlatformFilter = .all, destinationFilters: [Platform]? = nil,
    platforms: [Platform]? = nil, copy: Copy? = nil, products: [String] = [], root: String? = nil,
    isStaticCarthage: Bool = false, findFrameworks: Bool? = nil, at place: Place,
    entry: Place? = nil, provenance: [Provenance] = []
  ) {
    self.kind = kind
    self.reference = reference
    self.embed = embed
    self.link = link
    self.codeSign = codeSign
    self.removeHeaders = removeHeaders
    self.implicit = implicit
    self.weak = weak
    self.platformFilter = platformFilter
    self.destinationFilters = destinationFilters
    self.platforms = platforms
    self.copy = copy
    self.products = products
    self.root = root
    self.isStaticCarthage = isStaticCarthage
    self.findFrameworks = findFrameworks
    self.place = place
    self.entry = entry ?? place
    self.provenance = provenance
  }
}
