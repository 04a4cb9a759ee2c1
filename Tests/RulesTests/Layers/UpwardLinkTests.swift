import Testing

@Suite("upward-link")
struct UpwardLinkTests {
  @Test("a link to a higher layer is an error, at the entry")
  func fires() throws {
    let trial = try Trial(
      """
      service | ISSCosmonautService
      core | ISSNetwork
      ISSNetwork -> ISSCosmonautService
      """, only: "upward-link")
    #expect(
      trial.text == """
        core/ISSNetwork/project.yml:3:15: error: ISSNetwork (core) links ISSCosmonautService \
        (service), which lies in a higher layer [upward-link]
          help: move what ISSNetwork needs down into core or below it, or let service hand it \
        in through a protocol of ISSNetwork
        """)
  }

  @Test("no role is exempt, and the order of building counts as well")
  func roles() throws {
    let trial = try Trial(
      """
      domain | ISSSpace, ISSSpaceCore
      core/Network: ISSNetwork, ISSNetworkMock, NetworkTests(unit-tests), HostApp(app)
      ISSNetwork, ISSNetworkMock, NetworkTests, HostApp -> ISSSpaceCore
      ISSNetwork .> ISSSpace
      """, only: "upward-link")
    #expect(
      trial.links == [
        "upward-link: HostApp -> ISSSpaceCore", "upward-link: ISSNetwork -> ISSSpaceCore",
        "upward-link: ISSNetworkMock -> ISSSpaceCore",
        "upward-link: NetworkTests -> ISSSpaceCore", "upward-link: ISSNetwork -> ISSSpace",
      ])
  }

  @Test("downwards, sideways, to externals and without a layer nothing is upward")
  func silent() throws {
    let trial = try Trial(
      """
      app | Overview(app)
      domain | A, B
      A -> B, C -> [Alamofire]
      Overview => A
      C -> A
      """, only: "upward-link")
    #expect(trial.text == "")
  }
}
