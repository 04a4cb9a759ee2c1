import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Mermaid, in the width of a page")
struct MermaidWidthTests {
  @Test("Mermaid names links between layers in the boxes where lines would be wider than a page")
  func apart() throws {
    let drawing = Drawing(of: RandomArchitecture.make(modules: 40, seed: 3))
    #expect(MermaidWidth(of: drawing).isTooWide)
    let text = MermaidDrawing.text(of: drawing)
    #expect(
      text.replacing("<br/>", with: " ").contains("links between layers are named in the boxes"))
    let lines = text.split(separator: "\n")
    let boxes = lines.filter { $0.hasPrefix("    m") }
    #expect(boxes.count == drawing.boxes.count)
    for arrow in drawing.arrows {
      let (from, to) = (drawing.boxes[arrow.from], drawing.boxes[arrow.to])
      let isLine = lines.contains {
        $0.hasPrefix("  m\(arrow.from) ") && $0.hasSuffix(" m\(arrow.to)")
      }
      let names = boxes[arrow.from].split(separator: "links ").last?.matches(of: /\w+/).map(
        \.output)
      let isNamed = names?.contains(Substring(to.name)) ?? false
      #expect((isLine, isNamed) == (from.band == to.band, from.band != to.band))
    }
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
    #expect(MermaidWidth(of: station.draw()).isTooWide)
    let text = DrawnText(
      of: station.architecture, findings: [], as: DrawingView(), in: .mermaid, isFitted: false)
    guard case .text(let drawn) = text else {
      Issue.record("no picture")
      return
    }
    #expect(drawn.contains("10 links that follow from others left out"))
    #expect(!drawn.contains("named in the boxes"))
  }
}
