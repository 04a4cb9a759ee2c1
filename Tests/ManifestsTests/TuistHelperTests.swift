import Documents
import Manifests
import Testing

/// What manifests of Tuist get from their helpers, construct by construct.
struct TuistHelperTests {
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
        "[.named(ProjectDescriptionHelpers.name(), [.core])]",
        """
        let core = Target.named("Core")
        func name() -> String { "Shop" }
        extension TargetDependency {
          static let core = TargetDependency.target(ProjectDescriptionHelpers.core)
        }
        """, ["Shop (framework): target:Core"]
      ),
      (
        "[.named(Feature.title)]",
        """
        enum Feature: String { case shop; static var title: String { "Feature\\(Self.RawValue)" } }
        """, ["FeatureString (framework):"]
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
    let text = TuistText.project(targets, helper)
    #expect(text.targets == expected)
    #expect(text.problems == [])
  }

  @Test("reads the elements of a list next to one that is unknown")
  func neighbors() {
    let text = TuistText.project(
      """
      [.target(
        name: "A", destinations: .iOS, product: .app, bundleId: "a",
        sources: .init(globs: ["A/**", .testing(at: "A"), "B/**"].compactMap { $0 }))]
      """, "")
    #expect(text.reading.manifest?.targets[0].sources.map(\.glob) == ["App/A/**", "App/B/**"])
    #expect(text.problems == ["cannot read this: `String` has no function `testing`"])
  }

  @Test(
    "sees names of a module only where it is imported, or re-exported",
    arguments: [
      ("import Own\nimport Plugin", "", "A (app): external:Log"),
      ("import Own", "@_exported import Plugin", "A (app): external:Log"),
      ("import Own", "", "A (app):"), ("import Plugin", "", nil),
    ])
  func modules(imports: String, exports: String, target: String?) {
    let own = """
      public func own(_ dependencies: [TargetDependency]) -> [Target] {
        [Target(
          name: "A", destinations: .iOS, product: .app, bundleId: "a", dependencies: dependencies)]
      }
      """
    let plugin = """
      public typealias Target = TargetDependency
      public let log: Target = .external(name: "Log")
      """
    func source(_ text: String) -> Source {
      Source(name: "A.swift", bytes: Array("import ProjectDescription\n\(text)".utf8))
    }
    let helpers = [("Own", own), ("Own", exports), ("Plugin", plugin)].map { module, text in
      ManifestFile(source(text), module: module, by: BuildConditions())
    }
    let manifest = "\(imports)\nlet project = Project(name: \"P\", targets: own([log]))"
    let text = TuistText(
      TuistManifest.read(source(manifest), with: TuistHelpers(root: "", helpers)))
    #expect(text.targets == [target].compactMap(\.self))
    #expect(text.problems.isEmpty == (target?.hasSuffix("Log") ?? false))
  }

  @Test(
    "knows the destinations that have a name",
    arguments: [
      (".iOS", ["iOS"]), (".init([.iPad, .mac])", ["iOS", "macOS"]),
      ("Destinations.iOS.union([.appleTv])", ["iOS", "tvOS"]), (".all", ["iOS", "watchOS"]),
    ])
  func destinations(written: String, platforms: [String]) {
    let text = TuistText.project(
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
