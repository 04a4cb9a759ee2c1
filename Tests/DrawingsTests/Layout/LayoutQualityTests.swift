import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("The layout of drawings")
struct LayoutQualityTests {
  private func drawing(_ count: Int, _ seed: UInt64) -> Drawing {
    Drawing(of: RandomArchitecture.make(modules: count, seed: seed))
  }

  @Test("boxes lie in their band, apart from one another", arguments: [10, 40, 100, 500])
  func boxes(count: Int) {
    let drawing = drawing(count, 7)
    let layout = Layout(of: drawing)
    let sorted = layout.boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    for (one, other) in zip(sorted, sorted.dropFirst()) {
      #expect(one.y == other.y ? one.right + 20 <= other.x : one.bottom + 20 <= other.y)
    }
    for (box, area) in zip(drawing.boxes, layout.boxes) {
      let band = layout.bands[box.band]
      #expect(band.x + 100 <= area.x && area.right <= band.right)
      #expect(band.y < area.y && area.bottom < band.bottom)
    }
    for (above, below) in zip(layout.bands, layout.bands.dropFirst()) {
      #expect(above.bottom < below.y)
    }
  }

  @Test("no row is empty, and none wider than it may be, for few boxes too", arguments: [3, 7, 12])
  func rows(count: Int) {
    for seed in 1...6 as ClosedRange<UInt64> {
      let drawing = drawing(count, seed)
      for limit in [100, 400, 2000] {
        let widths = drawing.boxes.indices.map { $0.isMultiple(of: 3) ? 40.0 : 150 }
        for filling in [RowPlan.Filling.even, .high] {
          let plan = RowPlan(of: drawing, widths: widths, filling: filling, limit: Double(limit))
          #expect(Set(plan.rowOfBox) == Set(plan.bandOfRow.indices))
          for row in plan.bandOfRow.indices {
            let boxes = plan.rowOfBox.indices.filter { plan.rowOfBox[$0] == row }
            let width = boxes.reduce(-LayeredGraph.boxGap) { $0 + widths[$1] + LayeredGraph.boxGap }
            #expect(boxes.count == 1 || width <= Double(limit))
          }
        }
      }
    }
  }

  @Test("text fits into its box, whatever its letters", arguments: HostileName.all + longNames)
  func text(name: String) throws {
    var drawing = try Station("app | App(app)\ncore | A, B\nApp -> A -> B").draw()
    drawing.boxes[1].name = name
    drawing.boxes[2].detail = name
    let layout = Layout(of: drawing)
    for (area, label) in zip(layout.boxes, layout.labels) {
      #expect(max(label.nameWidth, label.detailWidth) + 20 <= area.width)
      #expect(label.nameWidth == TextWidth.of(label.name, size: BoxLabel.nameSize))
      #expect(area.width <= BoxLabel.mostWidth + 40)
    }
  }

  @Test("no name of a box or a layer is cut that a page has room for")
  func roomForNames() throws {
    let name = "ISSModularApplicationFrameworkThatKnowsEverythingAboutCosmonautsAndTheirSpacesuits"
    let layer = "composition-and-assembly-of-apps"
    var drawing = try Station("core | A, B\nA -> B").draw()
    drawing.boxes[0].name = name
    drawing.bands[0] = .init(name: layer, layer: nil, boxes: drawing.bands[0].boxes)
    let layout = Layout(of: drawing)
    #expect(layout.labels[0].name == name)
    #expect(layout.bandNames.texts == [layer])
  }

  @Test(
    "rows have ten boxes at most, or a thirtieth, and a diagram is no ribbon or tower",
    arguments: [100, 300, 600])
  func shape(count: Int) {
    for seed in 1...UInt64(Tries.few(1, many: 3)) {
      let layout = Layout(of: drawing(count, seed))
      let rows = Dictionary(grouping: layout.boxes, by: \.y).values
      #expect(rows.allSatisfy { $0.count <= max(10, count / 30) })
      #expect(layout.width < 3 * layout.height && layout.height < 2.2 * layout.width)
    }
  }

