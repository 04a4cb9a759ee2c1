import Documents
import Findings
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Drawings as text")
struct TextDrawingTests {
  private func station() throws -> Drawing {
    let station = try Station(
      """
      app | Overview(app)
      core/Radio: ISSRadio, ISSRadioCore
      core | ISSStore
      Overview => ISSRadio -> ISSStore
      ISSRadio -> ISSRadioCore
      Overview .> ISSStore
      """)
    return station.draw(DrawingView(), [try station.finding("ISSRadio", "ISSStore")])
  }

  @Test("a name is the same text to Graphviz, gives no orders and is cut (DOTDrawing.quoted)")
  func names() throws {
    var drawing = try Station("core | Plain, Other\nPlain -> Other").draw()
    drawing.view.layoutEngine = .graphviz
    for (name, written) in [
      ("a&lt;b", "a&amp;lt;b"), ("##vso[x]", "#&#35;vso[x]"), (#"a"b\"#, #"a\"b\\"#),
      (String(repeating: "x", count: 20_000), String(repeating: "x", count: 199) + "…"),
    ] {
      drawing.boxes[0].name = name
      #expect(DOTDrawing.text(of: drawing).contains("label=\"\(written)\""), "\(written)")
    }
  }

  @Test("for Graphviz, which finds the positions")
  func dot() throws {
    var drawing = try station()
    drawing.view.layoutEngine = .graphviz
    let text = DOTDrawing.text(of: drawing)
    for row in text.matches(of: /WIDTH="(\d+)">([^<]*)</) {
      let width = TextWidth.of(String(row.output.2), size: 11)
      #expect(Double(row.output.1).map { $0 > width } == true)
    }
    #expect(
      text.replacing(#/ WIDTH="\d+"/#, with: "") == #"""
        digraph archlint {
          graph [newrank=true, ranksep=0.7, nodesep=0.1, label=<<FONT POINT-SIZE="20" COLOR="#1f2937"><B>Modules<BR ALIGN="LEFT"/></B></FONT><FONT POINT-SIZE="6"> <BR/></FONT>3 modules, 2 links, 1 dependency not linked, 1 finding<BR ALIGN="LEFT"/>Not shown: 1 target folded into modules; 1 link inside modules<BR ALIGN="LEFT"/><FONT POINT-SIZE="6"> <BR/></FONT>>, labelloc=t, labeljust=l, pad=0.3, fontsize=11, fontcolor="#475569", fontname="Helvetica,Arial,sans-serif"];
          node [shape=box, style="filled,rounded", fillcolor=white, color="#64748B", fontsize=13, fontcolor="#1f2937", fontname="Helvetica,Arial,sans-serif"];
          edge [color="#5F6B7A", penwidth=0.8, arrowsize=0.7, fontsize=10, fontname="Helvetica,Arial,sans-serif"];
          subgraph "cluster_0" {
            label=<<B>app</B>>; labeljust=l; fontsize=14; style="filled,rounded"; color="#eef2fb"; margin=14;
            "Overview" [label="Overview", fillcolor="#E0E9FB", color="#3B5B92", penwidth=1.6, tooltip="Overview (app, app)", URL="app/Overview/project.yml"];
          }
          subgraph "cluster_1" {
            label=<<B>core</B>>; labeljust=l; fontsize=14; style="filled,rounded"; color="#f7effa"; margin=14;
            "ISSRadio" [label="ISSRadio\ninterface", tooltip="ISSRadio (implementation, core)\ninterface", URL="core/Radio/project.yml"];
            "ISSStore" [label="ISSStore", tooltip="ISSStore (implementation, core)", URL="core/ISSStore/project.yml"];
          }
          "Overview" -> "ISSRadio" [tooltip="Overview → ISSRadio", URL="app/Overview/project.yml"];
          "Overview" -> "ISSStore" [color="#9AA5B1", style=dotted, arrowhead=open, tooltip="Overview → ISSStore", URL="app/Overview/project.yml"];
          "ISSRadio" -> "ISSStore" [color="#C62828", style=bold, penwidth=2.8, tooltip="ISSRadio → ISSStore\nISSRadio links ISSStore", URL="core/Radio/project.yml"];
          "archlint:legend" [shape=plain, fixedsize=false, fontsize=11, fontcolor="#475569", label=<<TABLE BORDER="1" COLOR="#CBD5E1" BGCOLOR="white" CELLBORDER="0" CELLPADDING="2" CELLSPACING="1" STYLE="ROUNDED"><TR><TD ALIGN="LEFT"><FONT COLOR="#475569"><B>box</B></FONT></TD><TD ALIGN="LEFT">implementation</TD></TR><TR><TD ALIGN="LEFT"><FONT COLOR="#475569"><B>blue box</B></FONT></TD><TD ALIGN="LEFT">app</TD></TR><TR><TD ALIGN="LEFT"><FONT COLOR="#5F6B7A"><B>solid line</B></FONT></TD><TD ALIGN="LEFT">links</TD></TR><TR><TD ALIGN="LEFT"><FONT COLOR="#9AA5B1"><B>pale dotted line with an open tip</B></FONT></TD><TD ALIGN="LEFT">embeds or orders the build only</TD></TR><TR><TD ALIGN="LEFT"><FONT COLOR="#C62828"><B>red bold line</B></FONT></TD><TD ALIGN="LEFT">links, with an error</TD></TR></TABLE>>];
          {rank=same; "Overview"}
          {rank=same; "ISSRadio"}
          {rank=same; "ISSStore"}
          "Overview" -> "ISSRadio" -> "ISSStore" -> "archlint:legend" [style=invis, weight=0];
        }

        """#)
  }

  @Test("for Graphviz, with archlint's positions")
  func placedDOT() throws {
    let drawing = try station()
    let layout = Layout(of: drawing)
    let lines = DOTDrawing.text(of: drawing).split(separator: "\n")
    #expect(lines[1].contains("graph [layout=nop2, "))
    // A curve with both bends halfway, whose end leaves room for the tip: Graphviz counts upwards.
    let route = try #require(layout.routes.last).points
    let (start, end, middle) = (route[0], route[1], (route[0].y + route[1].y) / 2)
    let line = try #require(lines.first { $0.hasPrefix("  \"ISSRadio\" -> \"ISSStore\"") })
    func text(_ x: Double, _ y: Double) -> String { ("\(x),\(-y)" as Markup).text }
    #expect(
      line.contains(
        """
        [pos="e,\(text(end.x, end.y)) \(text(start.x, start.y)) \(text(start.x, middle)) \
        \(text(end.x, middle)) \(text(end.x, end.y - 7))",
        """))
    let box = layout.boxes[0]
    #expect(
      lines.contains {
        $0.contains(
          "\"Overview\" [label=\"Overview\", pos=\"\(text(box.x + box.width / 2, box.y + 21))\"")
      })
  }

  @Test("tints of bands are those of pictures")
  func tints() {
    for (index, tint) in DOTDrawing.tints.enumerated() {
      #expect(SVGStyle.text.text.contains(".tint\(index) rect{fill:\(tint)}"))
    }
    #expect(DOTDrawing.tints.count == SVGStyle.tintCount)
  }

  @Test("for Mermaid")
  func mermaid() throws {
    #expect(
      MermaidDrawing.text(of: try station()) == """
        %% Modules
        %%{init: {"flowchart": {"nodeSpacing": 15, "rankSpacing": 25, "padding": 8, "subGraphTitleMargin": {"top": 4, "bottom": 14}, "wrappingWidth": 1000}, "themeVariables": {"fontSize": "12px"}}}%%
        flowchart TB
          m0 ~~~ p0 ~~~ m1 ~~~ p1 ~~~ legend
          m1 ~~~ m2
          m2 ~~~ p1
          p0[" "]
          p1[" "]
          classDef point fill:none,stroke:none
          class p0,p1 point
          subgraph b0["app"]
            m0(["Overview"])
          end
          subgraph b1["core"]
            m1["ISSRadio<br/>interface"]
            m2["ISSStore"]
          end
          m0 --> m1
          m0 -.-o m2
          m1 ==> m2
          legend["Modules<br/>3 modules, 2 links, 1 dependency not linked, 1 finding<br/>Not shown: 1 target folded into modules#59; 1 link inside modules<br/>box: implementation<br/>pill: app<br/>solid line: links<br/>pale dotted line with a dot: embeds or orders the build only<br/>red bold line: links, with an error"]
          linkStyle 7 stroke:#9AA5B1,stroke-dasharray:2 3
          linkStyle 8 stroke:#C62828

        """)
  }

  @Test("for PlantUML")
  func plantUML() throws {
    #expect(
      PlantUMLDrawing.text(of: try station()) == #"""
        @startuml
        title Modules
        caption 3 modules, 2 links, 1 dependency not linked, 1 finding\nNot shown: 1 target folded into modules; 1 link inside modules
        scale max 4096*4096
        skinparam shadowing false
        skinparam backgroundColor white
        skinparam ArrowColor #5F6B7A
        skinparam component {
          BackgroundColor white
          BorderColor #5F6B7A
        }
        skinparam node {
          BackgroundColor #E0E9FB
        }
        skinparam frame {
          BackgroundColor white
        }
        rectangle "app" as b0 {
          node "Overview" as m0
        }
        rectangle "core" as b1 {
          component "ISSRadio\ninterface" as m1
          component "ISSStore" as m2
        }
        label " " as p0
        m0 -[hidden]down-> p0
        p0 -[hidden]down-> m1
        p0 -[hidden]down-> m2
        m0 --> m1
        m0 -[#9AA5B1,dotted]->> m2
        m1 -[#C62828,bold]-> m2
        legend right
          component: implementation
          block: app
          solid line: links
          pale dotted line with an open tip: embeds or orders the build only
          red bold line: links, with an error
        endlegend
        @enduml

        """#)
  }

  @Test("Mermaid comes down through every box that a link leads up to, before anything else")
  func spine() throws {
    let station = try Station(
      "app | One(app)\ndomain | A, B, C\ncore | X, Y\nX -> A\nY -> C -> A\nOne -> X")
    let text = MermaidDrawing.text(of: station.draw())
    #expect(
      text.split(separator: "\n")[3...6] == [
        "  m0 ~~~ p0 ~~~ m3 ~~~ m1 ~~~ p1 ~~~ m4 ~~~ p2 ~~~ legend", "  p0 ~~~ m2",
        "  m2 ~~~ p1", "  p1 ~~~ m5",
      ])
  }

  @Test(
    "Mermaid counts invisible links too: they leave what is drawn its room", arguments: [0, 3, 9])
  func room(free: Int) throws {
    let drawing = try Station("domain | A, B, C\ncore | X, Y\nA -> X").draw()
    let plan = MermaidSize(of: drawing).plan
    let order = MermaidBandOrder(of: drawing, in: plan, room: free)
    #expect(order.linkCount <= free)
    let links = order.lines.filter { $0.contains("~~~") }
    #expect(links.isEmpty == (free < 4))
  }

  @Test("no two kinds of lines look alike without colours")
  func signs() {
    let signs = ArrowStyle.allCases.map { $0.sign(tip: "an open tip") }
    #expect(Set(signs).count == signs.count)
  }

  @Test("what was found in a box is written into it, for those who see no colours")
  func verdicts() throws {
    let station = try Station()
    var drawing = station.draw(
      DrawingView(),
      [
        try station.finding("ISSNetwork", "ISSNetworkCore", .warning, rule: "own-interface"),
        try station.finding("ISSNetwork", "ISSNetworkMock", .error),
        try station.finding("ISSNetworkMock", "ISSNetworkCore", .error),
      ])
    let words = "interface, mock, tests\\n2 errors, 1 warning"
    let placed = DOTDrawing.text(of: drawing)
    // A number in the color of the most severe, and a border that is neither dashed nor dotted.
    #expect(placed.contains("COLOR=\"white\" POINT-SIZE=\"9\">3</FONT>"))
    #expect(placed.contains("style=\"filled,rounded,bold\""))
    drawing.view.layoutEngine = .graphviz
    #expect(DOTDrawing.text(of: drawing).contains("ISSNetwork\\n\(words)"))
    #expect(PlantUMLDrawing.text(of: drawing).contains("ISSNetwork\\n\(words)"))
    #expect(
      MermaidDrawing.text(of: drawing).contains(
        "ISSNetwork<br/>interface, mock, tests<br/>2 errors, 1 warning"))
  }

  @Test(
    "signs that would act are written as numbers",
    arguments: [
      ("a\"b", "a#34;b", "a<U+0022>b"), ("1. x", "1#46; x", "1. x"),
      ("//a//", "#47;#47;a//", "/<U+002F>a/<U+002F>"), ("a<b", "a#60;b", "a<U+003C>b"),
      ("end", "end", "end"), ("é漢", "é漢", "é漢"),
    ])
  func escapes(name: String, mermaid: String, plantUML: String) {
    #expect(MermaidDrawing.escaped(name) == mermaid)
    #expect(PlantUMLDrawing.escaped(name) == plantUML)
  }

  @Test("a poster and a matrix have no limit", arguments: DrawingView.Look.allCases)
  func unlimited(look: DrawingView.Look) {
    let small = DrawingFormat(
      name: "svg", endings: [], boxLimit: 9, arrowLimit: 9, write: DrawingFormat.svg.write)
    var view = DrawingView()
    view.look = look
    let drawn = DrawnText(
      of: RandomArchitecture.make(modules: 10, seed: 1), findings: [], as: view, in: small,
      isFitted: false)
    if case .text(let text) = drawn {
      #expect(look != .arrows && text.hasPrefix("<svg"))
    } else {
      #expect(look == .arrows, "\(drawn)")
    }
  }

  @Test("what is too much for a format is refused, or drawn coarser")
  func limits() {
    let large = RandomArchitecture.make(modules: 300, seed: 1)
    let refused = DrawnText(
      of: large, findings: [], as: DrawingView(), in: .mermaid, isFitted: false)
    guard case .tooLarge(let reason) = refused else {
      Issue.record("\(refused)")
      return
    }
    #expect(reason.hasSuffix("arrows, at most 500"))
    let fitted = DrawnText(of: large, findings: [], as: DrawingView(), in: .mermaid, isFitted: true)
    guard case .text(let text) = fitted else {
      Issue.record("\(fitted)")
      return
    }
    #expect(text.hasPrefix("%% Layers\n") && text.contains("\nflowchart TB\n"))
    #expect(
      text.replacing("<br/>", with: " ").contains(
        "Drawn at a coarser level, since the modules make \(reason)"))
  }
}
