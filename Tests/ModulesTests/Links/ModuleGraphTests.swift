import Documents
import Modules
import TestSupport
import Testing

@Suite("The module graph")
struct ModuleGraphTests {
  @Test("links are found from both of their ends")
  func bothEnds() throws {
    let drawing = try GraphDrawing(
      """
      C -> B -> A
      C -> A
      D -> A
      """)
    let graph = drawing.graph
    let c = try drawing["C"]
    let a = try drawing["A"]
    #expect(graph.links(from: c).compactMap(\.target).map { graph.name(of: $0) } == ["B", "A"])
    #expect(
      graph.linkIndices(to: a).map { graph.name(of: graph.links[$0].from) } == ["B", "C", "D"])
    #expect(graph.linkIndices(to: c).isEmpty)
  }

  @Test("the order of adding never shows")
  func order() {
    var one = GraphBuilder()
    var other = GraphBuilder()
    add(to: &one, ["a", "b", "c"])
    add(to: &other, ["c", "a", "b"])
    #expect(describe(one.build()) == describe(other.build()))
  }

  private func add(to builder: inout GraphBuilder, _ names: [String]) {
    var ids: [String: TargetID] = [:]
    for name in names {
      let path = "\(name)/project.yml"
      let spec = builder.add(Spec(path: path, project: name))
      ids[name] = builder.add(
        Target(
          name: "T", project: name, spec: spec, type: .framework,
          place: Place(file: path, line: 2, column: 3)))
    }
    for name in names {
      guard let from = ids[name], let to = ids["a"] else { continue }
      builder.add(
        Link(from: from, to: .target(to), kind: .target),
        of: Link.Entry("T", at: Place(file: "\(name)/project.yml", line: 4, column: 5)))
      let sdk = builder.add(External("\(name).tbd", .sdk))
      builder.add(
        Link(from: from, to: .external(sdk), kind: .sdk),
        of: Link.Entry("x", at: Place(file: "\(name)/project.yml", line: 5, column: 5)))
    }
  }

  private func describe(_ graph: ModuleGraph) -> [String] {
    graph.links.map {
      "\(graph.name(of: $0.from)) -> \(graph.name(of: $0.to)) \(graph.place(of: $0))"
    }
  }

  @Test("a name that two projects have is told with its project")
  func names() throws {
    let graph = try GraphDrawing(
      """
      a: Tests
      b: Main(project:b)
      """
    ).graph
    #expect(graph.targetIDs.map { graph.name(of: $0) } == ["Main", "Tests"])
    var builder = GraphBuilder()
    for project in ["Q", "P"] {
      let spec = builder.add(Spec(path: "\(project).yml", project: project))
      _ = builder.add(
        Target(
          name: "Tests", project: project, spec: spec, type: .unitTests,
          place: Place(file: "\(project).yml")))
    }
    let twins = builder.build()
    #expect(twins.targetIDs.map { twins.name(of: $0) } == ["P/Tests", "Q/Tests"])
  }
}
