import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Mermaid, in the width of a page")
struct MermaidSizeTests {
  @Test(
    "Mermaid names links in the boxes where lines would be wider than a page: first those between layers",
    arguments: [14, 20, 40])
  func apart(modules: Int) throws {
    let drawing = Drawing(of: RandomArchitecture.make(modules: modules, seed: 3))
    #expect(MermaidSize(of: drawing).isTooWide)
    let text = MermaidDrawing.text(of: drawing)
    let words = text.replacing("<br/>", with: " ")
    #expect(words.contains("are named in the boxes, as lines would be too wide"))
    let keepsLines = words.contains("Links between layers are named")
    let lines = text.split(separator: "\n")
    let boxes = lines.filter { $0.hasPrefix("    m") }
    #expect(boxes.count == drawing.boxes.count)
    // No line joins layers, so nothing but their order does: Mermaid lays out each on its own.
    let layers = drawing.bands.indices.map { "b\($0)" } + ["legend"]
    #expect(lines.contains("  " + layers.joined(separator: " ~~~ ")))
    #expect(lines.count { $0 == "    direction TB" } == drawing.bands.count)
    #expect(!text.contains("p0"))
    for arrow in drawing.arrows {
      let (from, to) = (drawing.boxes[arrow.from], drawing.boxes[arrow.to])
      let isLine = lines.contains {
        $0.hasPrefix("  m\(arrow.from) ") && $0.hasSuffix(" m\(arrow.to)") && !$0.contains("~~~")
      }
      let names = boxes[arrow.from].split(separator: "links ").last?.matches(of: /\w+/).map(
        \.output)
      let isNamed = names?.contains(Substring(to.name)) ?? false
      let isKept = keepsLines && from.band == to.band
      #expect((isLine, isNamed) == (isKept, !isKept))
    }
  }

  @Test("a layer whose modules all link one another has no lines, and no module stands twice")
  func dense() throws {
    let names = (1...14).map { "Module\($0)" }
    let links = names.indices.dropLast().map { index in
      "\(names[index]) -> " + names[(index + 1)...].joined(separator: ", ")
    }
    let text = ["core | " + names.joined(separator: ", ")] + links
    let drawing = try Station(text.joined(separator: "\n")).draw()
    let drawn = MermaidDrawing.text(of: drawing)
    #expect(!drawn.contains("-->"))
    #expect(drawn.contains("Links are named in the boxes, as lines would be too wide"))
    #expect(drawn.split(separator: "\n").count { $0.hasPrefix("    m") } == 14)
    #expect(drawn.contains("    m12[\"Module13<br/>links Module14\"]"))
  }

  /// A pull request of some new links, each an error, between modules of four layers.
  private func changes(_ count: Int) throws -> Drawing {
    let layers = ["domain", "service", "core", "shared"]
    let names = (0..<(2 * count)).map { "ISSModule\($0)" }
    let specs = names.indices.map { "\(layers[$0 % 4])/\(names[$0]): \(names[$0])" }
    let links = (0..<count).map { "\(names[2 * $0]) -> \(names[2 * $0 + 1])" }
    let before = try Station(specs.joined(separator: "\n"))
    let now = try Station((specs + links).joined(separator: "\n"))
    var view = DrawingView(isLimitedToChanges: true)
    view.since = "main"
    let findings = try (0..<count).map { number in
      var finding = try now.finding(names[2 * number], names[2 * number + 1])
      finding.state = .new
      return finding
    }
    return Drawing(of: now.architecture, findings: findings, as: view, since: before.architecture)
  }

  @Test("a pull request has arrows, also one of many changes, which lead to the right")
  func pullRequest() throws {
    for (count, hasArrows) in [(1, true), (4, true), (12, true), (20, false)] {
      let text = MermaidDrawing.text(of: try changes(count))
      #expect(text.contains("==>") == hasArrows, "\(count)")
      #expect(text.contains("<br/>links ISSModule1") != hasArrows, "\(count)")
      #expect(text.contains("direction LR") == (count == 12), "\(count)")
      // What is only linked has no box of its own there.
      let boxes = text.split(separator: "\n").count { $0.hasPrefix("    m") }
      #expect(boxes == (hasArrows ? 2 * count : count), "\(count)")
    }
  }

  @Test("the title is a line of the legend, where no box covers it")
  func title() throws {
    let text = MermaidDrawing.text(of: try Station("core | A, B\nA -> B").draw())
    #expect(text.contains("\n  legend[\"Modules<br/>2 modules, 1 link<br/>"))
    #expect(text.components(separatedBy: "  subgraph ").count == 2)
  }

  @Test("D2 gets no more than it lays out before it gives up")
  func largeForD2() throws {
    let names = (1...30).map { "M\($0)" }
    let links = names.indices.dropLast().map { index in
      "\(names[index]) -> " + names[(index + 1)...].joined(separator: ", ")
    }
    let text = ["core | " + names.joined(separator: ", ")] + links
    let station = try Station(text.joined(separator: "\n"))
    // The level that is named is one that it takes.
    for level in [DrawingView.Level.target, .module] {
      let drawn = DrawnText(
        of: station.architecture, findings: [], as: DrawingView(level: level), in: .d2,
        isFitted: false)
      #expect(drawn == .tooLarge(reason: "435 arrows, at most 300"))
    }
  }

  @Test("new findings are a list below a picture, in every format for pictures")
  func news() throws {
    let drawing = try changes(12)
    let first = "error: ISSModule0 links ISSModule1 [same-layer-link]"
    for format in [DrawingFormat.svg, .mermaid, .dot] {
      let text = format.write(drawing).replacing("#91;", with: "[").replacing("#93;", with: "]")
      #expect(text.contains(first), "\(format.name)")
      #expect(text.contains("and 5 more findings"), "\(format.name)")
    }
    #expect(drawing.news.count == 8)
    let plain = try Station().draw(DrawingView(), [try Station().finding("Overview", "ISSNetwork")])
    #expect(plain.news.isEmpty)
  }

  @Test("Mermaid leaves out links that follow from others before it is too wide")
  func reduced() throws {
    let names = (1...12).map { "M\($0)" }
    let chain = zip(names, names.dropFirst()).map { "\($0) -> \($1)" }
    let station = try Station(
      ([
        "core | " + names.joined(separator: ", "),
        "M1 -> " + names.dropFirst().joined(separator: ", "),
      ]
        + chain).joined(separator: "\n"))
    #expect(MermaidSize(of: station.draw()).isTooWide)
    let text = DrawnText(
      of: station.architecture, findings: [], as: DrawingView(), in: .mermaid, isFitted: false)
    guard case .text(let drawn) = text else {
      Issue.record("no picture")
      return
    }
    #expect(drawn.contains("10 links implied by others"))
    #expect(!drawn.contains("named in the boxes"))
  }
}
