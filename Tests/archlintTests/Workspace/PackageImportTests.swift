import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("An import of an app's framework by a package")
struct PackageImportTests {
  @Test("has no dependency that would help: a package sees only packages")
  func advice() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: App
      packages: {Kit: {path: Kit}}
      targets:
        Shop: {type: framework, platform: iOS, sources: [Shop], dependencies: [package: Kit]}

      """, to: "project.yml")
    try folder.write("public let shop = 1\n", to: "Shop/Shop.swift")
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])

      """, to: "Kit/Package.swift")
    try folder.write("import Shop\n", to: "Kit/Sources/Kit/Kit.swift")
    let check = Main.run(["check", folder.path])
    let output = String(decoding: check.output, as: UTF8.self)
    #expect(output.contains("Kit imports Shop but does not depend on it"))
    #expect(output.contains("help: move what it needs to a library, or remove the import\n"))
    let fix = Main.run(["fix", "--diff", folder.path])
    #expect(!String(decoding: fix.output, as: UTF8.self).contains("Package.swift"))
  }
}
