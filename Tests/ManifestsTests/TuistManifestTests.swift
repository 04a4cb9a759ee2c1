import Manifests
import Testing

/// What the manifests of Tuist come to.
struct TuistManifestTests {
  /// The words of the article about registration: two `.iOS` of different types, a property list
  /// with a principal class, sources as `.paths`.
  static let registration = """
    import ProjectDescription
    let project = Project(name: "App", targets: [
      .target(
        name: "Shop", destinations: .iOS, product: .framework, bundleId: "com.example.shop",
        deploymentTargets: .iOS("16.0"),
        infoPlist: .extendingDefault(with: ["NSPrincipalClass": "Shop.ShopRegistration"]),
        sources: .paths(["Sources/**"]),
        dependencies: [.project(target: "Contract", path: "../Contract"), .external(name: "Log")])
    ])
    """

  @Test("reads a project in the present form of the library")
  func present() throws {
    let text = TuistText(TuistManifestTests.registration)
    #expect(text.targets == ["Shop (framework): project:Contract external:Log"])
    let target = try #require(text.reading.manifest?.targets.first)
    #expect(target.principalClass?.text == "Shop.ShopRegistration")
    #expect(target.principalClass?.place.line == 6)
    #expect(target.platforms == ["iOS"])
    #expect(target.sources.map(\.glob) == ["App/Sources/**"])
    #expect(target.dependencies[0].path == "Contract")
  }

