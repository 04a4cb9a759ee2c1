import TestSupport
import Testing

/// Tuist sets the run paths of a target for several systems once more for a Mac, where frameworks lie
/// elsewhere than on a phone; XcodeGen does not.
@Suite("Run paths of Tuist")
struct TuistRunPathTests {
  private func found(_ files: [String: String]) throws -> String {
    let project = try DrawnProject("")
    for (path, text) in files { try project.folder.write(text, to: path) }
    return try project.run("$archlint check --only missing-embed --format short").output
  }

  @Test("lead to the frameworks of an app on a Mac, too")
  func tuist() throws {
    let output = try found([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist(project: .tuist())\n",
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: [.iPhone, .mac], product: .app, bundleId: "app",
          dependencies: [.target(name: "Kit")]),
        .target(
          name: "Kit", destinations: [.iPhone, .mac], product: .framework, bundleId: "kit"),
      ])

      """,
    ])
    #expect(!output.contains("missing-embed"))
  }

  @Test(
    "are set for each product that Tuist knows, also on a watch, unless a setting says otherwise",
    arguments: [
      (".app", ".appleWatch", "", true), (".app", ".appleVision", "", true),
      (".watch2Extension", ".appleWatch", "", true), (".app", ".mac", "", true),
      (".app", ".appleWatch", "[\"$(inherited)\", \"@loader_path\"]", true),
      (".app", ".appleWatch", "\"@executable_path/Other\"", false),
    ])
  func products(product: String, system: String, setting: String, isFound: Bool) throws {
    let settings =
      setting.isEmpty ? "" : "settings: .settings(base: [\"LD_RUNPATH_SEARCH_PATHS\": \(setting)])"
    let isApp = product == ".app"
    let entry = "dependencies: [.target(name: \"\(isApp ? "Kit" : "Part")\")]"
    let part = """
      , .target(
        name: "Part", destinations: [\(system)], product: \(product), bundleId: "part",
        dependencies: [.target(name: "Kit")])
      """
    let output = try found([
      "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist(project: .tuist())\n",
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(
          name: "App", destinations: [\(system)], product: .app, bundleId: "app",
          \(entry)\(settings.isEmpty ? "" : ", \(settings)")),
        .target(
          name: "Kit", destinations: [\(system)], product: .framework, bundleId: "kit")
        \(isApp ? "" : part)
      ])

      """,
    ])
    #expect(output.contains("missing-embed") != isFound, "\(output)")
  }

  @Test("are those of a phone with XcodeGen")
  func spec() throws {
    let output = try found([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          supportedDestinations: [iOS, macOS]
          dependencies: [target: Kit]
        Kit: {type: framework, supportedDestinations: [iOS, macOS]}

      """
    ])
    #expect(output.contains("missing-embed"))
  }
}
