package import Documents
package import Modules

/// One entry of `dependencies:`, with every key that XcodeGen keeps.
package struct SpecDependency: Sendable {
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

  /// What the entry names and where, which the links that come of it share.
  let entry: Link.Entry
  private let rest: Rest
  package let kind: Link.Kind
  package let embed: Bool?
  package let link: Bool?
  package let codeSign: Bool?
  package let removeHeaders: Bool
  package var implicit: Bool
  package let weak: Bool
  package let platformFilter: PlatformFilter
  /// `linkType: static` of a Carthage entry.
  package var isStaticCarthage: Bool
  package let findFrameworks: Bool?

  /// What hardly any entry says: there are more entries than of anything else, and they have no room
  /// for it.
  package struct Rarities: Equatable, Sendable {
    var destinationFilters: [Platform]?
    var platforms: [Platform]?
    var copy: Copy?
    var products: [String] = []
    var root: String?

    fileprivate var isNothing: Bool {
      destinationFilters == nil && platforms == nil && copy == nil && products.isEmpty
        && root == nil
    }
  }

  private indirect enum Rest: Equatable, Sendable {
    case nothing
    case said(Rarities)
  }

  package init(
    kind: Link.Kind, reference: String, place: Place, embed: Bool? = nil, link: Bool? = nil,
    codeSign: Bool? = nil, removeHeaders: Bool = true, implicit: Bool = false, weak: Bool = false,
    platformFilter: PlatformFilter = .all, rarities: Rarities = Rarities(),
    isStaticCarthage: Bool = false, findFrameworks: Bool? = nil, provenance: [Provenance] = []
  ) {
    let filters = rarities.destinationFilters ?? platformFilter.platforms
    entry = Link.Entry(
      reference, platformFilters: filters.map(\.rawValue), at: place, provenance: provenance)
    rest = rarities.isNothing ? .nothing : .said(rarities)
    self.kind = kind
    self.embed = embed
    self.link = link
    self.codeSign = codeSign
    self.removeHeaders = removeHeaders
    self.implicit = implicit
    self.weak = weak
    self.platformFilter = platformFilter
    self.isStaticCarthage = isStaticCarthage
    self.findFrameworks = findFrameworks
  }

  /// What the entry names, after expansion and with paths from includes put right.
  package var reference: String { entry.reference }
  /// The value that names the dependency.
  package var place: Place { entry.place }
  /// How the entry got from there into its target.
  package var provenance: [Provenance] { entry.provenance }

  private var rarities: Rarities? {
    if case .said(let rarities) = rest { rarities } else { nil }
  }

  package var destinationFilters: [Platform]? { rarities?.destinationFilters }
  /// The platforms that the entry is limited to; the target's is always among them.
  package var platforms: [Platform]? { rarities?.platforms }
  package var copy: Copy? { rarities?.copy }
  /// The products of a package; none: the product is named like the package.
  package var products: [String] { rarities?.products ?? [] }
  /// The folder of an SDK entry.
  package var root: String? { rarities?.root }

  /// Whether two entries are the same to XcodeGen, wherever they are written.
  func says(the other: SpecDependency) -> Bool {
    (kind, reference, platformFilter, isStaticCarthage)
      == (other.kind, other.reference, other.platformFilter, other.isStaticCarthage)
      && (embed, link, codeSign, removeHeaders, findFrameworks)
        == (other.embed, other.link, other.codeSign, other.removeHeaders, other.findFrameworks)
      && (implicit, weak) == (other.implicit, other.weak) && rest == other.rest
  }
}

extension SpecDependency.PlatformFilter {
  /// The platforms that are meant, none for all; `macOS` is Mac Catalyst here.
  fileprivate var platforms: [Platform] {
    switch self {
    case .all: []
    case .iOS: [.iOS]
    case .macOS: [.macCatalyst]
    }
  }
}
