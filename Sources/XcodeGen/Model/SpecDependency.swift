package import Documents
package import Modules

/// One entry of `dependencies:`, with every key that XcodeGen keeps.
package struct SpecDependency: Equatable, Sendable {
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
    package let phaseOrder: PhaseOrder
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

  /// Whether `copy:` does its work before sources are compiled, or after.
  package enum PhaseOrder: String, Sendable {
    case preCompile
    case postCompile
  }

  package let kind: Link.Kind
  /// What the entry names, after expansion and with paths from includes put right.
  package let reference: String
  /// The value that names the dependency.
  package var place: Place
  /// The whole entry.
  package var entry: Place
  package var embed: Bool?
  package var link: Bool?
  package var codeSign: Bool?
  package var removeHeaders = true
  package var implicit = false
  package var weak = false
  package var platformFilter = PlatformFilter.all
  package var destinationFilters: [Platform]?
  /// The platforms that the entry is limited to; the target's is always among them.
  package var platforms: [Platform]?
  package var copy: Copy?
  /// The products of a package; none: the product is named like the package.
  package var products: [String] = []
  /// The folder of an SDK entry.
  package var root: String?
  /// `linkType: static` of a Carthage entry.
  package var isStaticCarthage = false
  package var findFrameworks: Bool?
  /// How the entry got from there into its target.
  package var provenance: [Provenance] = []
}
