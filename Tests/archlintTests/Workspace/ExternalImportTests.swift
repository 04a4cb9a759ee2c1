import TestSupport
import Testing

@Suite("An import of a package that only other targets link")
struct ExternalImportTests {
  /// Targets A and B, of which B links the package Maps, and the findings about a source of A.
  private func findings(
    _ source: String, _ keys: String = "", b: String = "", more: String = ""
  ) throws -> [String] {
    try CheckedFiles(
      """
      name: P
      packages:
        Maps: {url: https://example.com/maps, from: 1.0.0}
        Tiles: {url: https://example.com/tiles, from: 1.0.0}
      targets:
        A: {type: framework, platform: iOS, sources: [A]\(keys)}
        B: {type: framework, platform: iOS, sources: [B], dependencies: [package: Maps]\(b)}
      == A/A.swift
      \(source)
      == B/B.swift
      import Maps
      \(more)
      """, "--only undeclared-import"
    ).findings
  }

  private let undeclared =
    "error undeclared-import A/A.swift:1: A imports Maps but does not depend on it, directly or transitively"

  @Test("is reported where all that the target reaches is known")
  func known() throws {
    #expect(try findings("import Maps") == [undeclared])
    #expect(try findings("@testable import Maps") == [undeclared])
    let system = ", dependencies: [sdk: UIKit.framework]"
    #expect(try findings("import struct Maps.Map", system) == [undeclared])
  }

  @Test("also of a package that a project only names")
  func named() throws {
    #expect(
      try findings("import Tiles") == [undeclared.replacing("Maps but", with: "Tiles but")])
  }

  @Test(
    "is none where it may come from what is not read",
    arguments: [
      ", dependencies: [package: Maps]", ", dependencies: [package: Tiles]",
      ", dependencies: [target: B]", ", dependencies: [{target: B, link: false}]",
      ", dependencies: [carthage: Tiles]", ", dependencies: [framework: Lib/Tiles.framework]",
      ", dependencies: [target: Unknown]",
    ])
  func unknown(keys: String) throws {
    #expect(try findings("import Maps", keys) == [])
  }

  @Test(
    "nor where it is not certain that this module is meant, and is compiled",
    arguments: [
      "#if canImport(Maps)\nimport Maps\n#endif", "#if FLAG\nimport Maps\n#endif",
      "import Map", "import TilesUI",
    ])
  func uncertain(source: String) throws { #expect(try findings(source) == []) }

  @Test("nor where a binary has the same name, or a pod may bring it")
  func otherwise() throws {
    let binary = ", settings: {FRAMEWORK_SEARCH_PATHS: Lib}"
    let copy = "== Lib/Maps.framework/Maps\n"
    #expect(try findings("import Maps", binary, more: copy).map { $0.prefix(7) } == ["warning"])
    #expect(try findings("import Maps", more: "== Podfile\npod 'Tiles'\n") == [])
    let cart = "== Cartfile.resolved\ngithub \"o/Maps\" \"1.0\"\n"
    #expect(try findings("import Maps", more: cart) == [])
  }

  @Test("in packages and projects of Tuist as well")
  func otherTools() throws {
    let package = """
      == Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "P", dependencies: [.package(url: "https://example.com/maps", from: "1.0.0")],
        targets: [
          .target(name: "A"),
          .target(name: "B", dependencies: [.product(name: "Maps", package: "maps")]),
        ])
      == Sources/A/A.swift
      import Maps
      == Sources/B/B.swift
      import Maps

      """
    #expect(
      try CheckedFiles(package, "--only undeclared-import").findings == [
        undeclared.replacing("A/A.swift", with: "Sources/A/A.swift")
      ])
    let plugin = package.replacing(
      ".target(name: \"A\")",
      with: ".target(name: \"A\"), .plugin(name: \"Tiles\", capability: .buildTool())"
    )
    .replacing("A.swift\nimport Maps", with: "A.swift\nimport Tiles")
    #expect(try CheckedFiles(plugin, "--only undeclared-import").findings == [])
    let tuist = """
      == Project.swift
      import ProjectDescription
      let project = Project(
        name: "P",
        targets: [
          .target(
            name: "A", destinations: .iOS, product: .framework, bundleId: "a", sources: ["A/**"]),
          .target(
            name: "B", destinations: .iOS, product: .framework, bundleId: "b", sources: ["B/**"],
            dependencies: [.external(name: "Maps")]),
        ])
      == Tuist/Package.swift
      // swift-tools-version:5.9
      == A/A.swift
      import Maps
      == B/B.swift
      import Maps

      """
    #expect(try CheckedFiles(tuist, "--only undeclared-import").findings == [undeclared])
  }
}
