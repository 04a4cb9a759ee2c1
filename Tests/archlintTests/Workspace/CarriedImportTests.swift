import TestSupport
import Testing

@Suite("An import of code that another program links into itself")
struct CarriedImportTests {
  /// An app with an extension that links a package's product, and the findings about the app's import.
  private func findings(_ type: String = "application", _ more: String = "") throws -> [String] {
    try CheckedFiles(
      """
      name: P
      packages: {Pack: {path: Pack}}
      targets:
        Main: {type: \(type), platform: iOS, sources: [Main], dependencies: [target: Side\(more)]}
        Side:
          type: app-extension
          platform: iOS
          sources: [Side]
          dependencies: [{package: Pack, product: Maps}]
      == Pack/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Pack",
        products: [
          .library(name: "Maps", targets: ["Maps"]), .library(name: "Trips", targets: ["Trips"]),
        ],
        targets: [.target(name: "Maps"), .target(name: "Trips", dependencies: ["Maps"])])
      == Pack/Sources/Maps/a.swift
      == Pack/Sources/Trips/a.swift
      == Main/a.swift
      import Maps
      == Side/a.swift
      import Maps
      """, "--only undeclared-import"
    ).findings
  }

  @Test("is undeclared if no other way leads to it, unless a test runs in that program")
  func carried() throws {
    let undeclared =
      "error undeclared-import Main/a.swift:1: Main imports Maps but does not link it: "
      + "only a program inside it does"
    #expect(try findings() == [undeclared])
    #expect(try findings("application", ", {package: Pack, product: Trips}") == [])
    #expect(try findings("bundle.unit-test") == [])
  }
}
