import Findings
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("The part of an architecture that a drawing shows")
struct DrawingViewTests {
  @Test(
    "a focus keeps what lies so many links away",
    arguments: [
      (0, DrawingView.Direction.both, ["ISSNetwork"]),
      (1, .up, ["ISSCosmonaut", "ISSNetwork", "ISSSpacesuit", "Overview"]),
      (1, .down, ["ISSLogging", "ISSNetwork"]),
      (nil, .down, ["ISSLogging", "ISSNetwork"]),
    ] as [(Int?, DrawingView.Direction, [String])])
  func focus(depth: Int?, direction: DrawingView.Direction, expected: [String]) throws {
    let station = try Station()
    let part = DrawingView.Part.around([try station.drawing["ISSNetwork"]], depth: depth, direction)
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.boxes.map(\.name).sorted() == expected)
    let left = 5 - expected.count
    #expect(drawing.omissions.contains("\(left) module\(left == 1 ? "" : "s") outside this view"))
  }

  @Test("a root keeps what an app is made of")
  func root() throws {
    let station = try Station("app | One(app), Two(app)\nOne -> A -> B\nTwo -> B, C")
    let part = DrawingView.Part.below([try station.drawing["One"]])
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.boxes.map(\.name) == ["One", "A", "B"])
    #expect(drawing.title == "Modules that One is made of")
    #expect(drawing.omissions == ["2 modules outside this view", "2 links outside this view"])
  }

  @Test("a path keeps all shortest chains and nothing else")
  func path() throws {
    let station = try Station("A -> B -> D -> E\nA -> C -> D\nA -> X -> Y -> D\nB -> C")
    let part = DrawingView.Part.between(try station.drawing["A"], try station.drawing["D"])
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.arrowLines == ["A -> B", "A -> C", "B -> D", "C -> D"])
    #expect(drawing.title == "Modules on the shortest chains from A to D")
    // A -> X -> Y -> D and D -> E lead to boxes that are left out; B -> C is no part of a chain.
    #expect(drawing.omissions == ["3 modules outside this view", "5 links outside this view"])
  }

  @Test(
    "without a chain only both ends are left, and not the way back",
    arguments: ["A -> B\nC -> D", "D -> A -> B"])
  func noPath(text: String) throws {
    let station = try Station(text)
    let part = DrawingView.Part.between(try station.drawing["A"], try station.drawing["D"])
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.boxes.map(\.name) == ["A", "D"])
    #expect(drawing.arrows.isEmpty)
    #expect(drawing.notes == ["No chain of dependencies between the two"])
  }

  @Test("a layer that nothing is in is not counted as left out")
  func emptyLayers() throws {
    let station = try Station("domain | A\ncore | B\nA -> B")
    let part = DrawingView.Part.around([try station.drawing["B"]], depth: nil, .both)
    let drawing = station.draw(DrawingView(level: .layer, part: part))
    #expect(drawing.omissions == ["2 targets folded into layers"])
  }

  @Test("what an app is made of has no link of a test, and counts the findings in sight")
  func productsOnly() throws {
    let station = try Station(
      "app | App(app)\ncore/A: A, ATests(unit-tests)\ncore | B, C\nApp -> A\nApp -> B\nATests -> B\nC -> B"
    )
    let findings = [try station.finding("ATests", "B"), try station.finding("C", "B")]
    let whole = station.draw(DrawingView(), findings)
    #expect(whole.arrowLines == ["App -> A", "App -> B", "A -> B error", "C -> B error"])
    let part = DrawingView.Part.below([try station.drawing["App"]])
    let drawing = station.draw(DrawingView(part: part), findings)
    #expect(drawing.arrowLines == ["App -> A", "App -> B"])
    #expect(drawing.summary == "3 modules, 2 links")
    #expect(drawing.omissions.last == "2 findings outside this view")
  }

  @Test("only what has findings")
  func findingsOnly() throws {
    let station = try Station()
    let drawing = station.draw(
      DrawingView(isLimitedToFindings: true),
      [try station.finding("ISSCosmonaut", "ISSSpacesuit")])
    #expect(drawing.arrowLines == ["ISSCosmonaut -> ISSSpacesuit error"])
    #expect(drawing.boxes.count == 2)
    #expect(drawing.omissions.contains("5 links without findings"))
    #expect(drawing.title == "Modules, only what has findings")
  }

  @Test("only what has findings shows a cycle whole, and what no link joins by a line of its own")
  func relations() throws {
    let station = try Station(
      "app | App(app)\ncore | A, B, C, D\nApp -> A -> B -> C -> A\nC -> D\nApp -> D")
    let drawing = station.draw(
      DrawingView(isLimitedToFindings: true),
      [
        try station.finding("C", "A", rule: "cycle", members: ["A", "B", "C"]),
        try station.finding("App", "B", rule: "missing-embed"),
      ])
    #expect(
      drawing.arrowLines == [
        "App -> B error", "A -> B", "B -> C", "C -> A error cut",
      ])
    #expect(drawing.boxes.map(\.name) == ["App", "A", "B", "C"])
    #expect(drawing.boxes.allSatisfy { $0.worst == nil })
    #expect(ArrowStyle(drawing.arrows[0]) == .finding)
    #expect(drawing.summary == "4 modules, 3 links, 2 findings")
  }

  @Test("a reduction leaves out what follows from the rest, but never a finding")
  func reduction() throws {
    let station = try Station("A -> B -> C -> D\nA -> C, D\nB -> D")
    let drawing = station.draw(
      DrawingView(isReduced: true), [try station.finding("A", "D")])
    #expect(drawing.arrowLines == ["A -> B", "A -> D error", "B -> C", "C -> D"])
    #expect(drawing.omissions.last == "2 links implied by others")
  }

  @Test("a reduction keeps every link of a cycle")
  func reducedCycle() throws {
    let station = try Station("A -> B -> C -> A\nB -> A\nA -> D\nC -> D")
    let lines = station.draw(DrawingView(isReduced: true)).arrowLines
    #expect(lines == ["A -> B", "A -> D", "B -> A", "B -> C", "C -> A", "C -> D"])
  }
}
