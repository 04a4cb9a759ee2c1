import TestSupport
import Testing

/// The project Shop in the folder `shop`, which others name as a Mac finds it, too.
@Suite("Names of Tuist that differ in case")
struct OtherCaseTests {
  private func check(_ named: String, _ manifest: String, _ more: String = "") throws
    -> CheckedFiles
  {
    try CheckedFiles(
      """
      == Workspace.swift
      import ProjectDescription
      let workspace = Workspace(name: "W", projects: ["App", "\(named)"])
      == Tuist.swift
      import ProjectDescription
      == App/Project.swift
      import ProjectDescription
      let project = Project(name: "App", packages: [.package(path: "../kit")], targets: [
        .target(
          name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App.swift"],
          dependencies: [.project(target: "Shop", path: "../\(named)")])
      ])
      == App/App.swift
      import Shop
      == \(manifest)
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .framework, bundleId: "s")
      ])
      == Kit/Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [])
      \(more)
      """, git: "git init -q; rm project.yml")
  }

  private static let kit =
    "Kit:1:1: warning: manifests call this folder kit, which differs in case\n"
    + "   help: use one spelling, which also works on a case-sensitive disk\n"

  @Test("are read, with a warning for each folder and each manifest")
  func read() throws {
    let folder = try check("Shop", "shop/Project.swift")
    #expect(folder.findings == [])
    #expect(
      folder.problems == Self.kit
        + "shop:1:1: warning: manifests call this folder Shop, which differs in case\n"
        + "   help: use one spelling, which also works on a case-sensitive disk\n")
    let manifest = try check("shop", "shop/project.swift")
    #expect(manifest.findings == [])
    #expect(
      manifest.problems == Self.kit
        + "shop/project.swift:1:1: warning: read as Project.swift, which differs in case\n"
        + "    1 | import ProjectDescription\n      | ^\n"
        + "   help: rename it, which also works on a case-sensitive disk\n")
  }

  @Test("are not guessed where several are like them")
  func several() throws {
    let checked = try check(
      "SHOP", "shop/Project.swift",
      """
      == Shop/Project.swift
      import ProjectDescription
      let project = Project(name: "Other", targets: [])
      """)
    #expect(checked.problems.contains("no Project.swift in `SHOP`"))
    #expect(checked.findings.contains { $0.hasPrefix("error unknown-link App/Project.swift:5") })
  }

  @Test("are no packages: SwiftPM's manifest has one spelling")
  func packages() throws {
    let checked = try CheckedFiles(
      """
      == Package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "Kit")], targets: [.target(name: "App")])
      == Sources/App/App.swift
      == Kit/package.swift
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [])
      """, git: "git init -q; rm project.yml")
    #expect(!checked.problems.contains("Kit/package.swift:"), "\(checked.problems)")
  }
}
