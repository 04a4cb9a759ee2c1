/// XcodeGen's defaults for linking and embedding a dependency, and the options that override them.
///
/// They are a table of consumers and products, and tests cover every cell.
struct LinkDefaults {
  let type: ProductType

  func decision(for dependency: Dependency, on product: LinkedProduct?) -> LinkDecision {
    switch dependency.kind {
    case .target:
      guard let product, product != .nothing else { return .orderOnly }
      return explicit(dependency, over: decision(on: product))
    case .framework, .flag, .pod: return explicit(dependency, over: framework)
    case .carthage where dependency.isStatic:
      let isSkipped = dependency.link == false && dependency.embed == false
      return LinkDecision(links: !isSkipped, embeds: false)
    case .carthage:
      var usual = framework
      if type == .watch2Extension { usual.embeds = true }
      return explicit(dependency, over: usual)
    case .sdk: return LinkDecision(links: true, embeds: dependency.embed == true)
    case .product, .targetOrProduct:
      let links = type != .staticLibrary && dependency.link != false
      return LinkDecision(links: links, embeds: dependency.embed == true)
    case .bundle:
      let copies = type != .staticLibrary && type != .dynamicLibrary
      return LinkDecision(links: false, embeds: copies)
    }
  }

  /// A written `link:` or `embed:` always wins.
  private func explicit(_ dependency: Dependency, over usual: LinkDecision) -> LinkDecision {
    LinkDecision(links: dependency.link ?? usual.links, embeds: dependency.embed ?? usual.embeds)
  }

  private func decision(on product: LinkedProduct) -> LinkDecision {
    switch product {
    case .dynamicFramework: framework
    case .staticCode: LinkDecision(links: type.isExecutable, embeds: false)
    case .dynamicLibrary: LinkDecision(links: type != .staticLibrary, embeds: type.isApp)
    case .bundle: LinkDecision(links: false, embeds: type.isApp || type.isTest)
    case .program: LinkDecision(links: false, embeds: type.isApp)
    case .nothing: .orderOnly
    }
  }

  private var framework: LinkDecision {
    LinkDecision(links: type != .staticLibrary, embeds: type.isApp || type.isTest)
  }
}

extension JoiningPolicy {
  /// Names may be those of other projects, and links and embeds have defaults.
  static let xcodeGen = JoiningPolicy(qualifiesWithSlash: true, addsLikeXcodeGen: true) {
    dependency, type, product in
    LinkDefaults(type: type).decision(for: dependency, on: product)
  }
}
