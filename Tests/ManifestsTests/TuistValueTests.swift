import Testing

/// What manifests of Tuist get from values and functions of their helpers.
struct TuistValueTests {
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
        "[.named(\"App\", [.target(.part(.view)), .target(.named(\"Kit\"), status: .optional)])]",
        """
        enum Part: String { case view }
        extension Target { static func part(_ part: Part) -> Target { .named(part.rawValue) } }
        """, ["App (framework): target:view target:Kit"]
      ),
      (
        "[.named(app.targetName, [.target(name: kit.targetName, condition: .when(.all))])]",
        """
        let app: TargetReference = "App"
        let kit = TargetReference.project(path: "Kit", target: "Kit")
        """, ["App (framework): target:Kit"]
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
        "[\"a\", \"b\"].map(Target.init) + [.named(Order.allCases.max()!.rawValue + spelled(\"x\"))]\n          + zip([\"c\"], [1]).map { Target.named(\"\\($0)\\($1)\") }",
        """
        extension Target { init(_ name: String) { self = .named(name) } }
        enum Order: String, CaseIterable, Comparable {
          case first, last
          static func < (one: Order, other: Order) -> Bool { one == .first && other == .last }
        }
        func spelled(_ name: String?) -> String {
          guard let name else { return "none" }
          let index = ["w", "x"].firstIndex(of: name) ?? 0
          return "\\(name)\\(index)" + String(repeating: "-", count: 2)
        }
        """, ["a (framework):", "b (framework):", "lastx1-- (framework):", "c1 (framework):"]
      ),
      (
        "[.named(\"A\", [own, [.SPM.Nested.log]].flatMap { $0 })]",
        """
        let own: [TargetDependency] = [.target(name: "B")]
        extension TargetDependency {
          enum SPM { enum Nested { static let log = TargetDependency.external(name: "Log") } }
        }
        """, ["A (framework): target:B external:Log"]
      ),
      (
        "[.named(\"A\", [.project(target: \"Core\", path: .core)])]",
        """
        enum Folder: String {
          case core = "../Core"
          var path: Path { .relativeToManifest(rawValue) }
        }
        extension TargetDependency {
          static func project(target: String, path: Folder) -> TargetDependency {
            .project(target: target + "Kit", path: path.path)
          }
        }
        """, ["A (framework): project:CoreKit"]
      ),
      (
        "made(with: [:]) + made(with: \"a\")",
        """
        func made(with values: [String: Plist.Value]) -> [Target] { [.named("Values")] }
        func made(with path: String) -> [Target] { [.named("Path")] }
        """, ["Values (framework):", "Path (framework):"]
      ),
      (
        "[.named(made == [\"a\": 3, \"b\": 2] ? \"Same\" : \"Other\"), .named(\"K\\(old)\")]",
        """
        let (made, old) = changed()
        func changed() -> ([String: Int], Int) {
          var numbers = ["a": 1, "b": 2, "c": 4]
          let old = numbers.updateValue(3, forKey: "a")!
          numbers.removeValue(forKey: "c")
          return (numbers, old)
        }
        """, ["Same (framework):", "K1 (framework):"]
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
    let text = TuistText.project(targets, helper)
    #expect(text.targets == expected)
    #expect(text.problems == [])
  }

  @Test(
    "refuses what means something else in Swift than it does here",
    arguments: [
      (
        "func f() { a: for _ in 0..<2 { for _ in 0..<2 { continue a } } }\nlet x: Void = f()",
        "archlint cannot evaluate `continue a`"
      ),
      (
        "let name: String? = \"A\"\nlet x = \"\\(name)\"",
        "archlint does not know whether this is nil"
      ),
      (
        """
        struct S { static func == (one: S, other: S) -> Bool { true } }
        let x = S() == S() ? "A" : "B"
        """, "archlint cannot evaluate `==` here"
      ),
    ])
  func refusals(helper: String, problem: String) {
    let text = TuistText.project("[.named(\"\\(x)\")]", helper)
    #expect(text.problems == ["cannot read this: \(problem)"])
  }
}
