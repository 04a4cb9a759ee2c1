import LinkedImages
import Loaders
import Modules
import TestSupport
import Testing

/// An app, a framework that it links and embeds, and a package of both.
@Suite("Products with a linkage of their own")
struct PackageProductTests {
  /// `missing: PRODUCT in APP`, and `twice: CODE in PROCESS: IMAGES`.
  private static func faults(app: String, feature: String, _ packages: String) -> [String] {
    let files = DrawnFiles(
      """
      == App/project.yml
      name: App
      packages: {Kit: {path: ../Kit}, Base: {path: ../Base}}
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [\(app)]
      == Feature/project.yml
      name: Feature
      packages: {Kit: {path: ../Kit}, Base: {path: ../Base}}
      targets:
        Feature: {type: framework, platform: iOS, dependencies: [\(feature)]}
      \(packages)
      """)
    let graph = ProjectLoader(files: .inMemory(files), environment: [:])
      .read(
        files.files.keys.filter { $0.has(suffix: ["project.yml", "Package.swift", "kit.json"]) }
      )
      .graph()
    let images = Images(graph)
    let name = { (end: Link.End) in images.graph.name(of: end) }
    return images.missingFrameworks().found.map {
      "missing: \(name($0.framework)) in \(images.graph.name(of: $0.app))"
    }
      + images.staticDuplicates().map {
        "twice: \(name($0.library)) in \(images.graph.name(of: $0.process)): "
          + $0.copies.map { name($0.image) }.joined(separator: ", ")
      }
  }

  private static func package(_ products: String, _ targets: String, of name: String = "Kit")
    -> String
  {
    """
    == \(name)/Package.swift
    // swift-tools-version:5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [\(products)],
      dependencies: [.package(path: "../Base")], targets: [\(targets)])
    """
  }

  private static let kit = #".target(name: "Kit", dependencies: ["Core"]), .target(name: "Core")"#
  private static let feature = "{framework: Feature.framework, implicit: true}"

  @Test(
    "an app embeds the dynamic product that a framework links",
    arguments: [
      ("", ["missing: Dyn in App"]), (", {package: Kit, product: Dyn}", ["missing: Dyn in App"]),
      (", {package: Kit, product: Dyn, embed: true}", []),
    ])
  func dynamic(own: String, expected: [String]) {
    let package = Self.package(
      #".library(name: "Dyn", type: .dynamic, targets: ["Kit"])"#, Self.kit)
    #expect(
      Self.faults(app: Self.feature + own, feature: "{package: Kit, product: Dyn}", package)
        == expected)
  }

  /// Xcode shares what is automatic, and refuses a static product that two images link, however
  /// they list it.
  @Test(
    "two images of a process link a product",
    arguments: [
      ("type: .static, ", ["twice: Lib in App: App, Feature"]), ("", []),
    ])
  func twice(type: String, expected: [String]) {
    let package = Self.package(#".library(name: "Lib", \#(type)targets: ["Kit"])"#, Self.kit)
    let own = "{package: Kit, product: Lib}"
    #expect(Self.faults(app: "\(Self.feature), \(own)", feature: own, package) == expected)
    #expect(Self.faults(app: "\(own), \(Self.feature)", feature: own, package) == expected)
    // Alone it is there once.
    #expect(Self.faults(app: Self.feature, feature: own, package) == [])
  }

  @Test("Xcode shares a target that two dynamic products reach")
  func sharedTarget() {
    let package = Self.package(
      """
      .library(name: "One", type: .dynamic, targets: ["Kit"]),
      .library(name: "Two", type: .dynamic, targets: ["Core"])
      """, Self.kit)
    let both = "{package: Kit, products: [One, Two], embed: true}"
    #expect(Self.faults(app: both, feature: "", package) == [])
  }

  /// The package Kit has products over Base, whose product Low has a linkage of its own.
  ///
  /// Xcode copies into an app what the packages behind the app's link phase link. What is behind a
  /// framework it doesn't.
  @Test(
    "a product behind another one",
    arguments: [
      // The app links a dynamic product, or one that is static code in it.
      (".dynamic", "Dyn", "", "", []), (".dynamic", "Auto", "", "", []),
      (".dynamic", "", "Dyn", "", ["missing: Dyn in App", "missing: Low in App"]),
      (".dynamic", "", "Auto", "", ["missing: Low in App"]),
      // A static product is part of the dynamic one over it, or of each image that links one.
      (".static", "Dyn", "", "", []), (".static", "Auto", "", "", []),
      (".static", "Auto", "Auto", "", ["twice: Low in App: App, Feature"]),
      (".static", "Dyn, More", "", "", ["twice: Low in App: Dyn, More"]),
      // What a platform of the manifest excludes is not linked.
      (".dynamic", "", "Auto", ", condition: .when(platforms: [.macOS])", []),
      (".static", "Auto", "Auto", ", condition: .when(platforms: [.macOS])", []),
      (".dynamic", "", "Auto", ", condition: .when(platforms: [.iOS])", ["missing: Low in App"]),
    ] as [(String, String, String, String, [String])])
  func behind(
    type: String, app: String, feature: String, condition: String, expected: [String]
  ) {
    let packages =
      Self.package(
        """
        .library(name: "Dyn", type: .dynamic, targets: ["Kit"]),
        .library(name: "More", type: .dynamic, targets: ["Kit"]),
        .library(name: "Auto", targets: ["Top"])
        """,
        """
        .target(name: "Top", dependencies: ["Kit"]),
        .target(
          name: "Kit", dependencies: [.product(name: "Low", package: "Base"\(condition))])
        """) + "\n"
      + Self.package(
        #".library(name: "Low", type: \#(type), targets: ["Core"])"#, #".target(name: "Core")"#,
        of: "Base")
    let own = app.isEmpty ? [] : ["{package: Kit, products: [\(app)], embed: true}"]
    #expect(
      Self.faults(
        app: (own + [Self.feature]).joined(separator: ", "),
        feature: feature.isEmpty ? "" : "{package: Kit, product: \(feature)}", packages) == expected
    )
  }

