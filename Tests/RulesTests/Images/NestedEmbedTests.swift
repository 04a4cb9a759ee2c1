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
        core/ISSNetwork/project.yml:3:15: error: ISSNetwork (core) embeds ISSLog (shared), a \
        framework inside a framework [nested-embed]
          help: remove `embed: true` here, and embed ISSLog in the apps
        """)
  }

  @Test(
    "frameworks from elsewhere count too",
    arguments: ["D => [B binary]", "D => [C carthage]", "D(static) => E", "D => S(static)"])
  func others(drawing: String) throws {
    #expect(try Trial(drawing, only: "nested-embed").links.count == 1)
  }

  @Test(
    "macOS, resources and apps are left in peace",
    arguments: [
      "D(macOS) => E(macOS)", "D => B(bundle)", "A(app) => D", "D -> E", "X(extension) => D",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "nested-embed").text == "")
  }
}
