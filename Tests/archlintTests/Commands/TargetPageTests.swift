import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("What `explain` shows of a target")
struct TargetPageTests {
  @Test("links that Tuist adds are apart from those of the manifest, and nobody's users")
  func inherited() throws {
    let folder = try TemporaryFolder()
    try folder.write("layers: {app: App, core: [Feed, Kit]}\n", to: "repo/.archlint.yml")
    let kind = { (product: String) in "destinations: .iOS, product: \(product), bundleId: \"x\"" }
    try folder.write(
      """
      import ProjectDescription
      let project = Project(
        name: "Shop",
        targets: [
          .target(name: "App", \(kind(".app")), dependencies: [.target(name: "Feed")]),
          .target(name: "Feed", \(kind(".framework")), dependencies: [.target(name: "Kit")]),
          .target(name: "Kit", \(kind(".framework"))),
        ])

      """, to: "repo/Project.swift")
    func page(_ name: String) -> String {
      String(
        decoding: Main.run(["explain", name, "\(folder.path)/repo"]).output, as: UTF8.self
      ).replacing(/(\.\.\/)+[^ (]*repo\//, with: "")
    }
    #expect(
      page("App") == """
        App: application, iOS, at Project.swift:5
          module  App
          layer   app, because its name matches App (.archlint.yml:1)
          role    app, because of its type
        links:
          Feed (core)  Project.swift:5
        inherited links:
          Kit (core)  Project.swift:6
        linked by:
          nothing
        findings:
          nothing
        rules with a pattern for it:
          nothing

        """)
    #expect(page("Kit").contains("linked by:\n  Feed (core)  Project.swift:6\nfindings:"))
  }
}
