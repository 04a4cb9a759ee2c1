import Modules
import TestSupport
import Testing

@Suite("Graphs drawn in tests")
struct GraphDrawingTests {
  @Test("a chain makes a target of each name and a link of each arrow")
  func chain() throws {
    let drawing = try GraphDrawing("App => ISSNetwork -> ISSNetworkCore")
    #expect(drawing.graph.targets.map(\.name) == ["App", "ISSNetwork", "ISSNetworkCore"])
    #expect(
      drawing.graph.links.map { drawing.graph.place(of: $0).description } == [
        "App/project.yml:1:8", "ISSNetwork/project.yml:1:22",
      ])
    #expect(drawing.graph.links.map(\.embeds) == [true, false])
  }

  @Test("commas stand for several ends")
  func fans() throws {
    let drawing = try GraphDrawing("A, B -> C, D")
    let links = drawing.graph.links.map {
      "\(drawing.graph.name(of: $0.from)) \(drawing.graph.name(of: $0.to))"
    }
    #expect(links == ["A C", "A D", "B C", "B D"])
  }

  @Test("words may stand behind any name of a chain")
  func words() throws {
    let graph = try GraphDrawing("A(app), B(app) -> C(static) -> D, E").graph
    #expect(
      graph.targets.map(\.type.rawValue).sorted() == [
        "application", "application", "framework", "framework", "framework.static",
      ])
    #expect(graph.links.count == 4)
  }

  @Test("bands and specs place the targets in folders")
  func folders() throws {
    let drawing = try GraphDrawing(
      """
      domain | ISSCosmonaut, ISSSpacesuit(static)
      core/Network: ISSNetwork, NetworkTests(unit-tests host:ISSApp)
      """)
    let graph = drawing.graph
    #expect(
      graph.specs.map(\.path) == [
        "core/Network/project.yml", "domain/ISSCosmonaut/project.yml",
        "domain/ISSSpacesuit/project.yml",
      ])
    #expect(try graph[drawing["ISSSpacesuit"]].linkage == .static)
    #expect(try graph[drawing["NetworkTests"]].build.testHost?.text == "ISSApp")
    #expect(try graph[drawing["Network/ISSNetwork"]].qualifiedName == "Network/ISSNetwork")
  }

  @Test("every arrow means another link")
  func arrows() throws {
    let graph = try GraphDrawing("A -> B\nA => C\nA ~> D\nA .> E\nA @> F").graph
    #expect(graph.links.map(\.links) == [true, true, true, false, false])
    #expect(graph.links.map(\.embeds) == [false, true, false, false, true])
    #expect(graph.links.map(\.isWeak) == [false, false, true, false, false])
    #expect(graph.links.map(\.writtenLink) == [nil, nil, nil, false, false])
  }

  @Test("brackets make externals")
  func externals() throws {
    let graph = try GraphDrawing("A -> [Alamofire], [Lottie carthage static]").graph
    #expect(
      graph.externals == [
        External("Alamofire", .package), External("Lottie", .carthage, linkage: .static),
      ])
    #expect(graph.links.map(\.kind) == [.package, .carthage])
  }

  @Test(
    "a slip in a drawing is an error",
    arguments: ["A ->", "A(colour)", "x | A\ny | A", "A -> B(app)\nA -> B(app)", "[P] -> A"])
  func slips(drawing: String) {
    #expect(throws: GraphDrawing.Mistake.self) { try GraphDrawing(drawing) }
  }
}
