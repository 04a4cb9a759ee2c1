package import Documents
package import Modules

/// One target as XcodeGen understands it, for one platform.
///
/// It is a class, since it is large and many hands pass it on.
package final class SpecTarget: Sendable {
  package let name: String
  package let kind: Target.Kind
  package let type: ProductType
  package let platform: Platform
  /// Nil without `supportedDestinations:`.
  package let destinations: [Platform]?
  /// The product's name as XcodeGen writes it, without an ending.
  package let productName: String
  /// Names that `PRODUCT_NAME` gives the product in some configuration.
  package let settingNames: [String]
  package let moduleNames: [String]
  /// The linkage that XcodeGen sees: from the type and the target's own base settings.
  package let declaredLinkage: Linkage
  /// The linkage that XcodeGen sees from another project.
  package let foreignLinkage: Linkage
  /// The linkage that Xcode builds, from all settings together.
  package let linkage: Linkage
  package let sources: [SpecSource]
  /// In the order in which XcodeGen has them: templates first, then the target's own.
  package let dependencies: [SpecDependency]
  /// What must exist for XcodeGen to generate, besides sources.
  let files: [SpecFile]
  package let build: BuildFacts
  package let transitivelyLinkDependencies: Bool?
  /// Whether consumers get `-ObjC`; nil: only for static libraries.
  package let requiresObjCLinking: Bool?
  package let tag: ArchitectureTag
  /// The key under `targets:`.
  package let place: Place
  /// How the target got from there into its project.
  package let provenance: [Provenance]

  init(
    _ name: String, _ kind: Target.Kind, _ type: ProductType, _ platform: Platform,
    destinations: [Platform]? = nil, productName: String? = nil, settingNames: [String] = [],
    moduleNames: [String]? = nil,
    declaredLinkage: Linkage? = nil, foreignLinkage: Linkage? = nil, linkage: Linkage? = nil,
    sources: [SpecSource] = [], dependencies: [SpecDependency], files: [SpecFile] = [],
    build: BuildFacts = BuildFacts(),
    transitivelyLinkDependencies: Bool? = nil,
    requiresObjCLinking: Bool? = nil, tag: ArchitectureTag, at place: Place,
    provenance: [Provenance]
  ) {
    self.name = name
    self.kind = kind
    self.type = type
    self.platform = platform
    self.destinations = destinations
    self.productName = productName ?? name
    self.settingNames = settingNames
    self.moduleNames = moduleNames ?? [name]
    self.declaredLinkage = declaredLinkage ?? type.defaultLinkage
    self.foreignLinkage = foreignLinkage ?? type.defaultLinkage
    self.linkage = linkage ?? type.defaultLinkage
    self.sources = sources
    self.dependencies = dependencies
    self.files = files
    self.build = build
    self.transitivelyLinkDependencies = transitivelyLinkDependencies
    self.requiresObjCLinking = requiresObjCLinking
    self.tag = tag
    self.place = place
    self.provenance = provenance
  }

  /// The file that the target builds, such as `ISSNetwork.framework`.
  package var product: String { type.file(named: productName) }
}

/// One entry of `sources:`.
package struct SpecSource: Sendable {
  /// Relative to the spec.
  package let path: String
  package let place: Place
  var isOptional = false
  /// What becomes of what lies there, and which part of it is meant.
  var phase = SourcePath.Phase.automatic
  var isFolder = false
  var excludes: [String] = []
  var includes: [String] = []
  /// Whether nothing of it is compiled.
  var isResource = false
  /// Whether a build phase copies it to where frameworks lie.
  var isCopiedToFrameworks = false
  package var provenance: [Provenance] = []
}

extension Platform {
  /// A platform that a target can have.
  init?(target name: String) {
    guard let platform = Platform(rawValue: name), platform != .macCatalyst else { return nil }
    self = platform
  }

  /// A destination that a target can have several of.
  init?(destination name: String) {
    guard let platform = Platform(rawValue: name), platform != .auto else { return nil }
    self = platform
  }
}
