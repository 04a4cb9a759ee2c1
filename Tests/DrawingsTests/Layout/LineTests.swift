import Findings
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Lines that could be taken for one another")
struct LineTests {
  private func route(_ from: String, _ to: String, in drawing: Drawing) throws -> Route {
    let index = try #require(
      drawing.arrows.firstIndex { arrow in
        drawing.boxes[arrow.from].name == from && drawing.boxes[arrow.to].name == to
      })
    return Layout(of: drawing).routes[index]
  }

  @Test("two modules that link each other have lines side by side")
  func mutual() throws {
    let drawing = try Station("core | A, B\nA -> B -> A").draw()
    let (one, other) = (try route("A", "B", in: drawing), try route("B", "A", in: drawing))
    for (left, right) in zip(one.samples, other.samples.reversed()) { #expect(left.x < right.x) }
  }

  @Test("a line to cut shares nothing with the others, so that its mark says which one")
  func cut() throws {
    let station = try Station("domain | A, B, C\ncore | D\nA -> B -> C -> A\nD -> A")
    let drawing = station.draw(
      DrawingView(),
      [
        try station.finding("C", "A", rule: "cycle", members: ["A", "B", "C"]),
        try station.finding("D", "A", rule: "upward-link"),
      ])
    let (cut, other) = (try route("C", "A", in: drawing), try route("D", "A", in: drawing))
    #expect(Set(cut.points).isDisjoint(with: other.points))
  }

  @Test("no sign of a change covers another, also where lines cross")
  func signs() throws {
    let (now, before) = (try Station("domain | A, B\ncore | C, D\nA, B -> C, D"), try Station("A"))
    var view = DrawingView()
    view.since = "main"
    let text = SVGDrawing.text(
      of: Drawing(of: now.architecture, as: view, since: before.architecture))
    let signs = text.matches(of: /class="sign added"><circle cx="([0-9.]+)" cy="([0-9.]+)"/)
      .compactMap { match in
        Double(match.1).flatMap { x in Double(match.2).map { Point(x: x, y: $0) } }
      }
    #expect(signs.count == 4 + 3 + 1)
    for (index, one) in signs.enumerated() {
      for other in signs.dropFirst(index + 1) {
        let (x, y) = (one.x - other.x, one.y - other.y)
        #expect(x * x + y * y >= 14 * 14)
      }
    }
  }

  @Test("other lines to the same module share their last points")
  func bundle() throws {
    let drawing = try Station("domain | A\nservice | B\ncore | C\nshared | D\nA, B, C -> D").draw()
    let (one, other) = (try route("A", "D", in: drawing), try route("B", "D", in: drawing))
    #expect(one.points.suffix(3) == other.points.suffix(3))
  }

  @Test("a line that many share is straighter than the lines of a few", arguments: [60, 300])
  func trunk(count: Int) throws {
    let names = (1...count).map { "M\($0)" }.joined(separator: ", ")
    let drawing = try Station("domain | \(names)\nshared | Hub\n\(names) -> Hub").draw()
    let layout = Layout(of: drawing)
    let longest = try #require(layout.routes.max { $0.points.count < $1.points.count })
    let trunk = longest.points.dropFirst(2).dropLast(2).map(\.x)
    let steps = zip(trunk, trunk.dropFirst()).map { abs($0 - $1) }
    #expect((steps.max() ?? 0) < 60)
  }

  @Test("what is narrower than its title stands in the middle")
  func middle() throws {
    let layout = Layout(of: try Station("core | Solo").draw())
    let box = try #require(layout.boxes.first)
    #expect((box.x - layout.bandNames.gutter) == layout.width - Layout.margin - box.right)
  }

  @Test(
    "boxes leave the name of their layer its room",
    arguments: ["core", "presentation and all", "漢字漢字漢字", String(repeating: "W", count: 99)])
  func layerName(name: String) throws {
    var drawing = try Station("core | A, B\nA -> B").draw()
    drawing.bands[0] = .init(name: name, layer: nil, boxes: drawing.bands[0].boxes)
    let layout = Layout(of: drawing)
    let end = BandNames.indent + TextWidth.of(layout.bandNames.texts[0], size: 14) * 1.1
    for box in layout.boxes { #expect(end < box.x && box.x < 460) }
  }

  @Test("a title is no wider than its picture", arguments: [1, 9])
  func title(count: Int) throws {
    let station = try Station("core | A\nA -> B")
    let names = (1...count).map { "ISSModuleOfALongName\($0)" }.joined(separator: ", ")
    var drawing = station.draw()
    drawing.title = "Modules around \(names) \(String(repeating: "W", count: 90))"
    let width = Layout(of: drawing).width
    let heading = SVGHeading(of: drawing, width: width).markup.text
    let lines = heading.matches(of: /"title".*>(.*)<\/text>/)
    #expect(lines.count > 1)
    for line in lines { #expect(TextWidth.of(String(line.1), size: 20) * 1.1 <= width) }
  }

  @Test("letters that nobody sees are measured as they are written", arguments: ["\t", "\u{202E}"])
  func unseen(letter: String) throws {
    var drawing = try Station("core | A").draw()
    drawing.boxes[0].name = letter
    let label = try #require(Layout(of: drawing).labels.first)
    #expect(label.nameWidth == TextWidth.of(letter.escapingInvisibles, size: BoxLabel.nameSize))
  }
}
