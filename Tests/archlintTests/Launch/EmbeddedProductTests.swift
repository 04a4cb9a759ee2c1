import TestSupport
import Testing

/// Products of packages that a framework copies into itself.
@Suite("A product that a framework embeds")
struct EmbeddedProductTests {
  @Test("is a nested framework if it is dynamic", arguments: [(".dynamic", 1), (".static", 0)])
  func product(type: String, count: Int) throws {
    let checked = try CheckedFiles(
      """
      name: P
      packages: {Kit: {path: Kit}}
      targets:
        Feature:
          type: framework
          platform: iOS
          dependencies: [{package: Kit, product: Lib, embed: true}]
      == Kit/Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Lib", type: \(type), targets: ["Lib"])],
        targets: [.target(name: "Lib")])
      == Kit/Sources/Lib/Lib.swift
      public let lib = 1
      """, "--only nested-embed")
    #expect(checked.findings.count == count, "\(checked.findings)")
  }
}
