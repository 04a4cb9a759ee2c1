import TestSupport
import Testing

@testable import Drawings

/// The real programs, on one drawing that has everything: bands, findings and hostile names.
@Suite("Mermaid, PlantUML, D2 and Structurizr accept our drawings")
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

  @Test("D2", .enabled(if: OutsideTool.areInstalled("d2"), "needs d2"))
  func d2() throws {
    let text = D2Drawing.text(of: try drawing())
    let (lines, code) = try OutsideTool.run("d2 input out.svg 2>&1", on: text)
    #expect(code == 0, "\(lines)")
  }

  @Test("a name is a string of D2, in which nothing is substituted or ends early")
  func namesInD2() throws {
    var drawing = try Station("core | A, B\nA -> B").draw()
    drawing.boxes[0].name = #"a"b\${c}"#
    let text = D2Drawing.text(of: drawing)
    #expect(text.contains(#"  m0: "a\"b\\\${c}""#))
    #expect(text.contains("b0.m0 -> b0.m1: {style.stroke: \"#5F6B7A\"}\n"))
  }

  @Test("layers are containers of Structurizr with components, whose names differ")
  func structurizr() throws {
    let station = try Station("app | Main(app)\ncore | A, B\nMain => A\nA -> B")
    var drawing = station.draw(DrawingView(), [try station.finding("A", "B")])
    drawing.boxes[1].name = #"x"y\${z}"#
    drawing.boxes[2].name = drawing.boxes[1].name
    let lines = StructurizrDrawing.text(of: drawing).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    #expect(
      lines.starts(with: [
        #"workspace "Modules" "3 modules, 2 links, 1 finding" {"#, "model {",
        #"system = softwareSystem "Modules" {"#,
        #"b0 = container "app" {"#, #"m0 = component "Main" "" "" "app""#, "}",
        #"b1 = container "core" {"#,
        #"m1 = component "x'y/＄{z} (core/A, 1)" "" "" "implementation""#,
        #"m2 = component "x'y/＄{z} (core/B, 2)" "" "" "implementation""#, "}", "}",
        #"m0 -> m1 "links" "" "link""#, #"m1 -> m2 "links, with an error" "" "error""#, "}",
      ]))
    #expect(lines.contains { $0 == "color #C62828" })
    #expect(lines.count { $0.hasSuffix("{") } == lines.count { $0 == "}" })
  }
}
