package import Modules

/// One target as XcodeGen understands it, for one platform.
///
/// It is a class, since it is large and many hands pass it on.
package final class SpecTarget {
  package var name: String
  package var kind: Target.Kind
  package var type: ProductType
  package var platform: Platform
  /// Nothing without `supportedDestinations:`.
  package var destinations: [Platform]?
  /// The product's name as XcodeGen writes it, without an ending.
  package var productName: String
  /// Names that `PRODUCT_NAME` gives the product in some configuration.
  package var settingNames: [String] = []
  /// The linkage that XcodeGen sees: from the type and the target's own base settings.
  package var declaredLinkage: Linkage
  /// The linkage that Xcode builds, from all settings together.
  package var linkage: Linkage
  package var sources: [SpecSource] = []
  /// In the order in which XcodeGen has them: templates first, then the target's own.
  package var dependencies: [SpecDependency] = []
  package var build = BuildFacts()
  package var transitivelyLinkDependencies: Bool?
  package var directlyEmbedCarthageDependencies: Bool?
  /// Whether consumers get `-ObjC`; nothing: only for static libraries.
  package var requiresObjCLinking: Bool?
  package var tag = ArchitectureTag()
  /// The key under `targets:`.
  package var place: Place
  /// How the target got from there into its project.
  package var provenance: [Provenance] = []

  package init(name: String, type: ProductType, platform: Platform, place: Place) {
    self.name = name
    self.type = type
    self.platform = platform
    self.place = place
    kind = .native
    productName = name
    declaredLinkage = type.defaultLinkage
    linkage = type.defaultLinkage
  }

  /// The file that the target builds, such as `ISSNetwork.framework`.
  package var product: String { type.file(named: productName) }
}
