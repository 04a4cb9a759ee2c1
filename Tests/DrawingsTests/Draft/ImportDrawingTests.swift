import Documents
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("What sources import, in drawings")
struct ImportDrawingTests {
  /// A uses its links to B and imports C without one; its link to D is unused.
  private func station(_ sources: [String: String] = usual) throws -> Station {
    try Station(
      """
      domain | A
      core | B, C, D
      A -> B, D
      """, sources: sources)
  }

  private static let usual = ["A": "import B\nimport C\nimport Network", "B": "import Foundation"]

  @Test("a link that nobody imports is thin, an import without a link an arrow of its own")
  func lines() throws {
    let drawing = try station().draw()
    #expect(
      drawing.lookLines == ["A link B", "A imported C", "A link D thin"])
    #expect(drawing.summary == "4 modules, 2 links, 1 import without a link")
    #expect(drawing.omissions.isEmpty)
  }

  @Test("without sources nothing is thin, and a target without them says nothing of its links")
  func silent() throws {
    #expect(try station([:]).draw().lookLines == ["A link B", "A link D"])
    #expect(
      try station(["B": "import C"]).draw().lookLines == ["A link B", "A link D", "B imported C"])
  }

  @Test("an arrow is thin if no link of it is imported, and an import beside a link is no arrow")
  func folded() throws {
    let text = "core/B: B, BCore\ncore | A\nA -> BCore, B"
    let some = try Station(text, sources: ["A": "import BCore"]).draw()
    #expect(some.lookLines == ["A link B"])
    let none = try Station(text, sources: ["A": "import Foundation"]).draw()
    #expect(none.lookLines == ["A link B thin"])
    let other = try Station(
      "core/B: B, BCore\ncore | A\nA -> BCore", sources: ["A": "import BCore\nimport B"]
    ).draw()
    #expect(other.lookLines == ["A interface B"])
    #expect(other.summary == "2 modules, 1 link, 1 import without a link")
  }

  @Test("imports that are not drawn are counted, and lead no chain on")
  func chains() throws {
    let station = try Station(
      """
      core/A: A, ATests(unit-tests)
      core | B, C
      ATests -> A
      B -> C
      """, sources: ["ATests": "import C", "A": "import B"])
    let drawing = station.draw()
    #expect(drawing.lookLines == ["A imported B", "B link C"])
    #expect(drawing.omissions.contains("1 import without a link"))
    let part = DrawingView.Part.below([try station.drawing["A"]])
    #expect(station.draw(DrawingView(part: part)).boxes.map(\.name) == ["A"])
    #expect(drawing.chainLinks.first == "")
  }

  @Test("a finding gives an import its colour, and leaves it its dashes")
  func finding() throws {
    let station = try station()
    let findings = [try station.finding("A", "C", rule: "undeclared-import")]
    let drawing = station.draw(DrawingView(), findings)
    #expect(drawing.lookLines == ["A link B", "A importedError C", "A link D thin"])
    #expect(
      DOTDrawing.text(of: drawing).contains(
        "color=\"#C62828\", style=dashed, penwidth=2.8, arrowhead=odot"))
    #expect(
      SVGDrawing.text(of: drawing).contains("class=\"arrow imported-error\""))
    #expect(MermaidDrawing.text(of: drawing).contains("stroke:#C62828,stroke-dasharray:6 3"))
    #expect(
      PlantUMLDrawing.text(of: drawing).contains("-[#C62828,dashed,thickness=2]-> m2 : import"))
    #expect(
      Legend(of: drawing).entries.map(\.sign)
        == [.box(.role(.implementation)), .arrow(.link), .arrow(.importedError), .thin(.link)])
  }

  @Test("a finding about an import of an implementation leaves the link to the interface as it is")
  func interface() throws {
    let station = try Station(
      "core/B: B, BCore\ncore | A\nA -> BCore", sources: ["A": "import BCore\nimport B"])
    let findings = [try station.finding("A", "B", rule: "undeclared-import")]
    for isNarrow in [false, true] {
      let drawing = station.draw(DrawingView(isLimitedToFindings: isNarrow), findings)
      #expect(drawing.lookLines == ["A interface B"])
      #expect(drawing.boxes.map(\.remarks) == [[0], []])
      #expect(drawing.boxes.map(\.worst) == [.error, nil])
    }
    // The link itself may be what is wrong.
    let link = [try station.finding("A", "BCore")]
    #expect(station.draw(DrawingView(), link).lookLines == ["A error B"])
  }

  @Test("every format tells both, and its legend only what occurs")
  func formats() throws {
    let (with, without) = (try station().draw(), try station([:]).draw())
    var unplaced = with
    unplaced.view.layoutEngine = .graphviz
    let dot = DOTDrawing.text(of: unplaced)
    #expect(
      dot.contains(
        "\"A\" -> \"C\" [color=\"#374151\", style=dashed, penwidth=1.4, arrowhead=odot, "))
    #expect(dot.contains("\"A\" -> \"D\" [penwidth=0.5, "))
    for (color, sign, words) in [
      ("#374151", "dashed line, import", "imported without a link"),
      ("#5F6B7A", "thin line", "linked, but imported by no source"),
    ] {
      let start = "<FONT COLOR=\"\(color)\"><B>\(sign)</B></FONT></TD><TD ALIGN=\"LEFT\" WIDTH="
      let rest = dot.components(separatedBy: start).dropFirst().first
      #expect(rest?.firstMatch(of: /^"\d+">([^<]*)</)?.output.1 == Substring(words))
    }
    let mermaid = MermaidDrawing.text(of: with)
    #expect(mermaid.contains("m0 -.->|import| m2"))
    #expect(mermaid.contains(" stroke:#374151,stroke-dasharray:6 3\n"))
    #expect(mermaid.contains(" stroke-width:0.7px\n"))
    let plantUML = PlantUMLDrawing.text(of: with)
    #expect(plantUML.contains("m0 -[#374151,dashed]-> m2 : import\n"))
    #expect(plantUML.contains("m0 --> m3 : not imported\n"))
    for svg in [SVGDrawing.text(of: with), HTMLDrawing.text(of: with)] {
      #expect(svg.contains("class=\"arrow imported\""))
      #expect(svg.contains("class=\"arrow link thin\" id"))
      #expect(svg.contains("imported without a link</"))
      #expect(svg.contains("linked, but imported by no source</"))
      #expect(svg.contains("A → C: import without a link"))
      #expect(svg.contains("A → D: not imported"))
    }
    for format in DrawingFormat.all {
      let text = format.write(without)
      #expect(!text.contains("imported without a link"), "\(format.name)")
      #expect(!text.contains("imported by no source"), "\(format.name)")
    }
  }

  @Test("what came and went is told of imports as well, by who imports what")
  func changes() throws {
    let earlier = try station(["A": "import B\nimport C"])
    let later = try station(["A": "import B\nimport D", "B": "import C\nimport D"])
    let drawing = Drawing(
      of: later.architecture, as: DrawingView(), since: earlier.architecture)
    #expect(
      drawing.lookLines == [
        "A link B", "A removed C", "A link D", "B added C", "B added D",
      ])
    #expect(
      drawing.arrows.map(\.label) == ["", "import, removed", "", "import, added", "import, added"])
    #expect(drawing.summary == "4 modules, 2 links, 2 imports without a link")
    // A link that goes where the import stays is a link less, and no import more.
    let linked = try station()
    let unlinked = try Station(
      "domain | A\ncore | B, C, D\nA -> D", sources: ImportDrawingTests.usual)
    let less = Drawing(
      of: unlinked.architecture, as: DrawingView(), since: linked.architecture)
    #expect(less.lookLines == ["A imported B", "A imported C", "A link D thin"])
    #expect(less.arrows.map(\.label) == ["import, 1 removed", "import", ""])
  }

  @Test("JSON has the imports of each link, and those without one")
  func json() throws {
    let root = try read(station())
    let links = try #require(member("links", of: root))
    #expect(
      items(of: links).map { member("imports", of: $0) } == [
        ["count": 1, "file": "domain/A/A.swift", "line": 1, "column": 8], ["count": 0],
      ])
    #expect(
      member("imports", of: root) == [
        [
          "from": "A", "to": "C", "count": 1, "file": "domain/A/A.swift", "line": 2, "column": 8,
        ]
      ])
    let silent = try read(station([:]))
    #expect(member("imports", of: silent) == nil)
    #expect(items(of: member("links", of: silent)).allSatisfy { member("imports", of: $0) == nil })
  }

  private func read(_ station: Station) throws -> Value? {
    let bytes = GraphJSON.bytes(of: station.architecture)
    return try Value.read(String(decoding: bytes, as: UTF8.self), as: .json)
  }

  private func member(_ key: String, of value: Value?) -> Value? {
    guard case .map(let entries) = value else { return nil }
    return entries.first { $0.key == key }?.value
  }

  private func items(of value: Value?) -> [Value] {
    guard case .list(let items) = value else { return [] }
    return items
  }
}

extension Drawing {
  /// Its arrows with how they look, a line each.
  fileprivate var lookLines: [String] {
    arrows.map {
      "\(boxes[$0.from].name) \(ArrowStyle($0)) \(boxes[$0.to].name)\($0.isThin ? " thin" : "")"
    }
  }
}