  @Test("a saved dump has the same products")
  func dump() {
    let dump = """
      == Kit/kit.json
      {"name": "Kit", "packageKind": {"root": ["/kit"]}, "dependencies": [],
       "products": [{"name": "Dyn", "targets": ["Kit"], "type": {"library": ["dynamic"]}}],
       "targets": [{"name": "Kit", "type": "regular", "dependencies": []}]}
      """
    #expect(
      Self.faults(app: Self.feature, feature: "{package: Kit, product: Dyn}", dump)
        == ["missing: Dyn in App"])
  }

  /// What to add where `Core` of the package Kit is used, from each kind of project.
  @Test(
    "an entry for a target of a package is what each tool reads",
    arguments: [
      ("App", "- {package: Base, product: Lib}"),
      // This spec doesn't declare the package.
      ("Bare", "- {package: Kit, product: Lib}"), ("Core", "\"Core\""),
      ("Low", ".product(name: \"Lib\", package: \"Kit\")"),
    ])
  func entries(user: String, expected: String) throws {
    let files = DrawnFiles(
      """
      == App/project.yml
      {name: App, packages: {Base: {path: ../Kit}}, targets: {App: {type: application, platform: iOS}}}
      == Bare/project.yml
      {name: Bare, targets: {Bare: {type: application, platform: iOS}}}
      """ + "\n"
        + Self.package(
          #".library(name: "Other", targets: ["Kit"]), .library(name: "Lib", targets: ["Core"])"#,
          Self.kit)
        + "\n== Base/Package.swift\n"
          + """
          // swift-tools-version:5.9
          import PackageDescription
          let package = Package(
            name: "Base", dependencies: [.package(path: "../Kit")], targets: [.target(name: "Low")])
          """)
    let graph = ProjectLoader(files: .inMemory(files), environment: [:])
      .read(files.files.keys.filter { $0.has(suffix: ["project.yml", "Package.swift"]) }).graph()
    let ids = Dictionary(graph.targetIDs.map { (graph.name(of: $0), $0) }) { one, _ in one }
    let (core, id) = (try #require(ids["Core"]), try #require(ids[user]))
    let entry = graph.entry(for: core, in: id)
    #expect(entry.description == expected)
    #expect(entry.words == "`\(expected)`")
    #expect(entry.condition == (user == "Bare" ? "declare the package Kit (path: ../Kit)" : nil))
  }

  @Test("modules link the targets of products, and nothing else")
  func modules() {
    let files = DrawnFiles(
      Self.package(
        """
        .library(name: "Kit", type: .dynamic, targets: ["Kit"])
        """, #".target(name: "Kit"), .executableTarget(name: "Tool", dependencies: ["Kit"])"#))
    let graph = ProjectLoader(files: .inMemory(files), environment: [:]).read(["Kit/Package.swift"])
      .graph()
    #expect(graph.links.map { graph.name(of: $0.to) } == ["Kit"])
  }
}

extension String {
  fileprivate func has(suffix: [String]) -> Bool { suffix.contains(where: hasSuffix) }
}
