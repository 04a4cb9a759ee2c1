/// A dependency as it is written: what is named, in which scope, and what is said about it.
///
/// What it leads to is a `Link`, or several: only the join knows that.
package struct Dependency: Sendable {
  /// What the reference is a name of, and so where it is looked up.
  package enum Kind: String, CaseIterable, Sendable {
    /// A target: of the same container, or, with `UncommonOptions.container`, of another one.
    case target
    /// A target of the same container, or a product of a package.
    case targetOrProduct
    /// Products of a package: `UncommonOptions.products`, or one named like the reference.
    case product = "package"
    /// A file: what some target of the workspace builds, or what is ready at the path.
    case framework
    /// The same for bundles of resources.
    case bundle
    case carthage
    case sdk
    /// A name among the flags of the linker: what some target builds, else anything.
    case flag
  }

  /// What `platformFilter:` limits a dependency to.
  package enum PlatformFilter: String, Sendable {
    case all
    case iOS
    case macOS
  }

  /// What the entry names and where, which the links that come of it share.
  let entry: Link.Entry
  private let rest: Rest
  package let kind: Kind
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
  package struct UncommonOptions: Equatable, Sendable {
    /// The key of the container in which the name is looked up.
    package var container: String?
    package var destinationFilters: [Platform]?
    package var platforms: [Platform]?
    package var copy: CopyPhase?
    package var products: [String] = []
    package var root: String?
    /// The filters, where they are no platforms of Xcode.
    package var conditions: [String] = []

    fileprivate var isEmpty: Bool {
      container == nil && destinationFilters == nil && platforms == nil && copy == nil
        && products.isEmpty && root == nil && conditions.isEmpty
    }
  }

  private indirect enum Rest: Equatable, Sendable {
    case nothing
    case said(UncommonOptions)
  }

  package init(
    _ kind: Kind, _ reference: String, at place: Place, embed: Bool? = nil, link: Bool? = nil,
    codeSign: Bool? = nil, removeHeaders: Bool = true, implicit: Bool = false, weak: Bool = false,
    platformFilter: PlatformFilter = .all, uncommon: UncommonOptions = UncommonOptions(),
    isStaticCarthage: Bool = false, findFrameworks: Bool? = nil, provenance: [Provenance] = []
  ) {
    let filters = uncommon.destinationFilters ?? platformFilter.platforms
    entry = Link.Entry(
      reference, platformFilters: filters.map(\.rawValue) + uncommon.conditions,
      copy: uncommon.copy, at: place, provenance: provenance)
    rest = uncommon.isEmpty ? .nothing : .said(uncommon)
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
  package var place: Place { entry.place }
  /// How the entry got from there into its target.
  package var provenance: [Provenance] { entry.provenance }

  private var uncommon: UncommonOptions? {
    if case .said(let options) = rest { options } else { nil }
  }

  package var container: String? { uncommon?.container }
  package var destinationFilters: [Platform]? { uncommon?.destinationFilters }
  /// The platforms that the entry is limited to; the target's is always among them.
  package var platforms: [Platform]? { uncommon?.platforms }
  package var copy: CopyPhase? { uncommon?.copy }
  /// The products of a package; none: the product is named like the package.
  package var products: [String] { uncommon?.products ?? [] }
  package var root: String? { uncommon?.root }

  /// Whether two entries are the same to XcodeGen, wherever they are written.
  func says(the other: Dependency) -> Bool {
    (kind, reference, platformFilter, isStaticCarthage)
      == (other.kind, other.reference, other.platformFilter, other.isStaticCarthage)
      && (embed, link, codeSign, removeHeaders, findFrameworks)
        == (other.embed, other.link, other.codeSign, other.removeHeaders, other.findFrameworks)
      && (implicit, weak) == (other.implicit, other.weak) && rest == other.rest
  }
}

extension Dependency.PlatformFilter {
  /// The platforms that are meant, none for all; `macOS` is Mac Catalyst here.
  fileprivate var platforms: [Platform] {
    switch self {
    case .all: []
    case .iOS: [.iOS]
    case .macOS: [.macCatalyst]
    }
  }
}
