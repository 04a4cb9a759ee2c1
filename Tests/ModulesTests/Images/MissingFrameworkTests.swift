import Modules
import TestSupport
import Testing

@Suite("Dynamic frameworks that an app must carry")
struct MissingFrameworkTests {
  @Test(
    "what a program loads at launch must lie in its app",
    arguments: [
      ("A(app) -> D", ["A lacks D: A-D"]),
      ("A(app) => D1 -> D2", ["A lacks D2: A-D1-D2"]),
      ("A(app) -> S(static) -> D", ["A lacks D: A-S-D"]),
      ("A(app) -> [C carthage dynamic]", ["A lacks C: A-C"]),
      ("A(app) -> [P dynamic]", ["A lacks P: A-P"]),
      ("A(application.on-demand-install-capable) -> D", ["A lacks D: A-D"]),
      ("A(application.watchapp2 watchOS) -> D", ["A lacks D: A-D"]),
      ("A(app macOS) -> D(macOS)", ["A lacks D: A-D"]),
      ("A(app) -> D1 -> D\nA -> D", ["A lacks D1: A-D1", "A lacks D: A-D"]),
    ])
  func missing(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test("an extension's frameworks lie in each app that contains it")
  func extensions() throws {
    #expect(try missing("A(app), B(app) @> X(extension) -> D\nA => D") == ["B lacks D: X-D"])
    #expect(try missing("A(app) @> X(extension) => D") == [])
    #expect(try missing("X(extension) -> D") == [])
    #expect(try missing("A(app) -> D\nA @> X(extension) -> D") == ["A lacks D: A-D"])
  }

  @Test(
    "nothing else must be embedded",
    arguments: [
      "A(app) => D", "A(app) ~> D", "A(app) -> S(static)", "A(app) -> D(built:static)",
      "A(app) -> [P], [C carthage static], [B binary dynamic], [UIKit sdk]",
      // Inside a framework that is embedded itself.
      "A(app) => D1 => D2",
      "T(tool macOS) -> D(macOS)", "U(unit-tests) -> D", "A(app) .> D",
      "A(app) -> D(library.dynamic)",
      "A(app) @> D1 ~> D2",
    ])
  func silent(drawing: String) throws {
    #expect(try missing(drawing) == [])
  }

  @Test("what an app carries is what it embeds, and what that embeds")
  func embedded() throws {
    let drawing = try GraphDrawing("A(app) => D1 => D2\nA => [C carthage], [P]\nA @> X(extension)")
    let ends = try Images(drawing.graph).embedded(in: drawing["A"])
    #expect(ends.map { drawing.graph.name(of: $0) } == ["D1", "D2", "C", "P"])
  }

  private func missing(_ text: String) throws -> [String] {
    let graph = try GraphDrawing(text).graph
    return Images(graph).missingFrameworks().map { embed in
      let chain =
        [graph.name(of: embed.process)] + embed.chain.map { graph.name(of: graph.links[$0].to) }
      return "\(graph.name(of: embed.app)) lacks \(graph.name(of: embed.framework)): "
        + chain.joined(separator: "-")
    }
  }
}
