import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint explain-image")
struct ExplainImageCommandTests {
  private static let spec = """
    name: Station
    targets:
      Cosmonaut:
        type: application
        platform: iOS
        dependencies: [{target: Widget}, {target: Space}, {target: Maps, link: false}]
      Widget: {type: app-extension, platform: iOS, dependencies: [{target: Space}]}
      Space:
        type: framework
        platform: iOS
        dependencies: [{target: Models}, {target: Network}]
      Models: {type: framework.static, platform: iOS}
      Network: {type: framework, platform: iOS}
      Maps: {type: framework, platform: iOS}
    """

  private func run(_ words: String...) throws -> (text: String, problems: String, code: ExitCode) {
    let folder = try TemporaryFolder()
    let path = try folder.write(ExplainImageCommandTests.spec, to: "project.yml")
    let outcome = Main.run(["explain-image", words[0], path] + words.dropFirst())
    return (String(decoding: outcome.output, as: UTF8.self), outcome.problems, outcome.exitCode)
  }

  @Test(
    "each process of an app: images in the order of loading, contents, folders, what is missing")
  func text() throws {
    #expect(
      try run("Cosmonaut").text == """
        Cosmonaut: 4 images
          1. Cosmonaut
               links Space, listed: project.yml:6
          2. Space: Cosmonaut → Space
               links Network, listed: project.yml:11
               links Models, imported by Space: project.yml:11
               holds Models: Space → Models
          3. Network: Cosmonaut → Space → Network, which is not found
          4. Maps: Cosmonaut → Maps, only if it is opened: nothing links it
          Frameworks carries Maps, Space
          missing: Network: Cosmonaut → Space → Network, which is not embedded

        Widget, in Cosmonaut: 3 images
          1. Widget
               links Space, listed: project.yml:7
          2. Space: Widget → Space
               links Network, listed: project.yml:11
               links Models, imported by Space: project.yml:11
               holds Models: Space → Models
          3. Network: Widget → Space → Network, which is not found
          missing: Network: Cosmonaut → Space → Network, which is not embedded

        """)
  }

  @Test("the same for programs, in JSON")
  func json() throws {
    let data = Data(try run("Cosmonaut", "--format", "json").text.utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let processes = try #require(document["processes"] as? [[String: Any]])
    #expect(processes.map { $0["program"] as? String } == ["Cosmonaut", "Widget"])
    let images = try #require(processes[0]["images"] as? [[String: Any]])
    #expect(images.map { $0["name"] as? String } == ["Cosmonaut", "Space", "Network", "Maps"])
    let missing = try #require(processes[0]["missing"] as? [[String: Any]])
    #expect(missing.map { $0["reason"] as? String } == ["not-embedded"])
    #expect(missing.map { $0["chain"] as? [String] } == [["Cosmonaut", "Space", "Network"]])
  }

  @Test("and as a picture: a band for each process, a box for each image")
  func drawing() throws {
    let picture = try run("Cosmonaut", "--format", "mermaid").text
    #expect(picture.contains("What Cosmonaut loads"))
    #expect(picture.contains("holds Models"))
    #expect(try run("Cosmonaut", "--format", "svg").text.hasPrefix("<svg"))
  }

  @Test("what is no program loads nothing")
  func noProgram() throws {
    let outcome = try run("Models")
    #expect(outcome.code == .unable)
    #expect(outcome.problems.contains("Models is not a program"))
  }
}
