/// Whether a dependency really links and embeds: XcodeGen's defaults, and what overrules them.
///
/// They make a table of consumers and products, of which the tests hold every cell.
struct LinkDefaults {
  private let type: ProductType
  private let consumer: Consumer

  init(for type: ProductType) {
    self.type = type
    consumer = Consumer(type)
  }

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
      let links = consumer != .staticLibrary && dependency.link != false
      return LinkDecision(links: links, embeds: dependency.embed == true)
    case .bundle:
      let copies = consumer != .staticLibrary && type != .dynamicLibrary
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
    case .staticCode: LinkDecision(links: consumer.isExecutable, embeds: false)
    case .dynamicLibrary: LinkDecision(links: consumer != .staticLibrary, embeds: consumer == .app)
    case .bundle: LinkDecision(links: false, embeds: consumer == .app || consumer == .tests)
    case .program: LinkDecision(links: false, embeds: consumer == .app)
    case .nothing: .orderOnly
    }
  }

  private var framework: LinkDecision {
    LinkDecision(links: consumer != .staticLibrary, embeds: consumer == .app || consumer == .tests)
  }

  /// The columns of the table.
  private enum Consumer {
    case app
    case tests
    /// An extension, a tool, a driver.
    case program
    case staticLibrary
    case other

    init(_ type: ProductType) {
      if type.isApp {
        self = .app
      } else if type.isTest {
        self = .tests
      } else if type.isExecutable {
        self = .program
      } else {
        self = type == .staticLibrary ? .staticLibrary : .other
      }
    }

    var isExecutable: Bool { self == .app || self == .tests || self == .program }
  }
}

extension JoiningPolicy {
  /// Names may be those of other projects, and links and embeds have defaults.
  static let xcodeGen = JoiningPolicy(qualifiesWithSlash: true, addsLikeXcodeGen: true) {
    dependency, type, product in
    LinkDefaults(for: type).decision(for: dependency, on: product)
  }
}
