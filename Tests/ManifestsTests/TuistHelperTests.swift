import Testing

/// What manifests of Tuist get from their helpers, construct by construct.
struct TuistHelperTests {
  private static let make = """
    import ProjectDescription
    public extension Target {
      static func named(_ name: String, _ dependencies: [TargetDependency] = []) -> Target {
        .target(
          name: name, destinations: .iOS, product: .framework, bundleId: name,
          dependencies: dependencies)
      }
    }
    """

  private static func project(_ targets: String, _ helper: String) -> TuistText {
    TuistText(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "App", targets: \(targets))
      """, helpers: ["Make.swift": make, "Own.swift": helper])
  }

  @Test(
    "looks names up in types and what these conform to",
    arguments: [
      (
        "[.named(\"A\", [.PackageType.log])]",
        """
        extension TargetDependency.PackageType {
          static let log = TargetDependency.external(name: "Log")
        }
        """, ["A (framework): external:Log"]
      ),
      (
        "[.named(\"shop\".kit)]",
        "extension String { var kit: String { prefix(1).uppercased() + dropFirst() + \"Kit\" } }",
        ["ShopKit (framework):"]
      ),
      (
        "[Target(name: .app, platform: .iOS, product: .app, bundleId: .app)]",
        "extension String { static let app = \"Shop\" }", ["Shop (app):"]
      ),
      (
        "Feature.targets",
        """
        protocol Module: CaseIterable, RawRepresentable {}
        extension Module where RawValue == String {
          static var targets: [Target] { Self.allCases.map(target) + [.named(String(describing: self))] }
          static func target(_ one: Self) -> Target { .named(one.rawValue + "\\(allCases.count)") }
        }
        enum Feature: String, Module { case shop, cart }
        """, ["shop2 (framework):", "cart2 (framework):", "Feature (framework):"]
      ),
      (
        "[Module.feature(.shop).target(), Module.core(Core.net).target()]",
        """
        protocol Part { var title: String { get } }
        extension Part { func target() -> Target { .named(title) } }
        enum Feature: String, Part { case shop; var title: String { "Shop" } }
        enum Core: String, Part { case net; var title: String { "Net" } }
        enum Module { case feature(Feature), core(any Part) }
        extension Module: Part {
          var title: String { "unused" }
          func target() -> Target {
            switch self {
            case let .feature(part as any Part), let .core(part as any Part): return part.target()
            }
          }
        }
        """, ["Shop (framework):", "Net (framework):"]
      ),
      (
        ".all(of: Feature.self)",
        """
        protocol Group { associatedtype Module; static var name: String { get } }
        struct Feature: Group {
          static let name = "Feature"
          enum Module: String, CaseIterable { case shop, cart }
        }
        extension Array where Element == Target {
          static func all<G: Group>(of group: G.Type) -> [Target] {
            [.named(G.name)] + G.Module.allCases.map { .named($0.rawValue) }
          }
        }
        """, ["Feature (framework):", "shop (framework):", "cart (framework):"]
      ),
      (
        "[.named(\"A\", .externals)]",
        """
        extension Array<TargetDependency> {
          static let externals = External.allCases.map { Element.external(name: $0.rawValue) }
          enum External: String, CaseIterable { case log, net }
        }
        """, ["A (framework): external:log external:net"]
      ),
    ])
  func names(targets: String, helper: String, expected: [String]) {
    let text = TuistHelperTests.project(targets, helper)
    #expect(text.targets == expected)
    #expect(text.problems == [])
  }

  @Test(
    "chooses functions and values as Swift does",
    arguments: [
      (
        "[Parts.api, Parts.code]",
        """
        enum Parts {
          static let (api, code) = pair("Net")
          static func pair(_ name: String) -> (Target, Target) {
            let (first, second) = (name + "API", name)
            return (.named(first), self.one(second))
          }
          static func one(_ name: String) -> Target { .named(name) }
        }
        """, ["NetAPI (framework):", "Net (framework):"]
      ),
      (
        "[.module(uses: [.view]), .module(uses: [.log])]",
        """
        enum Layer: String { case view, data }
        extension TargetDependency { static let log = TargetDependency.external(name: "Log") }
        extension Target {
          static func module(uses: [Layer] = [.data]) -> Target { .named(uses[0].rawValue) }
          static func module(uses: [TargetDependency]) -> Target { .named("Other", uses) }
        }
        """, ["view (framework):", "Other (framework): external:Log"]
      ),
      (
        "[.named(Kind.of(name: \"Shop\").text), .named(Kind(\"cart\")!.text)]",
        """
        enum Kind {
          case of(name: String, ending: String = "Kit"), cart
          init?(_ text: String) {
            switch text {
            case "cart": self = .cart
            default: return nil
            }
          }
          var text: String {
            switch self {
            case .of(let name, let ending): name + ending
            case .cart: "Cart"
            }
          }
        }
        """, ["ShopKit (framework):", "Cart (framework):"]
      ),
      (
        "[.named(Feature.shop.spelled), .named(name.map { $0 + \"Kit\" } ?? \"None\")]",
        """
        let name: String? = "Shop"
        enum Feature: String {
          case shop
          var spelled: String { rawValue.map { "\\($0)" }.joined(separator: "-") }
        }
        """, ["s-h-o-p (framework):", "ShopKit (framework):"]
      ),
      (
        "[Spec(name: \"A\").with { $0.name = \"Shop\" }.target, Spec(name: \"B\").named.target]",
        """
        struct Spec {
          var name: String
          func with(_ change: (inout Spec) throws -> Void) rethrows -> Spec {
            var copy = self
            try change(&copy)
            return copy
          }
          var named: Spec { with { spec in spec.name += "Kit" } }
          var target: Target { .named(name) }
        }
        """, ["Shop (framework):", "BKit (framework):"]
      ),
      (
        """
        ["a", "b"].reduce(into: [Target]()) { made, name in
          made.append(Target.named(name))
        } + ["c"].map(Target.plain(name:))
        """, "extension Target { static func plain(name: String) -> Target { .named(name) } }",
        ["a (framework):", "b (framework):", "c (framework):"]
      ),
      (
        "[factory.next(), factory.next()]",
        """
        let factory = Factory()
        final class Factory {
          let prefix = "Shop"
          private var count = 0
          func next() -> Target {
            count += 1
            return .named(prefix + "\\(count)")
          }
        }
        """, ["Shop1 (framework):", "Shop2 (framework):"]
      ),
      (
        """
        [.target(
          name: InfoPlist.title, destinations: .iOS, product: .app, bundleId: "a",
          infoPlist: .extendingDefault(with: [:]))]
        """, "struct InfoPlist { static let title = \"Own\" }", ["Own (app):"]
      ),
      (
        "Kind.all.map { .named($0.title) }",
        """
        enum Kind {
          case kit, kit2
          static var all: Set<Kind> { Set([.kit, .kit]) }
          var title: String { self == .kit ? "Kit" : "Other" }
        }
        """, ["Kit (framework):"]
      ),
      (
        "[.named(\"\\(Platform.iOS)\" + Platform.iOS.rawValue + Product.unitTests.rawValue)]", "",
        ["iOSiosunit_tests (framework):"]
      ),
      (
        "[.named(ConfigurationName.debug.rawValue + name.rawValue)]",
        "let name: ConfigurationName = .configuration(\"Beta\")", ["DebugBeta (framework):"]
      ),
      (
        "[.named(Product.framework.title + title(of: .iOS) + title(of: .macOS))]",
        """
        extension Product {
          static let feature: Product = .framework
          var title: String {
            switch self {
            case .feature: "Feature"
            default: "Other"
            }
          }
        }
        func title(of destinations: Destinations) -> String {
          switch destinations {
          case .iOS: "Phone"
          default: "Other"
          }
        }
        """, ["FeaturePhoneOther (framework):"]
      ),
      (
        "[.named(\"A\", [.external(name: \"Log\", condition: .none)])]", "",
        ["A (framework): external:Log"]
      ),
      (
        "[.named(Environment.kind)]",
        """
        enum Environment {
          static var kind: String {
            if case let .string(name) = ProjectDescription.Environment.kind { return name }
            return ProcessInfo.processInfo.environment["KIND"] ?? "Usual"
          }
        }
        """, ["Usual (framework):"]
      ),
    ])
  func values(targets: String, helper: String, expected: [String]) {
    let text = TuistHelperTests.project(targets, helper)
    #expect(text.targets == expected)
    #expect(text.problems == [])
  }

  @Test(
    "knows the destinations that have a name",
    arguments: [
      (".iOS", ["iOS"]), (".init([.iPad, .mac])", ["iOS", "macOS"]),
      ("Destinations.iOS.union([.appleTv])", ["iOS", "tvOS"]), (".all", ["iOS", "watchOS"]),
    ])
  func destinations(written: String, platforms: [String]) {
    let text = TuistHelperTests.project(
      "[.target(name: \"A\", destinations: \(written), product: .app, bundleId: \"a\")]",
      "extension Destinations { static let all: Destinations = [.iPhone, .appleWatch] }")
    #expect(text.reading.manifest?.targets.map(\.platforms) == [platforms])
    #expect(text.problems == [])
  }

  @Test(
    "never takes what a missing helper makes for what the library has",
    arguments: [
      ("Project.feature(name: \"App\")", "`Project` has no function `feature`"),
      ("Project(name: \"App\", targets: [.feature])", "`Target` has no member `feature`"),
      (
        """
        Project(name: "App", targets: [
          .target(name: "A", destinations: .iOS, product: .feature, bundleId: "a")
        ])
        """, "`Product` has no member `feature`"
      ),
      (
        """
        Project(name: "App", targets: [
          .target(
            name: "A", destinations: .iOS, product: .app, bundleId: "a", dependencies: [.log])
        ])
        """, "`TargetDependency` has no member `log`"
      ),
    ])
  func missing(project: String, problem: String) {
    let text = TuistText("import ProjectDescription\nlet project = \(project)")
    #expect(text.problems == ["cannot read this: \(problem)"])
  }
}
