import TestSupport
import Testing

@testable import Drawings

/// The real programs, on one drawing that has everything: bands, findings and hostile names.
@Suite("Mermaid and PlantUML accept our drawings")
struct OtherRenderersTests {
  private func drawing() throws -> Drawing {
    let names = HostileName.all.indices.map { "M\($0 + 10)" }
    let station = try Station(
      "core | " + names.joined(separator: ", ") + "\nshared | Z\nM10 -> Z\nM11 -> M12 -> M11")
    var drawing = station.draw(
      DrawingView(),
      [
        try station.finding("M10", "Z", .warning), try station.finding("M11", "M12", .info),
        try station.finding("M12", "M11", .error, members: ["M11", "M12"]),
      ])
    for (index, name) in HostileName.all.enumerated() {
      drawing.boxes[index].name = name
    }
    return drawing
  }

  @Test("Mermaid", .enabled(if: OutsideTool.areInstalled("mermaidx"), "needs PyPI mermaidx"))
  func mermaid() throws {
    let text = MermaidDrawing.text(of: try drawing())
    let (lines, code) = try OutsideTool.run(
      "mermaidx -i input -o out.svg && cat out.svg", on: text)
    #expect(code == 0, "\(lines)")
    #expect(!lines.contains { $0.contains("Maximum text size") })
  }

  @Test("no line of PlantUML's is called solid, a word that older versions do not know")
  func solid() throws {
    let drawing = try Station("core/A: A, ACore\ndomain | B\nB -> ACore").draw()
    let text = PlantUMLDrawing.text(of: drawing)
    #expect(text.contains("-[#0F766E]->>"))
    #expect(!text.contains(",solid"))
  }

  @Test("PlantUML", .enabled(if: OutsideTool.areInstalled("plantuml"), "needs plantuml"))
  func plantUML() throws {
    let text = PlantUMLDrawing.text(of: try drawing())
    let (lines, code) = try OutsideTool.run("plantuml -checkonly input", on: text)
    #expect(code == 0, "\(lines)")
  }
}
