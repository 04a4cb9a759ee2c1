import TestSupport
import Testing

@testable import archlint

/// What `tuist graph` saves stands for the manifests of a workspace, in both of its forms.
@Suite("Saved graphs of Tuist")
struct TuistGraphTests {
  private static let manifests = [
    "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist(project: .tuist())\n",
    "Tuist/Package.swift": "// swift-tools-version:5.9\n",
    "Workspace.swift": """
    import ProjectDescription
    let workspace = Workspace(name: "Shop", projects: ["App", "Core", "Cart"])

    """,
    "App/Project.swift": """
    import ProjectDescription
    let project = Project(name: "App", targets: [
      .target(
        name: "App", destinations: .iOS, product: .app, bundleId: "app",
        dependencies: [.project(target: "Cart", path: "../Cart"), .sdk(name: "c++", type: .library)]),
      .target(
        name: "AppTests", destinations: .iOS, product: .unitTests, bundleId: "tests",
        dependencies: [.target(name: "App")]),
    ])

    """,
    "Core/Project.swift": """
    import ProjectDescription
    let project = Project(name: "Core", targets: [
      .target(name: "Core", destinations: .iOS, product: .framework, bundleId: "core")
    ])

    """,
    "Cart/Project.swift": """
    import ProjectDescription
    let project = Project(name: "Cart", targets: [
      .target(
        name: "Cart", destinations: .iOS, product: .staticFramework, bundleId: "cart",
        dependencies: [
          .project(target: "Core", path: "../Core", status: .optional), .external(name: "Log"),
        ])
    ])

    """,
  ]

  /// The same since 2025: lists of keys and values, and dependencies apart.
  private static let present = """
    {"name": "Shop", "path": "/r", "workspace": {}, "packages": [], "projects": [
      "/r/App", {"name": "App", "path": "/r/App", "type": {"local": {}}, "targets": {
        "App": {"name": "App", "product": "app", "destinations": ["iPhone", "iPad"]},
        "AppTests": {"name": "AppTests", "product": "unit_tests", "destinations": ["iPhone"]}}},
      "/r/Core", {"name": "Core", "path": "/r/Core", "type": {"local": {}}, "targets": {
        "Core": {"name": "Core", "product": "framework", "destinations": ["iPhone"]}}},
      "/r/Cart", {"name": "Cart", "path": "/r/Cart", "type": {"local": {}}, "targets": {
        "Cart": {"name": "Cart", "product": "staticFramework", "destinations": ["iPhone"]}}},
      "/r/Log", {"name": "Log", "path": "/r/Log", "type": {"external": {}}, "targets": {
        "Log": {"name": "Log", "product": "staticFramework", "destinations": ["iPhone"]}}}],
    "dependencies": [
      {"target": {"name": "App", "path": "/r/App", "status": "required"}},
      [{"target": {"name": "Cart", "path": "/r/Cart", "status": "required"}},
        {"sdk": {"name": "libc++.tbd", "path": "/x", "source": "system", "status": "required"}}],
      {"target": {"name": "AppTests", "path": "/r/App", "status": "required"}},
      [{"target": {"name": "App", "path": "/r/App", "status": "required"}}],
      {"target": {"name": "Cart", "path": "/r/Cart", "status": "required"}},
      [{"target": {"name": "Core", "path": "/r/Core", "status": "optional"}},
        {"target": {"name": "Log", "path": "/r/Log", "status": "required"}}]]}
    """

  /// The same before, now `legacyJSON`: a map of projects, and the dependencies of each target in it.
  private static let legacy = """
    {"name": "Shop", "path": "/r", "projects": {
      "/r/App": {"name": "App", "path": "/r/App", "isExternal": false, "targets": [
        {"name": "App", "product": "app", "dependencies": [
          {"project": {"target": "Cart", "path": "/r/Cart", "status": "required"}},
          {"sdk": {"name": "libc++.tbd"}}]},
        {"name": "AppTests", "product": "unit_tests", "dependencies": [
          {"target": {"name": "App"}}]}]},
      "/r/Core": {"name": "Core", "path": "/r/Core", "isExternal": false, "targets": [
        {"name": "Core", "product": "framework", "dependencies": []}]},
      "/r/Cart": {"name": "Cart", "path": "/r/Cart", "isExternal": false, "targets": [
        {"name": "Cart", "product": "staticFramework", "dependencies": [
          {"project": {"target": "Core", "path": "/r/Core", "status": "optional"}},
          {"project": {"target": "Log", "path": "/r/Log"}}]}]},
      "/r/Log": {"name": "Log", "path": "/r/Log", "isExternal": true, "targets": [
        {"name": "Log", "product": "staticFramework", "dependencies": []}]}}}
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  /// The picture of all modules and externals, which has no places.
  private func picture(_ folder: TemporaryFolder, _ path: String = "") -> String {
    let words = ["graph", "--format", "d2", "--show", "tests,externals", "--title", "Shop"]
    let run = Main.run(words + [path.isEmpty ? folder.path : "\(folder.path)/\(path)"])
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test("are the graph of the manifests", arguments: [present, legacy])
  func same(text: String) throws {
    let expected = try picture(folder(Self.manifests))
    #expect(expected.contains("Cart") && expected.contains("Log"))
    let saved = try folder(["graph.json": text])
    #expect(picture(saved, "graph.json") == expected)
    let check = Main.run(["check", "\(saved.path)/graph.json"])
    #expect(String(decoding: check.output, as: UTF8.self).contains("Checked 4 targets in 3 specs"))
  }

  @Test("take the place of manifests that can't be evaluated", arguments: [present, legacy])
  func fallback(text: String) throws {
    let unreadable = """
      import Foundation
      import ProjectDescription
      let names = try! FileManager.default.contentsOfDirectory(atPath: ".")
      let project = Project(name: names[0], targets: [])

      """
    var files = Self.manifests
    files["Cart/Project.swift"] = unreadable
    let without = try folder(files)
    let check = Main.run(["check", without.path])
    #expect(check.exitCode == .unable)
    #expect(check.problems.contains("Cart/Project.swift:3:"))
    #expect(check.problems.contains("tuist graph --format json"))
    files["graph.json"] = text
    let with = try folder(files)
    #expect(try picture(with) == picture(folder(Self.manifests)))
    #expect(Main.run(["check", with.path]).problems == "")
  }

  @Test("without dependencies, or with unknown ones, say so")
  func unknown() throws {
    func check(_ text: String) throws -> Outcome {
      let folder = try folder(["graph.json": text])
      return Main.run(["check", "\(folder.path)/graph.json"])
    }
    let old = try check(Self.legacy.replacing(", \"dependencies\": []", with: ""))
    #expect(old.exitCode == .unable)
    #expect(old.problems.contains("the dependencies of Core are missing"))
    let new = try check(Self.present.replacing("{\"sdk\"", with: "{\"cloud\""))
    #expect(new.exitCode != .unable)
    #expect(new.problems.contains("warning: unknown kind of dependency (ignored)"))
    let broken = try check("{\"name\": \"W\", \"path\": \"/x\", \"projects\": [1, 2]}")
    #expect(broken.exitCode == .unable)
    #expect(broken.problems.contains("error: this project has no targets"))
  }
}
