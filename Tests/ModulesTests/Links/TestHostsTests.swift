import Documents
import Modules
import TestSupport
import Testing

@Suite("The hosts of test bundles")
struct TestHostsTests {
  @Test(
    "a setting names the host, else the first application of the same spec",
    arguments: [
      ("x: A(app), B(app), U(unit-tests host:b/B.app/B)\nU .> A", "B"),
      ("x: A(app), B(app), U(unit-tests)\nU .> B\nU .> A", "B"),
      // A name that matches no product falls back to the dependency.
      ("x: A(app), U(unit-tests host:b/Gone.app/Gone)\nU .> A", "A"),
      ("x: U(unit-tests)\ny: A(app)\nU .> A", nil),
      ("x: U(unit-tests host:b/Main.app/Main)\ny: A(app product:Main)", "A"),
      ("x: F, U(unit-tests)\nU -> F", nil),
      // Two specs build the same product: the bundle's own spec wins.
      ("x: U(unit-tests host:b/M.app/M), B(app product:M)\ny: A(app product:M)", "B"),
    ] as [(String, String?)])
  func unitTests(drawing: String, host: String?) throws {
    #expect(try self.host("U", drawing) == host)
  }

  @Test(
    "UI tests drive the application that a setting names, else the one of their own spec",
    arguments: [
      ("x: B(ui-tests drives:A)\ny: A(app product:Main)", "A"),
      ("x: B(ui-tests drives:Main), C(app)\ny: A(app product:Main)\nB .> C", "C"),
      ("x: B(ui-tests host:b/A.app/A), A(app)", nil),
    ] as [(String, String?)])
  func uiTests(drawing: String, host: String?) throws {
    #expect(try self.host("B", drawing) == host)
  }

  @Test("an empty setting says that there is no host")
  func noHost() throws {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "project.yml", project: "P"))
    let place = Place(file: "project.yml", line: 1, column: 1)
    let app = builder.add(
      Target(name: "A", project: "P", spec: spec, type: .application, place: place))
    var tests = Target(name: "U", project: "P", spec: spec, type: .unitTests, place: place)
    tests.details.build.testHost = .init("", at: place)
    let id = builder.add(tests)
    builder.add(
      Link(from: id, to: .target(app), kind: .target, links: false),
      of: Link.Entry("A", at: place))
    let graph = builder.build()
    #expect(graph.targetIDs.allSatisfy { TestHosts(graph).host(of: $0) == nil })
  }

  @Test("a link to the host alone says so, not one to a framework beside it")
  func hostLinks() throws {
    #expect(try host("U", "x: A(app), F, U(unit-tests)\nU .> A\nU -> F") == "A")
  }

  private func host(_ test: String, _ text: String) throws -> String? {
    let drawing = try GraphDrawing(text)
    return try TestHosts(drawing.graph).host(of: drawing[test]).map { drawing.graph.name(of: $0) }
  }
}
