import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Drawings that fill a sheet")
struct SheetTests {
  @Test("a matrix has a mark for each arrow: above the diagonal down, below it against the order")
  func matrix() throws {
    let station = try Station("domain | A\ncore | B, C\nA -> B -> C\nC -> A")
    let drawing = station.draw(
      DrawingView(look: .matrix), [try station.finding("C", "A", rule: "upward-link")])
    let matrix = MatrixDrawing(of: drawing).sheet.body.text
    // Rows and columns are A, B, C: B depends on C, so it comes first in its layer.
    let marks = try SheetTests.marks(in: matrix)
    #expect(marks.map(\.style) == ["link", "link", "error"])
    #expect(marks.map(\.isAboveDiagonal) == [true, true, false])
    #expect(matrix.components(separatedBy: "class=\"self\"").count == 4)
  }

  @Test("the names of 300 modules in a matrix can be read, and nothing leaves it")
  func large() throws {
    let drawing = Drawing(
      of: RandomArchitecture.make(modules: 300, seed: 7), as: DrawingView(look: .matrix))
    let sheet = MatrixDrawing(of: drawing).sheet
    let sizes = sheet.body.text.matches(of: /<text font-size="([0-9.]+)"/).compactMap {
      Double($0.1)
    }
    #expect(sizes.count == 600 && sizes.allSatisfy { $0 >= 9 })
    #expect(sheet.size.x < 4000 && sheet.size.y < 4000)
    let marks = try SheetTests.marks(in: sheet.body.text)
    #expect(marks.count == drawing.arrows.count)
    #expect(marks.allSatisfy { $0.x >= 0 && $0.x < sheet.size.x && $0.y < sheet.size.y })
  }

  @Test("a poster shows what a module has, who uses it, and no arrow but broken ones")
  func poster() throws {
    let station = try Station()
    let finding = try station.finding("ISSCosmonaut", "ISSSpacesuit")
    let drawing = station.draw(DrawingView(look: .poster), [finding])
    let text = PosterDrawing(of: drawing).sheet.picture(of: drawing).text
    #expect(text.contains(">used by 3</text>"))
    #expect(text.components(separatedBy: "<g class=\"arrow ").count == 1 + 1 + 1)
    #expect(text.contains("<g class=\"arrow error\" id=\"arrow-2\">"))
    #expect(drawing.boxes.map(PosterSign.signs)[3] == [.interface, .mock, .tests])
  }

