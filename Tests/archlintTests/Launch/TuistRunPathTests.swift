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
