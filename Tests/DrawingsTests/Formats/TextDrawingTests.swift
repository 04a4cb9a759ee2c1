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
    for (name, written) in [
      ("a&lt;b", "a&amp;lt;b"), ("##vso[x]", "#&#35;vso[x]"), (#"a"b\"#, #"a\"b\\"#),
      (String(repeating: "x", count: 20_000), String(repeating: "x", count: 199) + "…"),
    ] {
      drawing.boxes[0].name = name
      #expect(DOTDrawing.text(of: drawing).contains("label=\"\(written)\""), "\(written)")
    }
  }

  @Test("for Graphviz")
  func dot() throws {
    #expect(
      DOTDrawing.text(of: try station()) == #"""
        digraph archlint {
          graph [label="Modules\n3 modules, 3 links, 1 finding\n1 target folded into modules; 1 link inside a module not drawn", labelloc=t, newrank=true, ranksep=0.7, fontname="Helvetica"];
          node [shape=box, style=filled, fillcolor=white, fontname="Helvetica"];
          edge [color="#5F6B7A", arrowsize=0.7, fontname="Helvetica"];
          subgraph "cluster_0" {
            label="app"; style=filled; color="#E3E8EE"; fillcolor="#F4F6F9";
            "Overview" [label="Overview", style="filled,rounded"];
          }
          subgraph "cluster_1" {
            label="core"; style=filled; color="#E3E8EE"; fillcolor="#F4F6F9";
            "ISSRadio" [label="ISSRadio\ninterface"];
            "ISSStore" [label="ISSStore"];
          }
          "Overview" -> "ISSRadio";
          "Overview" -> "ISSStore" [color="#9AA5B1", style=dotted, arrowhead=open];
          "ISSRadio" -> "ISSStore" [color="#C62828", style=bold, tooltip="ISSRadio links ISSStore"];
          "archlint:legend" [shape=note, label="box: implementation\nrounded box: app\nsolid line: links\ndotted line with an open tip: embeds or orders the build only\nbold line: links, with an error"];
          node [shape=point, style=invis, width=0, label=""];
          edge [style=invis, weight=0];
          {"Overview"} -> "archlint:band0";
          "archlint:band0" -> {"ISSRadio" "ISSStore"};
        }

        """#)
  }

  @Test("for Mermaid")
  func mermaid() throws {
    #expect(
      MermaidDrawing.text(of: try station()) == """
        %% Modules
        %%{init: {"flowchart": {"nodeSpacing": 15, "rankSpacing": 25, "padding": 8}, "themeVariables": {"fontSize": "12px"}}}%%
        flowchart TB
          m0 ~~~ p0 ~~~ m1 ~~~ p1 ~~~ legend
          p0 ~~~ m2
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
          subgraph b2["Modules"]
            legend["3 modules, 3 links, 1 finding<br/>1 target folded into modules#59; 1 link inside a module not drawn<br/>box: implementation<br/>pill: app<br/>solid line: links<br/>dotted line with a dot: embeds or orders the build only<br/>bold line: links, with an error"]
          end
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
        caption 3 modules, 3 links, 1 finding\n1 target folded into modules; 1 link inside a module not drawn
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
          dotted line with an open tip: embeds or orders the build only
          bold line: links, with an error
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

  @Test("Mermaid shows each layer apart where the whole would be wider than a page")
  func apart() throws {
    let drawing = Drawing(of: RandomArchitecture.make(modules: 40, seed: 3))
    #expect(MermaidWidth(of: drawing).pixels > MermaidWidth.column)
    let lines = MermaidDrawing.text(of: drawing).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    #expect(
      lines.contains(["b0", "~~~", "b1", "~~~", "b2", "~~~", "b3", "~~~", "b4", "~~~", "b5"]))
    #expect(lines.count { $0 == ["direction", "LR"] } == drawing.bands.count)
    let ends = lines.filter { $0.count == 3 && $0[0].hasPrefix("m") }.map {
      ["\($0[0])", "\($0[2])"]
    }
    #expect(
      ends == drawing.arrows.map { ["m\($0.from)", "b\(drawing.boxes[$0.from].band)m\($0.to)"] })
  }

  @Test(
    "Mermaid counts invisible links too: they leave what is drawn its room", arguments: [0, 3, 9])
  func room(free: Int) throws {
    let drawing = try Station("domain | A, B, C\ncore | X, Y\nA -> X").draw()
    let plan = MermaidWidth(of: drawing).plan
    let order = MermaidBandOrder(of: drawing, in: plan, legend: "legend", room: free)
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
    let drawing = station.draw(
      DrawingView(),
      [
        try station.finding("ISSNetwork", "ISSNetworkCore", .warning, rule: "own-interface"),
        try station.finding("ISSNetwork", "ISSNetworkMock", .error),
        try station.finding("ISSNetworkMock", "ISSNetworkCore", .error),
      ])
    let words = "interface, mock, tests\\n2 errors, 1 warning"
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

  @Test("what is too much for a format is refused, or drawn coarser")
  func limits() {
    let large = RandomArchitecture.make(modules: 300, seed: 1)
    let refused = DrawnText(
      of: large, findings: [], as: DrawingView(), in: .mermaid, isFitted: false)
    guard case .tooLarge(let reason, .layer) = refused else {
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
        "coarser than asked for, as the modules make \(reason)"))
  }
}
