/// A dependency as written: a name, its scope, and options.
///
/// The join resolves it to one or more `Link`s.
package struct Dependency: Sendable {
  /// The kind of reference, which decides where it is looked up.
  package enum Kind: String, CaseIterable, Sendable {
    /// A target of the same container or, with `UncommonOptions.container`, of another one.
    case target
    /// A target of the same container, or a product of a package.
    case targetOrProduct
    /// Products of a package: `UncommonOptions.products`, or one named like the reference.
    case product = "package"
    /// A file: the product of a target in the workspace, or a prebuilt one at the path.
    case framework
    /// The same for resource bundles.
    case bundle
    case carthage, sdk
    /// A pod: a target of the workspace, else an external.
    case pod
    /// A name in linker flags: the product of a target, else anything.
    case flag
  }

  /// The value of `platformFilter:`.
  package enum PlatformFilter: String, Sendable {
    case all, iOS, macOS

    /// The platforms of the filters, empty for all; `macOS` is Mac Catalyst here.
    fileprivate var platforms: [Platform] {
      switch self {
      case .all: []
      case .iOS: [.iOS]
      case .macOS: [.macCatalyst]
      }
    }
  }

  /// The name and its place, shared by its links.
  let entry: Link.Entry
  private let sharedOptions: Shared<UncommonOptions>?
  package let kind: Kind
  package let embed: Bool?
  package let link: Bool?
  package let codeSign: Bool?
  package let removeHeaders: Bool
  package var implicit: Bool
  package let weak: Bool
  package let platformFilter: PlatformFilter
  /// Whether it is static: by `linkType` of a Carthage entry, or by a `Podfile`.
  package var isStatic: Bool
  package let findFrameworks: Bool?

  /// Rare options, stored separately because entries are so many.
  package struct UncommonOptions: Equatable, Sendable {
    /// The key of the container to look in.
    package var container: String?
    package var destinationFilters: [Platform]?
    package var platforms: [Platform]?
    package var copy: CopyPhase?
    package var products: [String] = []
    package var root: String?
    package var conditions: [String] = []
    /// The traits of its package of which one must be on.
    var traits: [String] = []
  }

  package init(
    _ kind: Kind, _ reference: String, at place: Place, embed: Bool? = nil, link: Bool? = nil,
    codeSign: Bool? = nil, removeHeaders: Bool = true, implicit: Bool = false, weak: Bool = false,
    platformFilter: PlatformFilter = .all, uncommon: UncommonOptions = UncommonOptions(),
    isStatic: Bool = false, findFrameworks: Bool? = nil, provenance: [Provenance] = []
  ) {
    let filters = uncommon.destinationFilters ?? platformFilter.platforms
    let conditions = uncommon.conditions.map { Platform.filters[$0]?.rawValue ?? $0 }
    entry = Link.Entry(
      reference, platformFilters: filters.map(\.rawValue) + conditions,
      copy: uncommon.copy, at: place, provenance: provenance)
    sharedOptions = uncommon == UncommonOptions() ? nil : Shared(uncommon)
    (self.kind, self.embed, self.link) = (kind, embed, link)
    (self.codeSign, self.removeHeaders, self.implicit) = (codeSign, removeHeaders, implicit)
    (self.weak, self.platformFilter) = (weak, platformFilter)
    (self.isStatic, self.findFrameworks) = (isStatic, findFrameworks)
  }

  /// The name, after expansion and with adjusted paths of includes.
  package var reference: String { entry.reference }
  package var place: Place { entry.place }
  package var provenance: [Provenance] { entry.provenance }

  private var uncommon: UncommonOptions? { sharedOptions?.value }

  package var container: String? { uncommon?.container }
  package var destinationFilters: [Platform]? { uncommon?.destinationFilters }
  /// The platforms of the entry; always include the target's.
  package var platforms: [Platform]? { uncommon?.platforms }
  package var copy: CopyPhase? { uncommon?.copy }
  /// The products of a package; empty: the one with its name.
  package var products: [String] { uncommon?.products ?? [] }
  package var root: String? { uncommon?.root }
  var traits: [String] { uncommon?.traits ?? [] }

  /// Whether XcodeGen considers two entries equal.
  func says(the other: Dependency) -> Bool {
    (kind, reference, platformFilter, isStatic)
      == (other.kind, other.reference, other.platformFilter, other.isStatic)
      && (embed, link, codeSign, removeHeaders, findFrameworks)
        == (other.embed, other.link, other.codeSign, other.removeHeaders, other.findFrameworks)
      && (implicit, weak) == (other.implicit, other.weak) && uncommon == other.uncommon
  }
}
