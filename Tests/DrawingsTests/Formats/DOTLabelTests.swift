import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Labels for Graphviz at archlint's positions")
struct DOTLabelTests {
  @Test("no label of a line covers another, and notes stay in their box")
  func labelsOfDOT() throws {
    var drawing = try Station("core | A, B\nA -> B -> A").draw()
    for index in drawing.arrows.indices {
      for step in drawing.arrows[index].steps.indices {
        drawing.arrows[index].steps[step].change = .added
      }
    }
    drawing.boxes[0].unchanged = 12
    drawing.boxes[0].change = .removed
    drawing.boxes[0].fixed = 2
    let text = DOTDrawing.text(of: drawing)
    let middles = text.matches(of: /, lp="([-\d.]+),([-\d.]+)"/).compactMap { match in
      Double(match.output.1).flatMap { x in Double(match.output.2).map { Point(x: x, y: $0) } }
    }
    try #require(middles.count == 2)
    // Opposite lines are adjacent: in the middle of each, one label would lie on the other.
    let width = TextWidth.of("added", size: 10)
    let (right, down) = (abs(middles[0].x - middles[1].x), abs(middles[0].y - middles[1].y))
    #expect(right > width || down > 10)
    let label = try #require(text.firstMatch(of: /COLOR="#64748B">(.*?)<\/FONT>/)).output.1
    let notes = label.split(separator: "<BR/>").map(String.init)
    #expect(notes == ["12 unchanged links", "removed, 2 fixed"])
    let area = Layout(of: drawing).boxes[0]
    #expect(notes.allSatisfy { TextWidth.of($0, size: 10) < area.width })
  }

  @Test("the labels of lines that run together are apart, and each has a ground of its own")
  func bundled() throws {
    let names = (1...6).map { "Module\($0)" }
    let text = "domain | \(names.joined(separator: ", "))\ncore | C\nshared | Design\n"
    var drawing = try Station(text + names.map { "\($0) -> Design" }.joined(separator: "\n")).draw()
    for index in drawing.arrows.indices {
      for step in drawing.arrows[index].steps.indices {
        drawing.arrows[index].steps[step].change = index.isMultiple(of: 2) ? .added : .removed
      }
    }
    let dot = DOTDrawing.text(of: drawing)
    let labels = dot.matches(of: /\ -> .*?>(added|removed)<.*?, lp="([-\d.]+),([-\d.]+)"/)
    try #require(labels.count == 6)
    #expect(dot.components(separatedBy: "BGCOLOR=\"white\"><TR><TD>").count == 7)
    let areas = labels.compactMap { label -> Rectangle? in
      let width = TextWidth.of(String(label.output.1), size: 10)
      guard let x = Double(label.output.2), let y = Double(label.output.3) else { return nil }
      return Rectangle(x: x - width / 2, y: y - 5, width: width, height: 10)
    }
    for (index, area) in areas.enumerated() {
      #expect(
        areas[(index + 1)...].allSatisfy { other in
          abs(other.x - area.x) >= (other.width + area.width) / 2 || abs(other.y - area.y) >= 10
        }, "\(index)")
    }
  }
}