  @Test("a poster of a part counts all users, and one of a comparison shows what has changed")
  func posterOfChanges() throws {
    let now = try Station("core | A, B, C\nA -> B\nA -> C")
    let before = try Station("core | B, C, D\nD -> B\nC -> B")
    var view = DrawingView(look: .poster)
    view.isLimitedToChanges = true
    let drawing = Drawing(of: now.architecture, as: view, since: before.architecture)
    let text = PosterDrawing(of: drawing).sheet.picture(of: drawing).text
    #expect(
      text.matches(of: /<g class="arrow (added|removed)" id/).map(\.1)
        == ["added", "added", "removed", "removed"])
    #expect(
      text.matches(of: /<g class="tile [a-z]+ (added|removed)"/).map(\.1)
        == ["added", "removed"])
    let part = DrawingView.Part.around([try now.drawing["B"]], depth: 0, .both)
    let narrow = now.draw(DrawingView(look: .poster, part: part))
    #expect(PosterDrawing(of: narrow).sheet.body.text.contains(">used by 1</text>"))
  }

  @Test("tiles stand together by folder, inside their layer, and overlap nothing")
  func tiles() throws {
    let drawing = Drawing(
      of: RandomArchitecture.make(modules: 100, seed: 3), as: DrawingView(look: .poster))
    let layout = PosterLayout(of: drawing)
    for (band, area) in zip(drawing.bands, layout.bands) {
      for box in band.boxes {
        let tile = layout.tiles[box]
        #expect(tile.y > area.y && tile.bottom < area.bottom && tile.right <= area.right)
      }
    }
    for one in layout.tiles.indices {
      for other in layout.tiles.indices where other > one {
        #expect(!layout.tiles[one].overlaps(layout.tiles[other]))
      }
    }
    // With its heading and its legend it has about the shape of paper.
    #expect(abs(layout.size.x / (layout.size.y + 150) - 2.0.squareRoot()) < 0.35)
  }

  @Test("no name of a layer is cut, nor does it run into what stands beside it")
  func layerNames() throws {
    let name = "composition-and-assembly-of-apps"
    var drawing = try Station("core | A, B\nA -> B").draw(DrawingView(look: .poster))
    drawing.bands[0] = .init(name: name, layer: nil, boxes: drawing.bands[0].boxes)
    let poster = PosterDrawing(of: drawing).sheet.body.text
    let matrix = MatrixDrawing(of: drawing).sheet.body.text
    #expect(poster.contains(">\(name)</text>") && matrix.contains(">\(name)</text>"))
    let tiles = PosterLayout(of: drawing).tiles.map(\.x).min()
    #expect(try #require(tiles) > 18 + TextWidth.of(name, size: 17) * 1.05)
    let names = try #require(matrix.firstMatch(of: /text-anchor="end" x="([0-9.]+)"/))
    let end = try #require(Double(names.1)) - TextWidth.of("A", size: 13)
    #expect(end > 8 + TextWidth.of(name, size: 14) * 1.05)
    // Closed, it is in the column of boxes.
    let short = try #require(matrix.firstMatch(of: /data-short="([^"]+)"/))
    #expect(short.1.hasPrefix("compos") && short.1.contains("…"))
    drawing.boxes[0].name = "core (2)" + name
    #expect(!MatrixDrawing(of: drawing).sheet.body.text.contains("data-short"))
    drawing.boxes[0].name = "A"
    drawing.bands[0] = .init(name: "features", layer: nil, boxes: drawing.bands[0].boxes)
    #expect(!MatrixDrawing(of: drawing).sheet.body.text.contains("data-short"))
  }

  @Test("the diagonal of a matrix says which boxes have findings, and the legend what that means")
  func diagonal() throws {
    var drawing = try Station("domain | A\ncore | B\nA -> B").draw(DrawingView(look: .matrix))
    func matrix() -> String { MatrixDrawing(of: drawing).sheet.picture(of: drawing).text }
    let plain = matrix()
    drawing.boxes[1].worst = .error
    let marked = matrix()
    #expect(marked.contains(#"<g class="cell error" data-row="1" data-column="1">"#))
    let words = "findings about the module, the worst an error"
    #expect(marked.contains(words) && !marked.contains(Legend.badgeWords))
    #expect(!plain.contains("cell error") && !plain.contains(words))
  }

  @Test("the legend of a poster names the shapes of its tiles, and what the view is about")
  func posterLegend() throws {
    let drawing = try Station("app | App(app)\ncore | A\nApp -> A").draw(
      DrawingView(look: .poster))
    func legend(_ drawing: Drawing) -> [String] {
      PosterDrawing(of: drawing).sheet.keys.map(\.words)
    }
    #expect(legend(drawing) == ["app"])
    var chosen = drawing
    chosen.boxes[1].chosen = ["A"]
    #expect(legend(chosen) == ["app", "chosen: what the view is about"])
  }

  @Test("by night a number in the legend is as white as on a box")
  func badgeByNight() throws {
    let night = SVGStyle.night("")
    let key = try #require(night.range(of: ".drawing .key text{"))
    let badge = try #require(night.range(of: ".drawing text.badge{fill:#ffffff}"))
    #expect(key.lowerBound < badge.lowerBound)
  }

  @Test("an arrow on a poster strikes through no tile")
  func lanes() {
    let layout = PosterLayout(
      of: Drawing(
        of: RandomArchitecture.make(modules: 60, seed: 3), as: DrawingView(look: .poster)))
    var hits = 0
    var lanes = PosterLanes()
    for (number, from) in layout.tiles.enumerated() {
      for (other, to) in layout.tiles.enumerated() where other != number {
        let points = lanes.route(from: from, to: to)?.points ?? []
        #expect(points.count >= 4)
        for (one, next) in zip(points, points.dropFirst()) {
          let line = Rectangle(
            x: min(one.x, next.x), y: min(one.y, next.y), width: abs(one.x - next.x),
            height: abs(one.y - next.y))
          #expect(line.width * line.height < 0.001)
          hits += layout.tiles.count { $0.overlaps(line) }
        }
      }
    }
    #expect(hits == 0)
  }

  @Test("arrows on a poster run side by side as long as there are free lanes, in both directions")
  func parallelLanes() throws {
    let tiles = [0.0, 200, 400].map { Rectangle(x: $0, y: 0, width: 180, height: 46) }
    var lanes = PosterLanes()
    let pairs = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2)]
    let routes = pairs.compactMap { lanes.route(from: tiles[$0], to: tiles[$1]) }
    let heights = Set(routes.map { $0.points[1].y }).sorted()
    try #require(heights.count == 5)
    // The widest line takes 2.8.
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 3 })
    #expect(heights[0] > 46 && heights[4] < 46 + PosterLayout.gap)
  }

  @Test("a matrix tells a broken import from a broken link by its shape")
  func brokenImport() throws {
    var drawing = try Station("core | A, B, C\nA -> B, C").draw(DrawingView(look: .matrix))
    for index in drawing.arrows.indices { drawing.arrows[index].worst = .error }
    let ends = try #require(drawing.arrows.first?.steps.first?.ends)
    drawing.arrows[0].steps = [.init(ends: ends, kind: .imported)]
    let matrix = MatrixDrawing(of: drawing).sheet.body.text
    let shapes = matrix.matches(
      of: /class="cell ([a-z-]+)".*?<rect [^>]*?rx="([\d.]+)"/.dotMatchesNewlines())
    #expect(
      shapes.map { "\($0.output.1) \($0.output.2 == "0")" } == [
        "imported-error false", "error true",
      ])
  }

  @Test("a poster is printed on one page of its own size")
  func page() throws {
    let drawing = try Station().draw(DrawingView(look: .poster))
    let sheet = PosterDrawing(of: drawing).sheet
    for text in [sheet.page(of: drawing).text, sheet.picture(of: drawing).text] {
      let size = try #require(text.firstMatch(of: /<svg [^>]*width="([0-9.]+)" height="([0-9.]+)"/))
      #expect(text.components(separatedBy: "@page{").count == 2)
      #expect(text.contains("@page{size:\(size.1)px \(size.2)px;margin:0}"))
    }
  }

  /// The longer sides of A3 and A1 in millimeters, without the margin that printers need.
  @Test(
    "names on a poster of 100 modules can be read on A3, and of 300 on A1",
    arguments: [(100, 420 - 17.0), (300, 841 - 17.0)])
  func readable(count: Int, width: Double) throws {
    let drawing = Drawing(
      of: RandomArchitecture.make(modules: count, seed: 3), as: DrawingView(look: .poster))
    let layout = PosterLayout(of: drawing)
    let sheet = PosterDrawing(of: drawing).sheet.picture(of: drawing).text
    let size = try #require(sheet.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
    let (across, down) = (try #require(Double(size.1)), try #require(Double(size.2)))
    let scale = width / max(across, down * 2.0.squareRoot())
    // Seven points, as newspapers have them, are two and a half millimetres.
    #expect(try #require(layout.sizes.min()) * scale > 2.5)
    #expect(layout.names == drawing.boxes.map(\.name))
  }

  /// A mark of a matrix, with its style and cell.
  private struct Mark {
    let style: String
    let x: Double
    let y: Double
    let isAboveDiagonal: Bool
  }

  /// The marks of a matrix, relative to the first square of its diagonal.
  private static func marks(in text: String) throws -> [Mark] {
    let origin = try #require(
      text.firstMatch(of: /class="self" data-place="0" x="([0-9.]+)" y="([0-9.]+)"/))
    let (left, top) = (try #require(Double(origin.1)), try #require(Double(origin.2)))
    let cell =
      /<g class="cell ([a-z]+)" id="[^"]*" data-row="\d+" data-column="\d+"><title>[^<]*<\/title><rect[^x]*x="([0-9.]+)" y="([0-9.]+)"/
    return try text.matches(of: cell).map { match in
      let (x, y) = (try #require(Double(match.2)), try #require(Double(match.3)))
      return Mark(style: String(match.1), x: x, y: y, isAboveDiagonal: x - left > y - top)
    }
  }
}

extension Rectangle {
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
