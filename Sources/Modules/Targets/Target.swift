@_exported public import Documents

package struct Target: Sendable {
  /// The kind of entry that it comes from.
  package enum Kind: String, Sendable {
    case native
    /// Only groups other targets to build.
    case aggregate
    /// Built by an external tool; it can't be linked.
    case legacy
  }

  package var name: String
  package var spec: SpecID
  package var kind = Kind.native
  package var type: ProductType
  package var platform: Platform
  /// The linkage that XcodeGen assumes: by the type and the target's own base settings.
  package var declaredLinkage: Linkage
  /// The actual linkage, by all settings together.
  package var linkage: Linkage
  private var shared: Shared<Details>

  /// Rarely needed, large fields, shared by reference because targets are often copied.
  package struct Details: Sendable {
    package var project: String
    package var destinations: [Platform] = []
    /// The product's name as XcodeGen writes it, without an extension.
    package var productName: String
    /// Other product names by build settings (`PRODUCT_NAME`).
    package var settingNames: [String] = []
    /// Its module names, by default the first name of the product; several if configurations disagree.
    package var moduleNames: [String]
    package var sources: [SourcePath] = []
    /// `INFOPLIST_FILE` from the root; not in the shared facts, since each target has its own.
    package var infoFile: String?
    package var tag = ArchitectureTag()
    /// The effect of settings, phases and scripts on its image.
    package var build = BuildFacts()
    /// Its groups in a workspace, then in a project navigator; outermost first.
    package var groups: [String] = []
    package var isInPackage = false
    /// Whether it only makes a library of the system importable.
    package var isSystemLibrary = false
    /// The target's key in the spec.
    package var place: Place
    package var provenance: [Provenance] = []

    package init(project: String, productName: String, place: Place) {
      (self.project, self.productName, self.place) = (project, productName, place)
      moduleNames = [productName]
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
    (self.name, self.spec, self.type) = (name, spec, type)
    self.platform = platform
    declaredLinkage = type.defaultLinkage
    linkage = type.defaultLinkage
    shared = Shared(details)
  }

  /// The name in the spec, without XcodeGen's platform suffix.
  package var plainName: String { isPlatformTwin ? productName : name }

  /// Whether XcodeGen made it from an entry for several platforms.
  package var isPlatformTwin: Bool { provenance.contains { $0.step == .platform } }

  package var qualifiedName: String { "\(project)/\(name)" }

  /// Whether other targets can link it; apps and test bundles can't be linked.
  package var canBeLinked: Bool { type.defaultLinkage != .none }

  /// Whether XcodeGen embeds what Carthage builds by default.
  package var embedsCarthage: Bool {
    type.isApp && platform != .watchOS || type == .watch2Extension || type.isTest
  }

  package var holdsNoCode: Bool {
    type.isFramework && !sources.isEmpty && sources.allSatisfy(\.isResource)
  }

  package var product: String { type.file(named: productName) }

  /// The built file, by the product name of settings.
  package var builtFile: String { type.file(named: settingNames.first ?? productName) }

  private static let otherLanguages = [".m", ".mm", ".c", ".cc", ".cpp", ".cxx", ".h", ".hpp"]

  /// Whether all of its sources are files in languages other than Swift.
  package var holdsNoSwift: Bool {
    !sources.isEmpty
      && sources.allSatisfy { source in
        Target.otherLanguages.contains(where: source.path.hasSuffix)
      }
  }
}

/// An immutable value that is shared by reference.
///
/// Copying it counts one reference, instead of one per string and array.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Shared, other: Shared) -> Bool {
    one === other || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

package typealias TargetID = Number<Target>

/// A platform, by XcodeGen's name.
package enum Platform: String, CaseIterable, Sendable {
  /// A target with several destinations.
  case auto
  case iOS, tvOS, macOS, watchOS, visionOS
  /// Only a destination of `auto` and `iOS` targets.
  case macCatalyst
}

extension Node {
  /// The name of a target in a test plan, by its id in its project, else as the plan has it.
  package func targetName(among names: [String: String]) -> String? {
    names[self["identifier"]?.text ?? ""] ?? self["name"]?.text
  }
}
