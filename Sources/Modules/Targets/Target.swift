@_exported public import Documents

/// One thing that gets built.
package struct Target: Sendable {
  /// What kind of entry of a spec it comes from.
  package enum Kind: String, Sendable {
    case native
    /// Only an order of building other targets.
    case aggregate
    /// Built by an external tool; it can't be linked.
    case legacy
  }

  package var name: String
  package var spec: SpecID
  package var kind = Kind.native
  package var type: ProductType
  package var platform: Platform
  /// The linkage that XcodeGen sees: from the type and the target's own base settings.
  package var declaredLinkage: Linkage
  /// The linkage that Xcode builds, from all settings together.
  package var linkage: Linkage
  private var shared: Shared<Details>

  /// What is wide and seldom asked for: it is handed on by one reference, since targets are often
  /// copied.
  package struct Details: Sendable {
    /// The name of the project it belongs to.
    package var project: String
    /// What a target for several systems can be built for.
    package var destinations: [Platform] = []
    /// The product's name as XcodeGen writes it, without an ending.
    package var productName: String {
      // Renaming the product doesn't rename its module.
      didSet { otherModuleNames = otherModuleNames ?? [oldValue] }
    }
    /// Other names that the build settings give the product (`PRODUCT_NAME`).
    package var settingNames: [String] = []
    /// What sources import it as, where that is not the name of its product.
    fileprivate var otherModuleNames: [String]?
    package var sources: [SourcePath] = []
    /// `INFOPLIST_FILE`, as a path from the root: not among the facts of building, which most targets
    /// share, since each has a file of its own.
    package var infoFile: String?
    private var sharedTag = Details.noTag
    private var sharedBuild = Details.noBuild
    /// The groups of a workspace, then those of a project's navigator, in which it is shown; outermost
    /// first.
    package var groups: [String] = []
    /// The target's key in the spec.
    package var place: Place
    /// How the target got from there into its project.
    package var provenance: [Provenance] = []

    /// Most specs say nothing of either, and share that.
    private static let noTag = Shared(ArchitectureTag())
    private static let noBuild = Shared(BuildFacts())

    /// What sources import it as; several, where configurations disagree.
    package var moduleNames: [String] {
      get { otherModuleNames ?? [productName] }
      set {
        let isPlain = newValue.count == 1 && newValue[0] == productName
        otherModuleNames = isPlain ? nil : newValue
      }
    }

    /// What the spec itself says about the target's part in the architecture.
    package var tag: ArchitectureTag {
      get { sharedTag.value }
      set { sharedTag = newValue == Details.noTag.value ? Details.noTag : Shared(newValue) }
    }

    /// What settings, phases and scripts say about its image.
    package var build: BuildFacts {
      get { sharedBuild.value }
      set { sharedBuild = newValue == Details.noBuild.value ? Details.noBuild : Shared(newValue) }
    }

    package init(project: String, productName: String, place: Place) {
      self.project = project
      self.productName = productName
      self.place = place
    }
  }

  /// All details together, for changing them; each has an accessor of its own.
  package var details: Details {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  package var project: String { shared.value.project }
  package var destinations: [Platform] { shared.value.destinations }
  package var productName: String { shared.value.productName }
  package var settingNames: [String] { shared.value.settingNames }
  package var moduleNames: [String] { shared.value.moduleNames }
  package var sources: [SourcePath] { shared.value.sources }
  package var infoFile: String? { shared.value.infoFile }
  package var tag: ArchitectureTag { shared.value.tag }
  package var groups: [String] { shared.value.groups }
  package var place: Place { shared.value.place }
  package var provenance: [Provenance] { shared.value.provenance }
  package var build: BuildFacts { shared.value.build }

  package init(
    name: String, project: String, spec: SpecID, type: ProductType, platform: Platform = .iOS,
    place: Place
  ) {
    self.init(
      name: name, spec: spec, type: type, platform: platform,
      details: Details(project: project, productName: name, place: place))
  }

  package init(
    name: String, spec: SpecID, type: ProductType, platform: Platform, details: Details
  ) {
    self.name = name
    self.spec = spec
    self.type = type
    self.platform = platform
    declaredLinkage = type.defaultLinkage
    linkage = type.defaultLinkage
    shared = Shared(details)
  }

  /// The name as the spec has it: without what XcodeGen adds to tell platforms apart.
  package var plainName: String { isPlatformTwin ? productName : name }

  /// Whether XcodeGen made it, with others, of one entry for several platforms.
  package var isPlatformTwin: Bool { provenance.contains { $0.step == .platform } }

  /// The name that is unique among projects: `Project/Target`.
  package var qualifiedName: String { "\(project)/\(name)" }

  /// Whether sources import it by a name.
  package func isImported(as name: String) -> Bool {
    shared.value.otherModuleNames?.contains(name) ?? (name == productName)
  }

  /// Whether other targets can link it; apps and test bundles can't be linked.
  package var canBeLinked: Bool { type.defaultLinkage != .none }

  /// Whether it is a framework of resources alone, which holds no code.
  package var holdsNoCode: Bool {
    type.isFramework && !sources.isEmpty && sources.allSatisfy(\.isResource)
  }

  /// The file that the target builds, such as `ISSNetwork.framework`.
  package var product: String { type.file(named: productName) }

  /// The file that is built, by the name that settings give the product.
  package var builtFile: String { type.file(named: settingNames.first ?? productName) }

  private static let otherLanguages = [".m", ".mm", ".c", ".cc", ".cpp", ".cxx", ".h", ".hpp"]

  /// Whether every source that it names is a file in another language than Swift.
  package var holdsNoSwift: Bool {
    !sources.isEmpty
      && sources.allSatisfy { source in
        Target.otherLanguages.contains(where: source.path.hasSuffix)
      }
  }
}

/// A wide value that is handed on by one reference, and never changed.
///
/// To copy a structure is to count a reference for each text and list in it; to copy this is to
/// count one.
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The position of a target among the sorted targets of its graph.
package struct TargetID: Hashable, Comparable, Sendable {
  private let number: UInt32

  package init(_ index: Int) { number = UInt32(clamping: index) }

  package var index: Int { Int(number) }

  package static func < (one: TargetID, other: TargetID) -> Bool { one.number < other.number }
}

/// The systems that a target can be built for, by XcodeGen's names.
package enum Platform: String, CaseIterable, Sendable {
  /// A target with several destinations.
  case auto
  case iOS
  case tvOS
  case macOS
  case watchOS
  case visionOS
  /// Only a destination of `auto` and `iOS` targets, never a platform of its own.
  case macCatalyst
}
