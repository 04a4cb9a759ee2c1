import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite(
  "Graphviz reads our drawings as we mean them",
  .enabled(if: OutsideTool.areInstalled("dot", "nop", "tred", "sccmap"), "needs graphviz"))
struct GraphvizTests {
  /// Random targets of one layer: cyclic, or every link leads to a higher number.
  private func station(seed: UInt64, isCyclic: Bool) throws -> Station {
    var lot = SplitMix(seed: seed)
    let names = (0..<20).map { "M\($0 + 10)" }
    var text = "core | " + names.joined(separator: ", ")
    var seen: Set<[Int]> = []
    for _ in 0..<40 {
      let ends = [Int.random(in: 0..<20, using: &lot), Int.random(in: 0..<20, using: &lot)]
      let pair = isCyclic ? ends : ends.sorted()
      guard pair[0] != pair[1], seen.insert(pair).inserted else { continue }
      text += "\n\(names[pair[0]]) -> \(names[pair[1]])"
    }
    return try Station(text)
  }

  private func edges(_ lines: [String]) -> [String] {
    lines.filter { $0.contains("->") && !$0.contains("archlint:") }.map { line in
      line.filter { !"\"\t ;".contains($0) }.prefix { $0 != "[" }
        .replacingOccurrences(of: "->", with: " -> ")
    }.sorted()
  }

  @Test("same boxes and arrows", arguments: 0..<5)
  func sets(seed: UInt64) throws {
    let drawing = try station(seed: seed, isCyclic: true).draw()
    let (lines, code) = try OutsideTool.run("nop input", on: DOTDrawing.text(of: drawing))
    #expect(code == 0)
    #expect(edges(lines) == drawing.arrowLines.sorted())
  }

  @Test("same reduction", arguments: 0..<5)
  func reduction(seed: UInt64) throws {
    let station = try station(seed: seed, isCyclic: false)
    let (lines, code) = try OutsideTool.run("tred input", on: DOTDrawing.text(of: station.draw()))
    #expect(code == 0)
    #expect(edges(lines) == station.draw(DrawingView(isReduced: true)).arrowLines.sorted())
  }

  @Test("same cycles", arguments: 0..<5)
  func cycles(seed: UInt64) throws {
    let station = try station(seed: seed, isCyclic: true)
    // Whatever shares a band with a cycle counts as part of it for sccmap: it gets arrows only.
    let (lines, _) = try OutsideTool.run(
      "(echo 'digraph g {'; grep -e '->' input; echo '}') | sccmap",
      on: DOTDrawing.text(of: station.draw()))
    let theirs = Set(edges(lines).flatMap { $0.matches(of: /M\d+/).map { String($0.output) } })
    let graph = station.drawing.graph
    let ours = graph.adjacency().cyclicSets().joined().map { graph.targets[$0].name }
    #expect(theirs == Set(ours))
  }

  @Test("archlint's layout is drawn as it is", arguments: [30, 100, 300])
  func positions(count: Int) throws {
    let drawing = Drawing(of: RandomArchitecture.make(modules: count, seed: 3))
    let layout = Layout(of: drawing)
    let places = try places(of: drawing)
    #expect(places.count == drawing.boxes.count)
    let origin = try #require(places[drawing.boxes[0].name])
    for (box, area) in zip(drawing.boxes, layout.boxes) {
      let place = try #require(places[box.name])
      let right = area.x + area.width / 2 - layout.boxes[0].x - layout.boxes[0].width / 2
      #expect(abs(place.x - origin.x - right / 72) < 0.01)
      #expect(abs(origin.y - place.y - (area.y - layout.boxes[0].y) / 72) < 0.01)
    }
  }

  @Test(
    "up to 300 modules are at most three times as wide as high", arguments: [30, 100, 300],
    DrawingView.LayoutEngine.allCases)
  func shape(count: Int, engine: DrawingView.LayoutEngine) throws {
    var drawing = Drawing(of: RandomArchitecture.make(modules: count, seed: 3))
    drawing.view.layoutEngine = engine
    let (lines, code) = try OutsideTool.run("dot -Tplain input", on: DOTDrawing.text(of: drawing))
    #expect(code == 0)
    let size = try #require(lines.first).split(separator: " ").compactMap { Double($0) }
    #expect(size[1] < 3 * size[2])
    #expect(size[2] < 3 * size[1])
  }

  /// Where Graphviz puts the middles of boxes, in inches, counted upwards.
  private func places(of drawing: Drawing) throws -> [String: Point] {
    let (lines, code) = try OutsideTool.run("dot -Tplain input", on: DOTDrawing.text(of: drawing))
    #expect(code == 0)
    var places: [String: Point] = [:]
    for line in lines where line.hasPrefix("node ") {
      let words = line.split(separator: " ")
      guard drawing.boxes.contains(where: { words[1] == $0.name }) else { continue }
      places[String(words[1])] = Point(
        x: try #require(Double(words[2])), y: try #require(Double(words[3])))
    }
    return places
  }

  @Test("Graphviz's own layout keeps bands in their order", arguments: [30, 100])
  func bands(count: Int) throws {
    var drawing = Drawing(of: RandomArchitecture.make(modules: count, seed: 3))
    drawing.view.layoutEngine = .graphviz
    let places = try places(of: drawing)
    var heights: [Int: [Double]] = [:]
    for box in drawing.boxes {
      heights[box.band, default: []].append(try #require(places[box.name]).y)
    }
    for band in drawing.bands.indices.dropFirst() {
      // Graphviz counts upwards.
      let above = try #require(heights[band - 1]?.min())
      #expect(try #require(heights[band]?.max()) < above)
    }
  }

  @Test(
    "a hostile name stays text", arguments: HostileName.all, DrawingView.LayoutEngine.allCases)
  func hostile(name: String, engine: DrawingView.LayoutEngine) throws {
    var drawing = try Station("core | Plain, Other\nPlain -> Other").draw()
    drawing.view.layoutEngine = engine
    drawing.title = name
    (drawing.boxes[0].name, drawing.boxes[0].detail) = (name, name)
    let (lines, code) = try OutsideTool.run(
      "dot -Tplain input", on: DOTDrawing.text(of: drawing))
    #expect(code == 0, "\(lines)")
    #expect(lines.count { $0.hasPrefix("node ") } == 3)
    #expect(lines.count { $0.hasPrefix("edge ") && !$0.contains(" invis ") } == 1)
  }
}
