import TestSupport
import Testing

/// A workspace of Tuist with two projects, one of which is made by a helper.
@Suite("archlint affected: Tuist")
struct AffectedTuistTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("")
    let texts = [
      "Tuist.swift": """
      import ProjectDescription
      let tuist = Tuist(
        fullHandle: "crew/app",
        project: .tuist(
          plugins: [.local(path: "Plugins/Names")],
          generationOptions: .options(enforceExplicitDependencies: true)))
      """,
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(
        name: "All", projects: ["Kit", "Shop"], additionalFiles: ["notes"],
        generationOptions: .options(enableAutomaticXcodeSchemes: true))
      """,
      "Tuist/ProjectDescriptionHelpers/Feature.swift": """
      import ProjectDescription
      public extension Project {
        static func feature(_ name: String) -> Project {
          Project(name: name, targets: [
            .target(name: name, destinations: .iOS, product: .framework, bundleId: "a.\\(name)")
          ])
        }
      }
      """,
      "Tuist/ProjectDescriptionHelpers/Unused.swift": "let unused = 1\n",
      "Plugins/Names/Plugin.swift": """
      import ProjectDescription
      let plugin = Plugin(name: "Names")
      """,
      "Plugins/Names/ProjectDescriptionHelpers/Names.swift": """
      public enum Names { public static let shop = "Shop" }
      """,
      "Kit/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Kit", packages: [.local(path: "../Near")], targets: [
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: "a.Kit",
          resources: ["Res/**", .glob(pattern: "More/*.json")],
          headers: .headers(public: "Heads/**"), dependencies: [.external(name: "Moya")],
          settings: .settings(configurations: [.debug(name: .debug), .release(name: "Store")])),
        .target(
          name: "Net", destinations: .iOS, product: .framework, bundleId: "a.Net",
          dependencies: [.external(name: "Rx"), .package(product: "Near")]),
      ])
      """,
      "Tuist/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
        import ProjectDescription
        let packageSettings = PackageSettings(
          productTypes: ["Moya": .framework, "Rx": .staticLibrary, "Deep": .framework],
          baseSettings: .settings(base: ["A": "1"]))
      #endif
      let package = Package(
        name: "Externals",
        dependencies: [.package(url: "https://x.org/moya", from: "15.0.0")])
      """,
      "Near/Package.swift": AffectedTuistTests.package("Near"), "Near/Sources/Near/a.swift": "",
      "Kit/Res/a.bin": "", "Kit/More/a.json": "", "Kit/Heads/a.h": "",
      "Shop/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      import Names
      let project = Project.feature(Names.shop)
      """,
    ]
    for (path, text) in texts { try project.folder.write(text + "\n", to: path) }
    try project.commit("main")
  }

  private static func package(_ name: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)")])
    """
  }

  /// A command that changes one thing, and the targets that this affects.
  @Test(
    "compares manifests by what they make of targets",
    arguments: [
      // Comments, and what is only for servers or for Xcode's window.
      ("echo '// a comment' | tee -a Workspace.swift Tuist.swift", ""),
      ("sed -i 's/notes/papers/' Workspace.swift", ""),
      ("sed -i 's/crew/team/' Tuist.swift", ""),
      // A project that goes, and was used by no other one.
      ("sed -i 's/, \"Shop\"//' Workspace.swift", ""),
      // What is set for all.
      ("sed -i 's/true/false/' Workspace.swift", "Kit Net Shop"),
      ("sed -i 's/true/false/' Tuist.swift", "Kit Net Shop"),
      (
        "git rm -q Tuist.swift; sed -i 's/Names.shop/\"Shop\"/; /Names/d' Shop/Project.swift",
        "Kit Net Shop"
      ),
      // External products: one, one that others are made of, all of them.
      ("sed -i 's/\"Rx\": .staticLibrary/\"Rx\": .framework/' Tuist/Package.swift", "Net"),
      ("sed -i 's/, \"Deep\": .framework//' Tuist/Package.swift", "Kit Net"),
      ("sed -i 's/\"A\": \"1\"/\"A\": \"2\"/' Tuist/Package.swift", "Kit Net"),
      ("sed -i 's/15.0.0/15.1.0/' Tuist/Package.swift", "Kit Net"),
      ("echo '// a comment' >> Tuist/Package.swift", ""),
      // Helpers and plugins, by what a project makes of them.
      ("echo 'let b = 1' >> Tuist/ProjectDescriptionHelpers/Unused.swift", ""),
      ("git rm -q Tuist/ProjectDescriptionHelpers/Unused.swift", ""),
      ("sed -i 's/a\\./b./' Tuist/ProjectDescriptionHelpers/Feature.swift", "Shop"),
      ("sed -i 's/\"Shop\"/\"Mall\"/' Plugins/Names/*/Names.swift", "Mall"),
      ("git mv Plugins Plug; sed -i 's/Plugins.N/Plug\\/N/' Tuist.swift", ""),
      // Resources and headers below patterns.
      ("touch Kit/Res/new.bin; echo >> Kit/More/a.json", "Kit"),
      ("echo >> Kit/Heads/a.h", "Kit"),
      // A local package of a project.
      ("echo >> Near/Sources/Near/a.swift", "Near Net"),
      ("sed -i 's/, targets: ..N/, type: .dynamic&/' Near/Package.swift", "Near Net"),
      ("echo '// a comment' >> Near/Package.swift", ""),
    ])
  func manifests(change: String, names: String) throws {
    let result = try project.run(
      "(\(change)) > changed.log; rm changed.log; $archlint affected --what all --format names")
    #expect(result.output.split(separator: "\n").joined(separator: " ") == names)
    #expect(!result.problems.contains("no target owns"))
  }

  @Test(
    "a local package of Tuist itself affects the users of its products",
    arguments: [
      ("echo >> Own/Sources/Own/a.swift", "Net Own"),
      ("sed -i 's/, targets: ..O/, type: .dynamic&/' Own/Package.swift", "Net Own"),
      ("echo '// a comment' >> Own/Package.swift", ""),
      // A package that only the local one depends on.
      ("echo >> Base/Sources/Base/a.swift", "Base Net Own"),
      // Tuist builds it by the settings of all packages, and by its own ones.
      ("sed -i 's/\"A\": \"1\"/\"A\": \"2\"/' Tuist/Package.swift", "Kit Net Own"),
      ("sed -i 's/\"Deep\": /\"Own\": .framework, &/' Tuist/Package.swift", "Net Own"),
      ("sed -i 's/15.0.0/15.1.0/' Tuist/Package.swift", "Kit Net"),
      // It goes, and its product comes from elsewhere.
      ("sed -i 's/, .package(path.*Own.)//' Tuist/Package.swift", "Kit Net"),
    ])
  func local(change: String, names: String) throws {
    let base = #"dependencies: [.package(path: "../Base")],"#
    let texts = [
      "Own/Package.swift": AffectedTuistTests.package("Own")
        .replacing(
          #"  targets: [.target(name: "Own""#,
          with: #"\#(base) targets: [.target(name: "Own", dependencies: ["Base"]"#),
      "Own/Sources/Own/a.swift": "", "Base/Sources/Base/a.swift": "",
      "Base/Package.swift": AffectedTuistTests.package("Base"),
    ]
    for (path, text) in texts { try project.folder.write(text, to: path) }
    let own = #".package(path: "..\/Own")"#
    _ = try project.run(
      """
      sed -i 's/"15.0.0")/&, \(own)/' Tuist/Package.swift
      sed -i 's/.external(name: "Rx")/&, .external(name: "Own")/' Kit/Project.swift
      """)
    try project.commit()
    let result = try project.run("\(change); $archlint affected --what all --format names")
    #expect(result.output.split(separator: "\n").joined(separator: " ") == names)
    #expect(!result.problems.contains("no target owns"))
  }
}
