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

  @Test("is reported in a project where it is copied, not where it is linked")
  func place() throws {
    let file = ["file": "Kit.framework", "tree": "BUILT_PRODUCTS_DIR"]
    let kind = "com.apple.product-type.framework"
    let text = PlainProject.text(of: [
      "targets": [
        ["name": "Kit", "type": kind, "product": "Kit.framework"],
        [
          "name": "Feature", "type": kind, "product": "Feature.framework", "links": [file],
          "copies": [["destination": "frameworks", "path": "", "files": [file]]],
        ],
      ]
    ])
    let checked = try CheckedFiles(
      "== P.xcodeproj/project.pbxproj\n\(text)", "--only nested-embed",
      git: "git init -q; rm project.yml")
    let phases = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(phases.firstIndex { $0.contains("PBXCopyFilesBuildPhase") }) + 1
    #expect(
      checked.findings == [
        "error nested-embed P.xcodeproj/project.pbxproj:\(line): Feature embeds Kit, which nests "
          + "frameworks"
      ])
    #expect(checked.notes == ["target Feature, Copy Files: Kit.framework"])
  }
}