  @Test("reads a project in the form before version 4")
  func old() {
    let text = TuistText(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        Target(
          name: "App", platform: .iOS, product: .app, bundleId: "a", infoPlist: "Info.plist",
          sources: ["Sources/**"],
          dependencies: [.target(name: "Kit"), .sdk(name: "ARKit.framework")])
      ])
      """)
    #expect(text.targets == ["App (app): target:Kit sdk:ARKit.framework"])
    #expect(text.reading.manifest?.targets.first?.plistFile == "App/Info.plist")
  }

  @Test("reads a string of a property list in each form")
  func strings() throws {
    let forms = ["\"G.Reg\"", ".string(\"G.Reg\")", ".init(stringLiteral: \"G.Reg\")"]
    for form in forms {
      let text = TuistText(
        """
        import ProjectDescription
        let project = Project(name: "App", targets: [
          .target(
            name: "G", destinations: .iOS, product: .framework, bundleId: "g",
            infoPlist: .extendingDefault(with: [
              "UIMode": .boolean(true), "UIParts": .array([.integer(1), .real(0.5)]),
              "NSPrincipalClass": \(form), "UIScene": .dictionary(["A": .string("B")])]))
        ])
        """)
      #expect(text.problems == [])
      #expect(text.reading.manifest?.targets.first?.principalClass?.text == "G.Reg")
    }
  }

  @Test("warns of a property list and a bundle id that it cannot read, and reads the rest")
  func optional() {
    let text = TuistText(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: secret(),
          infoPlist: .extendingDefault(with: values.mapKeys()), dependencies: [.target(name: "Kit")])
      ])
      """)
    #expect(text.targets == ["App (app): target:Kit"])
    #expect(text.reading.manifest?.targets.first?.isPlistKnown == false)
    #expect(text.reading.problems.map(\.severity) == [.warning, .warning])
  }

  @Test("goes past a condition that it cannot decide around imports, and around nothing else")
  func guardedImports() {
    let helper = """
      import ProjectDescription
      #if canImport(PrivateKey)
      import PrivateKey
      #endif
      public extension Project {
        static func feature(_ name: String) -> Project { Project(name: name, targets: []) }
      }
      """
    let manifest = """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.feature("Shop")
      """
    let text = TuistText(manifest, helpers: ["Project+Feature.swift": helper])
    #expect(text.reading.manifest?.name.text == "Shop")
    #expect(text.problems == [])
    // What the lost helper declares is no second problem.
    let other = helper.replacing("import PrivateKey", with: "extension Project {}")
    #expect(
      TuistText(manifest, helpers: ["Project+Feature.swift": other]).problems == [
        "archlint cannot decide this condition"
      ])
  }

  @Test("says what it cannot read in the order of names, without a project")
  func order() {
    let names = (0..<12).map { "n\($0)" }.reversed()
    let text = TuistText(names.map { "let \($0) = unknown\($0)()" }.joined(separator: "\n"))
    let expected = names.sorted().map { "cannot read this: archlint does not know `unknown\($0)`" }
    #expect(text.reading.problems.map(\.message) == expected)
  }

  @Test("takes the type of a list from the elements that have one, for those with a leading dot")
  func elements() {
    let text = TuistText(
      """
      import ProjectDescription
      extension TargetDependency {
        struct Kits { static let net = TargetDependency.external(name: "Net") }
      }
      let isDemo = true
      var uses = [isDemo ? TargetDependency.target(name: "Demo") : .target(name: "App"), .Kits.net]
      uses.append(.external(name: "Log"))
      let project = Project(name: "App", targets: [
        .target(
          name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "a", dependencies: uses)
      ])
      """)
    #expect(text.targets == ["Tests (unit_tests): target:Demo external:Net external:Log"])
  }

  @Test(
    "finds flags in the settings of a target and of its project, unless the target replaces them",
    arguments: [
      (#"["OTHER_LDFLAGS": "-all_load -dead_strip"]"#, "[:]", ["-all_load", "-dead_strip"]),
      (#"["OTHER_LDFLAGS": .array(["-ObjC"])]"#, #"["OTHER_LDFLAGS": "-all_load"]"#, ["-all_load"]),
      (
        #"SettingsDictionary().swiftVersion("5.9").otherLinkerFlags(["-ObjC"])"#,
        #"["OTHER_LDFLAGS": ["$(inherited)", "-v"]]"#, ["$(inherited)", "-v", "-ObjC"]
      ),
      (
        #"["OTHER_LDFLAGS": "-v"].merging(.signed).merging(["OTHER_LDFLAGS": "-ObjC"])"#, "[:]",
        ["-ObjC"]
      ),
    ])
  func flags(project: String, target: String, expected: [String]) throws {
    let text = TuistText(
      """
      import ProjectDescription
      extension SettingsDictionary {
        static let signed = SettingsDictionary().automaticCodeSigning(devTeam: "T")
      }
      let project = Project(name: "App", settings: .settings(base: \(project)), targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a",
          settings: .settings(configurations: [.debug(name: "Debug", settings: \(target))]))
      ])
      """)
    let manifest = try #require(text.reading.manifest)
    #expect(manifest.flags(of: manifest.targets[0]).words == expected)
  }

  @Test("finds what helpers declare, and says which line of the manifest asked for it")
  func helpers() throws {
    let text = TuistText(
      """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.feature("Shop", uses: [.core])
      """,
      helpers: [
        "Project+Feature.swift": """
        import ProjectDescription
        public extension Project {
          static func feature(_ name: String, uses: [TargetDependency] = []) -> Project {
            Project(name: name, targets: [
              .target(
                name: name, destinations: .iOS, product: .staticFramework,
                bundleId: "com.example.\\(name.lowercased())", dependencies: uses + [.SPM.log])
            ])
          }
        }
        """,
        "Dependencies.swift": """
        import ProjectDescription
        public extension TargetDependency {
          enum SPM { public static let log = TargetDependency.external(name: "Log") }
          static let core = TargetDependency.project(
            target: "Core", path: .relativeToRoot("Modules/Core"))
        }
        """,
      ])
    #expect(text.targets == ["Shop (staticFramework): project:Core external:Log"])
    let dependencies = try #require(text.reading.manifest?.targets.first).dependencies
    #expect(dependencies.map(\.name.place.file) == ["App/Project.swift", "App/Project.swift"])
    #expect(dependencies.map { $0.name.helper?.line } == [4, 3])
  }

  @Test("says what a plugin that is not there leaves unknown")
  func unknown() {
    let text = TuistText(
      """
      import ProjectDescription
      import FarPlugin
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: Far.id,
          dependencies: [Far.log])
      ])
      """)
    #expect(text.targets == ["App (app):"])
    #expect(Set(text.problems) == ["cannot read this: archlint does not know `Far`"])
  }
}