  private static let longNames = [
    "ISS" + String(repeating: "Very", count: 100) + "LongService",
    String(repeating: "漢", count: 80),
    "W", String(repeating: "W", count: 40), "",
  ]

  @Test(
    "no link runs through a box that is not its own", arguments: [10, 40, 100],
    1...UInt64(Tries.few(1, many: 3)))
  func foreignBoxes(count: Int, seed: UInt64) {
    let drawing = drawing(count, seed)
    let layout = Layout(of: drawing)
    var hits = 0
    for (arrow, route) in zip(drawing.arrows, layout.routes) {
      for point in route.samples {
        hits += layout.boxes.indices.count { index in
          let box = layout.boxes[index]
          return index != arrow.from && index != arrow.to
            && (box.x - 4...box.right + 4).contains(point.x)
            && (box.y...box.bottom).contains(point.y)
        }
      }
    }
    #expect(hits == 0)
  }

  @Test("a link begins and ends at its boxes", arguments: [40, 200])
  func ends(count: Int) throws {
    let drawing = drawing(count, 5)
    let layout = Layout(of: drawing)
    for (arrow, route) in zip(drawing.arrows, layout.routes) {
      let (first, last) = (try #require(route.points.first), try #require(route.points.last))
      let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
      #expect((from.x...from.right).contains(first.x) && [from.y, from.bottom].contains(first.y))
      #expect((to.x...to.right).contains(last.x) && [to.y, to.bottom].contains(last.y))
    }
  }

  @Test(
    "links cross hardly more often than where Graphviz chooses the rows of each band",
    .enabled(if: OutsideTool.areInstalled("dot"), "needs graphviz"),
    arguments: zip([20, 20, 50, 50, 100], [1, 2, 1, 2, 1] as [UInt64]))
  func crossings(count: Int, seed: UInt64) throws {
    let drawing = drawing(count, seed)
    let ours = Crossings.count(
      zip(drawing.arrows, Layout(of: drawing).routes).map { arrow, route in
        .init(
          ends: [drawing.boxes[arrow.from].name, drawing.boxes[arrow.to].name],
          points: route.samples)
      })
    let theirs = try graphvizCrossings(drawing)
    #expect(Double(ours) <= 1.3 * Double(theirs))
  }

  private func graphvizCrossings(_ drawing: Drawing) throws -> Int {
    var drawing = drawing
    drawing.view.layoutEngine = .graphviz
    let text = DOTDrawing.text(of: drawing).split(separator: "\n")
      .filter { !$0.contains("rank=same") && !$0.contains("style=invis") }
      .dropLast().joined(separator: "\n")
    // Only the bands are kept in their order, by one point between each two.
    let points = drawing.bands.indices.dropFirst().flatMap { band in
      drawing.bands[band - 1].boxes.map { "\"\(drawing.boxes[$0].name)\" -> band\(band)" }
        + drawing.bands[band].boxes.map { "band\(band) -> \"\(drawing.boxes[$0].name)\"" }
    }
    let (lines, code) = try OutsideTool.run(
      "dot -Tplain input",
      on: "\(text)\nedge [weight=0]\n\(points.joined(separator: "\n"))\n}")
    #expect(code == 0)
    return Crossings.count(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard words[0] == "edge", !(words[1] + words[2]).contains("band"), !words[1].contains(":"),
          !words[2].contains(":"),
          let count = Int(words[3])
        else { return nil }
        let numbers = words[4..<4 + 2 * count].compactMap(Double.init)
        let points = (0..<count).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        return .init(ends: [words[1], words[2]], points: Crossings.sampled(points))
      })
  }

  @Test("the same drawing has the same layout, in every run")
  func determinism() {
    let one = SVGDrawing.text(of: drawing(200, 9))
    #expect(one == SVGDrawing.text(of: drawing(200, 9)))
  }
}
