import Configuration
import Documents
import Modules
import TestSupport
import Testing

@Suite("nested-embed")
struct NestedEmbedTests {
  @Test("a framework that embeds a framework is an error, at the entry")
  func fires() throws {
    let trial = try Trial(
      """
      core | ISSNetwork
      shared | ISSLog
      ISSNetwork => ISSLog
      """, only: "nested-embed")
    #expect(
      trial.text == """
        core/ISSNetwork/project.yml:3:15: error: ISSNetwork (core) embeds ISSLog (shared), which nests frameworks [nested-embed]
          help: remove `embed: true` here, and embed ISSLog in the apps
        """)
  }

  @Test(
    "apps that embed it already are told nothing",
    arguments: [
      ("A(app) => D, E\nD => E", "; the app embeds it already"),
      ("A(app), B(app) => D, E\nD => E", "; the apps embed it already"),
      ("A(app) => D, E\nB(app) => D\nD => E", ", and embed E in the apps"),
    ])
  func apps(drawing: String, words: String) throws {
    let findings = try Trial(drawing, only: "nested-embed").verdict.shown
    #expect(findings.map(\.help) == ["remove `embed: true` here\(words)"])
  }

  @Test(
    "frameworks from elsewhere count too",
    arguments: ["D => [B binary]", "D => [C carthage]", "D(static) => E", "D => S(static)"])
  func others(drawing: String) throws {
    #expect(try Trial(drawing, only: "nested-embed").links.count == 1)
  }

  @Test("a framework that only tests of other modules link hardly ships")
  func tested() throws {
    let embedding = "CTests(unit-tests) -> C, D\nD => E"
    let links = [embedding, embedding + "\nA(app) -> D", "DTests(unit-tests) -> D => E"]
    let severities = try links.map {
      try Trial($0, only: "nested-embed").verdict.shown.map(\.severity)
    }
    #expect(severities == [[.warning], [.error], [.error]])
  }

  @Test(
    "macOS, resources and apps are left in peace",
    arguments: [
      "D(macOS) => E(macOS)", "D => B(bundle)", "A(app) => D", "D -> E", "X(extension) => D",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "nested-embed").text == "")
  }

  @Test(
    "of the destinations of a framework for several systems each has to be a Mac",
    arguments: [
      ([Platform.macOS], false), ([.macOS, .macCatalyst], false), ([.iOS, .macOS], true),
      ([], true),
    ])
  func destinations(_ destinations: [Platform], isRefused: Bool) throws {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "P"))
    let place = Place(file: "project.yml", line: 1, column: 1)
    let ids = ["D", "E"].map { name in
      var target = Target(
        name: name, project: "P", spec: spec, type: .framework, platform: .auto, place: place)
      target.details.destinations = destinations
      return builder.add(target)
    }
    builder.add(
      Link(from: ids[0], to: .target(ids[1]), kind: .target, embeds: true),
      of: Link.Entry("E", at: place))
    let architecture = classify(builder.build(), as: Preset.standard.drawn)
    #expect(try Trial(architecture, only: ["nested-embed"]).links.isEmpty != isRefused)
  }
}
