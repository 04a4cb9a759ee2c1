/// What tools make of the same declarations: the only place where they differ.
package struct JoiningPolicy: Sendable {
  /// Whether a name with a slash is that of a target in another project: `Project/Target`.
  package var qualifiesWithSlash = false
  /// Whether a product may be from any loaded package, regardless of the entry's package.
  package var findsProductsAnywhere = false
  /// Whether the dependencies of dependencies count for a target as Tuist has it, rather than by its
  /// container's `linksTransitively`.
  package var reachesLikeTuist = false
  /// Whether consumers of static libraries get `-ObjC` without asking.
  package var addsObjCFlag = false
  /// Whether a dependency links and embeds: what is written, over the defaults of the tool.
  ///
  /// The product is what the far end builds, where a target of any container is named; nil for all
  /// else.
  package let decision:
    @Sendable (_ dependency: Dependency, _ consumer: ProductType, _ product: LinkedProduct?) ->
      LinkDecision

  /// Packages and Xcode: what is written, and an entry that says nothing links, and embeds nothing.
  ///
  /// A manifest does not say where a package of its dependencies is, and Xcode looks in all.
  package static let asWritten = JoiningPolicy(findsProductsAnywhere: true) { dependency, _, _ in
    LinkDecision(links: dependency.link ?? true, embeds: dependency.embed ?? false)
  }
}

/// What a dependency comes to.
package struct LinkDecision: Equatable, Sendable {
  package var links: Bool
  package var embeds: Bool

  static let orderOnly = LinkDecision(links: false, embeds: false)
}

/// What a target offers to those that depend on it.
package enum LinkedProduct: Equatable, Sendable {
  case dynamicFramework
  case staticCode
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
