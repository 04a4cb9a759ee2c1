import Documents
import Manifests
import Testing

/// What a `Package.swift` comes to.
struct PackageManifestTests {
  @Test("reads literals, with the place of each dependency")
  func literals() throws {
    let manifest = ManifestText(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Core"),
        .target(name: "UI", dependencies: ["Core", .product(name: "Log", package: "swift-log")]),
      ])
      """)
    #expect(manifest.targets == ["Core:", "UI: Core Log"])
    let dependencies = try #require(manifest.reading.manifest).targets[1].dependencies
    #expect(dependencies.map(\.name.place.column) == [38, 47])
    #expect(dependencies.map(\.name.place.line) == [5, 5])
    #expect(dependencies.map(\.package) == [nil, "swift-log"])
  }

  @Test("follows constants, sums and what is changed afterwards")
  func statements() {
    let manifest = ManifestText(
      """
      let common: [Target.Dependency] = ["Core"]
      let package = Package(name: "Kit", targets: [
        .target(name: "Core"), .target(name: "UI", dependencies: common + ["Log"]),
      ])
      package.targets.append(.testTarget(name: "UITests", dependencies: ["UI"]))
      for target in package.targets where target.type == .regular && target.name != "Core" {
        target.dependencies.append("Late")
      }
      """)
    #expect(manifest.targets == ["Core:", "UI: Core Log Late", "UITests: UI"])
  }

  @Test("asks a value of the library where it is")
  func directory() {
    let manifest = ManifestText(
      """
      let package = Package(name: "Kit", targets: [.target(name: "Core")])
      if !Context.packageDirectory.contains("/checkouts/") {
        package.targets.append(.target(name: "Own"))
      }
      """)
    #expect(manifest.targets == ["Core:", "Own:"])
    #expect(manifest.problems == [])
  }

  @Test(
    "says where a dependency is listed in what is evaluated once",
    arguments: ["let all: [Target] = {", "var all: [Target] {"])
  func ownSites(start: String) throws {
    let manifest = ManifestText(
      """
      \(start)
        let kit = Target.target(name: "Kit", dependencies: ["Core"])
        let tests = Target.testTarget(
          name: "KitTests",
          dependencies: [
            "Kit",
            .log,
          ])
        return [kit, tests]
      }\(start.hasPrefix("let") ? "()" : "")
      extension Target.Dependency {
        static let log: Self = .product(name: "Log", package: "swift-log")
      }
      let package = Package(name: "Kit", targets: all)
      """)
    let names = try #require(manifest.reading.manifest).targets.flatMap(\.dependencies).map(\.name)
    #expect(names.map(\.place.line) == [4, 8, 9])
    #expect(names.map { $0.helper?.line } == [nil, nil, 14])
    #expect(manifest.problems == [])
  }

  @Test("says where a dependency is listed, and where a constant is written")
  func sites() throws {
    let manifest = ManifestText(
      """
      let log: Target.Dependency = .product(name: "Log", package: "swift-log")
      let package = Package(name: "Kit", targets: [
        .target(name: "A", dependencies: [log]),
        .target(name: "B", dependencies: [log]),
      ])
      """)
    let names = try #require(manifest.reading.manifest).targets.flatMap(\.dependencies).map(\.name)
    #expect(names.map(\.place.line) == [5, 6])
    #expect(names.map { $0.helper?.line } == [3, 3])
  }

  @Test("decides conditions as on a Mac, with no variable set")
  func conditions() {
    let text = """
      #if os(Linux)
      let only = ["Linux"]
      #elseif canImport(Darwin) && swift(>=5.9)
      let only = ["Mac"]
      #endif
      var targets: [Target] = only.map { .target(name: $0) }
      if Context.environment["CI"] != nil { targets.append(.target(name: "CI")) }
      let package = Package(name: "Kit", targets: targets + [
        #if TUIST
        .target(name: "Tuist"),
        #endif
      ])
      """
    #expect(ManifestText(text).targets == ["Mac:"])
    #expect(ManifestText(text, system: "Linux", flags: ["TUIST"]).targets == ["Linux:", "Tuist:"])
  }

  @Test("calls functions, switches and closures, and makes values of structs and enums")
  func values() {
    let manifest = ManifestText(
      """
      enum Layer: String, CaseIterable {
        case core, feature
        var below: [Layer] {
          switch self {
          case .core: []
          case .feature: Layer.allCases.filter { $0 != self }
          }
        }
      }
      struct Module { var name: String; var layer: Layer = .core }
      extension Target {
        static func module(_ module: Module) -> Target {
          .target(
            name: "\\(module.name)\\(module.layer.rawValue.capitalized)",
            dependencies: module.layer.below.map { "\\(module.name)\\($0.rawValue.capitalized)" })
        }
      }
      let package = Package(
        name: "Kit",
        targets: ["A", "B"].flatMap { name in
          Layer.allCases.map { .module(Module(name: name, layer: $0)) }
        })
      """)
    #expect(
      manifest.targets == ["ACore:", "AFeature: ACore", "BCore:", "BFeature: BCore"])
  }

  @Test("takes a constant of strings for a trait, a condition or a resource")
  func strings() throws {
    let manifest = ManifestText(
      """
      extension String { static let fast = "Fast" }
      let package = Package(name: "Kit", traits: [.default(enabledTraits: [.fast])], targets: [
        .target(
          name: "Kit", dependencies: [.target(name: "Core", condition: .when(traits: [.fast]))],
          resources: [.process(.fast)]),
        .target(name: "Core"),
      ])
      """)
    let read = try #require(manifest.reading.manifest)
    #expect(read.traits.map { "\($0.name): \($0.others)" } == ["default: [\"Fast\"]"])
    #expect(read.targets[0].dependencies.map(\.condition.traits) == [["Fast"]])
    #expect(read.targets[0].resources.map(\.path) == ["Fast"])
    #expect(manifest.problems == [])
  }

  @Test("looks names up as Swift does")
  func names() {
    let manifest = ManifestText(
      """
      enum Module {}
      extension Module { enum Feature: String { case shop } }
      typealias Feature = Module.Feature
      extension Feature {
        static let target = "Own"
        var name: String { Self.target + rawValue }
        func target() -> Target { .target(name: name) }
      }
      let package = Package(name: "Kit", targets: [Feature.shop.target()])
      """)
    #expect(manifest.targets == ["Ownshop:"])
  }

  @Test(
    "refuses what it does not follow, at its place",
    arguments: [
      (
        #"let package = Package(name: "K", targets: [.target(name: FileManager.name)])"#,
        "3:58: cannot read this: archlint does not know `FileManager`"
      ),
      (
        "fatalError()\nlet package = Package(name: \"K\")",
        "3:1: cannot read this: the manifest stops itself"
      ),
      ("let package = Package(name: \"K\"", "3:32: expected `,` or `)`, found the end"),
    ])
  func refusals(text: String, problem: String) {
    #expect(ManifestText(text).problems == [problem])
  }

  @Test(
    "passes over what can only stop the manifest",
    arguments: [
      ("if !FileManager.exists(\"x\") { fatalError(\"run make\") }", true),
      ("guard FileManager.exists(\"x\") else { fatalError() }", true),
      ("for name in [\"x\"] where !FileManager.exists(name) { print(name); exit(1) }", true),
      ("precondition(FileManager.exists(\"x\"))", true),
      ("func fail() -> Never { fatalError() }\nif FileManager.exists(\"x\") { fail() }", true),
      ("guard let name = FileManager.name else { fatalError() }", false),
      ("var name = \"x\"\nif FileManager.exists(name) { name = \"y\" }", false),
      ("var name = \"x\"\nif FileManager.exists(name) { name = \"y\"; fatalError() }", false),
      (
        """
        func name() -> String {
          var name = "x"
          if FileManager.exists(name) { name = "y"; fatalError() }
          return name
        }
        """, true
      ),
      ("if FileManager.exists(\"x\") { Package(name: \"L\") }", false),
      ("if true { fatalError() }", false), ("precondition(false)", false),
    ])
  func ownStop(code: String, isRead: Bool) {
    let manifest = ManifestText("\(code)\nlet package = Package(name: \"K\")")
    #expect(manifest.problems.isEmpty == isRead, "\(manifest.problems)")
    let call = ManifestText("\(code)\nlet package = Package(name: name())")
    #expect(!call.problems.isEmpty)
  }

  @Test("does not mind what it does not follow where nothing depends on it")
  func tolerance() {
    let manifest = ManifestText(
      """
      let date = Date()
      let package = Package(name: "Kit", targets: [
        .target(name: "A", swiftSettings: [.define(FileManager.default.path)])
      ])
      """)
    #expect(manifest.targets == ["A:"])
    #expect(manifest.problems == [])
  }

  @Test("what SwiftPM prints has its places in the manifest, behind the products")
  func placesOfDump() throws {
    let manifest = """
      let package = Package(
        name: "App",
        products: [
          .library(name: "App", targets: ["App"]),
          .library(name: "Net", targets: ["Net", "Log"]),
        ],
        targets: [
          .target(name: "App", dependencies: ["Net"]),
          .target(name: "Net", dependencies: ["Log", "Disk"]),
          .target(name: "Log"),
        ])
      """
    let dump = """
      {"name": "App", "dependencies": [], "products": [
        {"name": "App", "type": {"library": ["automatic"]}, "targets": ["App"]},
        {"name": "Net", "type": {"library": ["automatic"]}, "targets": ["Net", "Log"]}],
      "targets": [
        {"name": "App", "type": "regular", "dependencies": [{"byName": ["Net", null]}]},
        {"name": "Net", "type": "regular",
          "dependencies": [{"byName": ["Log", null]}, {"byName": ["Far", null]}]},
        {"name": "Log", "type": "regular", "dependencies": []}]}
      """
    let document = try Document.read(Source(name: "d.json", bytes: Array(dump.utf8)), as: .json)
    let read = PackageManifest.read(
      dump: try #require(document.root),
      of: Source(name: "Package.swift", bytes: Array(manifest.utf8))
    ).manifest
    #expect(read.products.map(\.name.place.line) == [4, 5])
    #expect(read.targets.map(\.name.place.line) == [8, 9, 10])
    // A name that the manifest lacks has only the file.
    #expect(
      read.targets.map { $0.dependencies.map(\.name.place.line) } == [
        [8], [9, Place(file: "").line], [],
      ])
  }

  @Test(
    "takes a file for a manifest by a line of comment",
    arguments: [
      ("// swift-tools-version:5.9", [5, 9]), ("//swift-tools-version: 6.1.2;(x)", [6, 1, 2]),
      ("\n\n// swift-tools-version:5.4\n", [5, 4]), ("import PackageDescription", nil),
      ("// swift-tools:5.9", nil), ("// A license\n\n// swift-tools-version: 6.0\n", [6, 0]),
      ("// A license\n// swift-tools-version: 5.9\n", nil),
    ] as [(String, [Int]?)])
  func toolsVersion(text: String, version: [Int]?) {
    let source = Source(name: "Package.swift", bytes: Array(text.utf8))
    #expect(PackageManifest.toolsVersion(of: source) == version)
  }
}
