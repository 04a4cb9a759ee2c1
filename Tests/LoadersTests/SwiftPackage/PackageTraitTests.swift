import Loaders
import Modules
import TestSupport
import Testing

/// A link under a trait is one if a package of the run, or else the default, turns that on.
@Suite("Traits of packages")
struct PackageTraitTests {
  /// The targets that `Kit` links, whose default trait is `One`, if packages depend on it so.
  private static func links(
    _ uses: [String], traits: String = #""One", "Two", .default(enabledTraits: ["One"])"#,
    others: String = ""
  ) -> [String] {
    let users = uses.enumerated().map { number, use in
      """
      == User\(number)/Package.swift
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "User\(number)", traits: ["Own", "Off", .default(enabledTraits: ["Own"])],
        dependencies: [.package(path: "../Kit"\(use))],
        targets: [
          .target(name: "User\(number)", dependencies: [.product(name: "Kit", package: "Kit")])
        ])

      """
    }
    let kit = """
      == Kit/Package.swift
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], traits: [\(traits)],
        targets: [
          .target(
            name: "Kit",
            dependencies: [
              .target(name: "OfOne", condition: .when(traits: ["One"])),
              .target(name: "OfTwo", condition: .when(traits: ["Two"])),
            ]), .target(name: "OfOne"), .target(name: "OfTwo"),
        ])
      """
    let files = DrawnFiles(users.joined() + kit + others)
    let paths = files.files.keys.filter { $0.hasSuffix("Package.swift") || $0.hasSuffix(".yml") }
    let graph = ProjectLoader(files: .inMemory(files), environment: [:]).read(Array(paths)).graph()
    return graph.links.filter { graph.name(of: $0.from) == "Kit" }.map { graph.name(of: $0.to) }
  }

  @Test(
    "are those that other packages ask for",
    arguments: [
      ([], ["OfOne"]), ([""], ["OfOne"]), ([#", traits: ["Two"]"#], ["OfTwo"]),
      ([", traits: []"], []), ([#", traits: [.defaults, "Two"]"#], ["OfOne", "OfTwo"]),
      ([#", traits: [.trait(name: "Two")]"#, ""], ["OfOne", "OfTwo"]),
      ([#", traits: [.trait(name: "Two", condition: .when(traits: ["Own"]))]"#], ["OfTwo"]),
      ([#", traits: [.trait(name: "Two", condition: .when(traits: ["Off"]))]"#], []),
    ] as [([String], [String])])
  func asked(uses: [String], expected: [String]) {
    #expect(Self.links(uses) == expected)
  }

  @Test("turn on others")
  func others() {
    let traits =
      #""One", .trait(name: "Two", enabledTraits: ["One"]), .default(enabledTraits: ["Two"])"#
    #expect(Self.links([], traits: traits) == ["OfOne", "OfTwo"])
  }

  @Test("are the default ones for a spec")
  func spec() {
    let spec = """

      == App/project.yml
      name: App
      packages: {Kit: {path: ../Kit}}
      targets: {App: {type: application, platform: iOS, dependencies: [{package: Kit}]}}
      """
    #expect(Self.links([#", traits: ["Two"]"#], others: spec) == ["OfOne", "OfTwo"])
  }

  @Test("are unknown, and count, if a package that asks can't be read whole")
  func unknown() {
    let broken = """

      == Broken/Package.swift
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "Broken", dependencies: [.package(path: "../Kit", traits: [.trait(name: unknown())])])
      """
    #expect(Self.links([", traits: []"], others: broken) == ["OfOne", "OfTwo"])
  }
}
