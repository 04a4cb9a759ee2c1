internal import Modules

/// Whether a dependency really links and embeds: XcodeGen's defaults, and what overrules them.
///
/// They make a table of consumers and products, of which the tests hold every cell.
struct LinkDefaults {
  /// What a dependency comes to.
  struct Decision: Equatable {
    var links: Bool
    var embeds: Bool

    static let orderOnly = Decision(links: false, embeds: false)
  }

  private let type: ProductType
  private let consumer: Consumer

  init(for type: ProductType) {
    self.type = type
    consumer = Consumer(type)
  }

  /// The decision for a dependency; local and foreign targets are told by their product.
  func decision(for dependency: SpecDependency, on product: LinkedProduct?) -> Decision {
    switch dependency.kind {
    case .target:
      guard let product, product != .nothing else { return .orderOnly }
      return explicit(dependency, over: decision(on: product))
    case .framework: return explicit(dependency, over: framework)
    case .carthage where dependency.isStaticCarthage:
      let isSkipped = dependency.link == false && dependency.embed == false
      return Decision(links: !isSkipped, embeds: false)
    case .carthage: return explicit(dependency, over: dynamicCarthage)
    case .sdk: return Decision(links: true, embeds: dependency.embed == true)
    case .package:
      let links = consumer != .staticLibrary && dependency.link != false
      return Decision(links: links, embeds: dependency.embed == true)
    case .bundle:
      let copies = consumer != .staticLibrary && type != .dynamicLibrary
      return Decision(links: false, embeds: copies)
    }
  }

  /// A written `link:` or `embed:` always wins.
  private func explicit(_ dependency: SpecDependency, over usual: Decision) -> Decision {
    Decision(links: dependency.link ?? usual.links, embeds: dependency.embed ?? usual.embeds)
  }

  private func decision(on product: LinkedProduct) -> Decision {
    switch product {
    case .dynamicFramework: framework
    case .staticCode: Decision(links: consumer.isExecutable, embeds: false)
    case .dynamicLibrary:
      Decision(links: consumer != .staticLibrary, embeds: consumer == .app)
    case .bundle: Decision(links: false, embeds: consumer == .app || consumer == .tests)
    case .program: Decision(links: false, embeds: consumer == .app)
    case .nothing: .orderOnly
    }
  }

  private var framework: Decision {
    Decision(
      links: consumer != .staticLibrary, embeds: consumer == .app || consumer == .tests)
  }

  private var dynamicCarthage: Decision {
    var decision = framework
    if type == .watch2Extension { decision.embeds = true }
    return decision
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

/// What a target offers to those that depend on it: the rows of the table.
enum LinkedProduct: Equatable {
  case dynamicFramework
  case staticCode
  /// A dynamic library, or an xcframework.
  case dynamicLibrary
  case bundle
  /// What runs by itself: an app, an extension, a tool; also what has no type at all.
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
