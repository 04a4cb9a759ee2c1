/// The differences between tools in resolving equal declarations.
package struct JoiningPolicy: Sendable {
  /// Whether a name with a slash is in another project: `Project/Target`.
  package var qualifiesWithSlash = false
  /// Whether a product may be from any loaded package, regardless of the entry's package.
  package var findsProductsAnywhere = false
  /// Whether a product may be from any package that its file names, as before version 5.8 of tools.
  var findsProductsByName = false
  /// Whether a name alone is no product but that of the package with this name.
  var findsProductsByPackage = false
  /// Whether transitive dependencies follow Tuist's rules instead of `linksTransitively`.
  package var reachesLikeTuist = false
  /// Whether a flag for what nothing builds or lists is a link, to the system.
  package var linksSystemByFlags = false
  /// Whether users of static libraries get `-ObjC`, and programs what others take from Carthage.
  package var addsLikeXcodeGen = false
  /// Decides whether a dependency links and embeds: options, over the tool's defaults.
  package let decision:
    @Sendable (_ dependency: Dependency, _ consumer: ProductType, _ product: LinkedProduct?) ->
      LinkDecision

  /// Packages and Xcode: an entry links by default, and only CocoaPods embeds by default.
  ///
  /// A manifest doesn't locate the packages of its dependencies, and Xcode searches all.
  package static let asWritten = JoiningPolicy(
    findsProductsAnywhere: true, linksSystemByFlags: true
  ) { dependency, consumer, _ in
    let isCopied = dependency.kind == .pod && (consumer.isApp || consumer.isTest)
    return LinkDecision(links: dependency.link ?? true, embeds: dependency.embed ?? isCopied)
  }
}

package struct LinkDecision: Equatable, Sendable {
  package var links: Bool
  package var embeds: Bool

  static let orderOnly = LinkDecision(links: false, embeds: false)
}

/// A target's product for its dependents.
package enum LinkedProduct: Equatable, Sendable {
  case dynamicFramework, staticCode
  /// A dynamic library, or an xcframework.
  case dynamicLibrary
  case bundle
  /// A program: an app, an extension, a tool; also a target without a type.
  case program
  /// Aggregate and legacy targets only order the build.
  case nothing

  init(_ kind: Target.Kind, _ type: ProductType, _ linkage: Linkage) {
    guard kind == .native else {
      self = .nothing
      return
    }
    switch linkage {
    case .static: self = .staticCode
    case .dynamic: self = type.isFramework ? .dynamicFramework : .dynamicLibrary
    case .none: self = type == .bundle ? .bundle : .program
    }
  }
}

/// The pods that CocoaPods adds to one target of a project.
package struct PodUse: Sendable {
  /// The folder of the `Podfile`, with the project.
  let folder: String
  let project: String?
  let target: String
  let place: Place
  /// The pods that it lists, and those that it only searches.
  let names: Set<String>
  let dependencies: [Dependency]
  /// How many it lists; its pods require the others.
  let listedCount: Int
}
