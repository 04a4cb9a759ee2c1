import Testing

/// An app with a product of a package that has its mocks.
@Suite("Mocks in a product of a package")
struct MockProductTests {
  private func check(_ products: String, entry: String = "{package: DBKit}") throws -> CheckedFiles
  {
    try CheckedFiles(
      """
      name: App
      packages: {DBKit: {path: DBKit}}
      targets:
        App: {type: application, platform: iOS, sources: [App], dependencies: [\(entry)]}
      == App/a.swift
      import DBKit
      == DBKit/Package.swift
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "DBKit",
        products: [\(products)],
        targets: [
          .target(name: "DBKit", dependencies: ["DBKitInterface"]),
          .target(name: "DBKitInterface"),
          .target(name: "DBKitMocks", dependencies: ["DBKitInterface"]),
        ])
      == DBKit/Sources/DBKit/a.swift
      import DBKitInterface
      == DBKit/Sources/DBKitInterface/a.swift
      let a = 1
      == DBKit/Sources/DBKitMocks/a.swift
      import DBKitInterface
      """, "--only mock-in-production", git: "git init -q")
  }

  @Test("are taken out of it, since its other targets are needed")
  func shared() throws {
    let all = #".library(name: "DBKit", targets: ["DBKit", "DBKitInterface", "DBKitMocks"])"#
    let mocks = #", .library(name: "DBKitMocks", targets: ["DBKitMocks"])"#
    for products in [all, all + mocks] {
      let checked = try check(products)
      #expect(checked.findings.count == 1)
      #expect(
        checked.help == ["take DBKitMocks out of the product DBKit (DBKit/Package.swift:5)"])
    }
  }

  @Test("are left where it has nothing else")
  func alone() throws {
    let checked = try check(
      #".library(name: "DBKit", targets: ["DBKit"]), .library(name: "DBKitMocks", targets: ["DBKitMocks"])"#,
      entry: "{package: DBKit, products: [DBKit, DBKitMocks]}")
    #expect(checked.findings.count == 1)
    #expect(checked.help.allSatisfy { !$0.contains("out of the product") })
  }
}
