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
        Cosmonaut on iOS in all configurations: 4 images
          1. Cosmonaut
               -rpath @executable_path/Frameworks, added by default
               links Space, listed: project.yml:6
          2. Space: Cosmonaut → Space
               links Network, listed: project.yml:11
               links Models, imported by Space: project.yml:11
               holds Models: Space → Models
          3. Network: Cosmonaut → Space → Network, which is not found
          4. Maps: Cosmonaut → Maps, only if it is opened: nothing links it
          Frameworks contains Maps, Space
          missing: Network: Cosmonaut → Space → Network, which is not embedded

        Widget, in Cosmonaut on iOS in all configurations: 3 images
          1. Widget
               -rpath @executable_path/Frameworks, added by default
               -rpath @executable_path/../../Frameworks, added by default
               links Space, listed: project.yml:7
          2. Space: Widget → Space
               links Network, listed: project.yml:11
               links Models, imported by Space: project.yml:11
               holds Models: Space → Models
          3. Network: Widget → Space → Network, which is not found
          missing: Network: Cosmonaut → Space → Network, which is not embedded

        """)
  }

  @Test("the words of the link line, each with the setting it comes from")
  func words() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      name: Station
      settings:
        OTHER_LDFLAGS: -ObjC
      targets:
        App:
          type: tool
          platform: macOS
          settings:
            OTHER_LDFLAGS:
              [$(inherited), -all_load, -lLow, -force_load, x/libLow.a, -ignore_auto_link]
            LD_RUNPATH_SEARCH_PATHS: /opt
          dependencies: [{target: Kit}]
        Kit:
          type: framework
          platform: macOS
          settings:
            DYLIB_INSTALL_NAME_BASE: "@loader_path"
        Low: {type: library.static, platform: macOS}
      """, to: "project.yml")
    let outcome = Main.run(["explain-image", "App", path])
    #expect(
      String(decoding: outcome.output, as: UTF8.self) == """
        App on macOS in all configurations: 2 images
          1. App
               -all_load, a setting: project.yml:10
               -ObjC, a setting: project.yml:3
               -ignore_auto_link, a setting: project.yml:10
               -force_load x/libLow.a, a setting: project.yml:10
               -rpath /opt, a setting: project.yml:11
               links Low, a flag: project.yml:10
               links Kit, listed: project.yml:12
               holds Low: App → Low
          2. Kit: App → Kit
               -ObjC, a setting: project.yml:3
               -install_name @loader_path/Kit.framework, a setting: project.yml:17

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
