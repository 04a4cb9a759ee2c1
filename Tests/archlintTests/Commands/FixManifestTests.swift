import Foundation
import TestSupport
import Testing

@Suite("archlint fix in Swift manifests")
struct FixManifestTests {
  private typealias Project = FixCommandTests.Project

  @Test("a package gets what its sources import, and loses what they don't")
  func package() throws {
    let project = try Project(
      """
      == .archlint.yml
      rules: {unused-link: warning}
      == Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Demo",
        dependencies: [.package(path: "Kit")],
        targets: [
          .target(name: "Feed", dependencies: ["Log"]),
          .target(name: "Log"),
          .testTarget(name: "FeedTests"),
        ])
      == Sources/Feed/a.swift
      import Kit
      == Sources/Log/a.swift
      import Foundation
      == Tests/FeedTests/a.swift
      @testable import Feed
      == Kit/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      == Kit/Sources/Kit/a.swift
      import Foundation

      """)
    let before = try project.text("Package.swift")
    let output = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(output.contains("Fixed 3 findings in 1 file."), "\(output)")
    let after = before.replacing(
      #"["Log"]"#, with: #"[.product(name: "Kit", package: "Kit")]"#
    ).replacing(
      #".testTarget(name: "FeedTests")"#,
      with: #".testTarget(name: "FeedTests", dependencies: ["Feed"])"#)
    #expect(try project.text("Package.swift") == after)
    #expect(
      String(decoding: project.run("fix").output, as: UTF8.self).contains("\nNothing to fix.\n"))
  }

  @Test(
    "a package that is not listed is listed first, once, where packages or products are",
    arguments: [
      (
        "dependencies: [.package(path: \"../Log\")],",
        "dependencies: [.package(path: \"../Log\"), .package(path: \"../Kit\")],"
      ),
      ("products: [],", "products: [],\n  dependencies: [.package(path: \"../Kit\")],"),
    ])
  func listing(before: String, after: String) throws {
    let library = { (name: String) in
      """
      == \(name)/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")])
      == \(name)/Sources/\(name)/a.swift
      import Foundation

      """
    }
    let project = try Project(
      """
      == Feed/Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Feed",
        \(before)
        targets: [
          .target(name: "Feed"),
          .target(name: "Map", dependencies: ["Feed"]),
        ])
      == Feed/Sources/Feed/a.swift
      import Kit
      == Feed/Sources/Map/a.swift
      import Feed
      import Kit
      \(library("Kit"))\(library("Log"))
      """)
    let text = try project.text("Feed/Package.swift")
    let output = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(output.contains("Fixed 2 findings in 1 file."), "\(output)")
    let product = #".product(name: "Kit", package: "Kit")"#
    #expect(
      try project.text("Feed/Package.swift")
        == text.replacing(before, with: after)
        .replacing(
          #".target(name: "Feed")"#, with: ".target(name: \"Feed\", dependencies: [\(product)])"
        )
        .replacing(#"["Feed"]"#, with: "[\"Feed\", \(product)]"))
  }

  /// A path counts from the root of the manifest, which may be a folder of the repository.
  @Test(
    "a target of Tuist gets what its sources import; what a function makes stays",
    arguments: [("", #".relativeToRoot("B")"#), ("A/", #""../B""#)])
  func tuist(root: String, path: String) throws {
    let target = "destinations: .iOS, product: .framework, bundleId: \"x\", sources: [\"S/**\"]"
    let project = try Project(
      """
      == \(root)Tuist.swift
      import ProjectDescription
      let tuist = Tuist()
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["A", "B"])
      == A/Project.swift
      import ProjectDescription
      func made(_ name: String) -> Target {
        .target(name: name, \(target))
      }
      let project = Project(
        name: "A",
        targets: [
          .target(name: "A", \(target)),
          made("Other"),
        ])
      == A/S/a.swift
      import B
      == B/Project.swift
      import ProjectDescription
      let project = Project(name: "B", targets: [.target(name: "B", \(target))])
      == B/S/b.swift
      import Foundation

      """)
    let before = try project.text("A/Project.swift")
    let output = String(decoding: project.run("fix").output, as: UTF8.self)
    #expect(output.contains("because the dependencies are written inside a function"), "\(output)")
    let entry = #", dependencies: [.project(target: "B", path: \#(path))]"#
    #expect(
      try project.text("A/Project.swift")
        == before.replacing("name: \"A\", \(target)", with: "name: \"A\", \(target)\(entry)"))
  }
}
