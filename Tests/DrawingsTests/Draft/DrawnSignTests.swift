import Documents
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("What arrows, bands and boxes are marked with")
struct DrawnSignTests {
  @Test("an arrow says whether it leads to an interface, and whether only tests need it")
  func kinds() throws {
    let station = try Station(
      """
      core/B: B, BCore, BTests(unit-tests)
      core | A, C
      A -> BCore
      BTests, C -> B
      BTests -> A
      A .> C
      """)
    let drawing = station.draw(DrawingView(extras: [.tests]))
    #expect(
      drawing.styleLines == [
        "A interface B", "A loose C", "BTests testing A", "BTests testing B", "C link B",
      ])
    let legend = Legend(of: drawing).rows(shape: { _ in "box" }, chosen: "double")
      .map { "\($0.sign): \($0.words)" }
    #expect(
      legend.suffix(4) == [
        "solid line: links", "green solid line with an open tip: links an interface only",
        "pale dashed line with an open tip: linked by tests and mocks only",
        "pale dotted line with an open tip: embeds or orders the build only",
      ])
  }

  @Test("an arrow that stands for an implementation as well is a plain one")
  func both() throws {
    let station = try Station("core/B: B, BCore\ncore | A\nA -> B, BCore")
    #expect(station.draw().styleLines == ["A link B"])
  }

  @Test("what a view is about is marked, also in a box of another name")
  func chosen() throws {
    let station = try Station("core/B: B, BCore\ncore | A\nA -> BCore")
    let part = DrawingView.Part.between(
      try station.drawing["A"], try station.drawing["BCore"])
    let drawing = station.draw(DrawingView(part: part))
    #expect(drawing.title == "Modules on the shortest chains from A to BCore in B")
    #expect(drawing.boxes.map(\.chosen) == [["A"], ["BCore"]])
    #expect(drawing.boxes.map(\.subtitle) == ["", "chosen: BCore; interface"])
    #expect(DOTDrawing.text(of: drawing).components(separatedBy: ", penwidth=3.4, ").count == 3)
    #expect(MermaidDrawing.text(of: drawing).contains("class m0,m1 chosen\n"))
    #expect(PlantUMLDrawing.text(of: drawing).contains("component \"A\" as m0 #line.bold\n"))
    #expect(SVGDrawing.text(of: drawing).contains("class=\"box implementation asked\""))
    #expect(SVGDrawing.text(of: station.draw()).contains(" asked\"") == false)
  }

  @Test("a chosen target is marked on a poster and in a matrix, too")
  func chosenOnSheets() throws {
    let station = try Station("core | A, B\nA -> B")
    let part = DrawingView.Part.below([try station.drawing["A"]])
    for look in [DrawingView.Look.matrix, .poster] {
      let format = DrawingFormat.svg
      #expect(format.write(station.draw(DrawingView(look: look, part: part))).contains(" asked\""))
      #expect(!format.write(station.draw(DrawingView(look: look))).contains(" asked\""))
    }
  }

  @Test("boxes of one name are told apart by the parts of their folders that differ")
  func namesakes() throws {
    var builder = GraphBuilder()
    for folder in ["apps/one/Kit", "apps/two/Kit"] {
      let (path, project) = ("\(folder)/project.yml", "Kit")
      let spec = builder.add(Spec(path: path, project: project))
      _ = builder.add(
        Target(
          name: "Kit", project: project, spec: spec, type: .framework, place: Place(file: path)))
    }
    let drawing = Drawing(of: classify(builder.build(), as: Preset.standard.drawn))
    #expect(drawing.boxes.map(\.name) == ["apps/one/Kit/Kit/Kit", "apps/two/Kit/Kit/Kit"])
  }

  @Test("long names that would be cut alike show where they differ, and their beginning")
  func cuts() throws {
    let (head, tail) = (String(repeating: "Head", count: 20), String(repeating: "Tail", count: 20))
    var drawing = try Station("core | A, B").draw()
    for (index, part) in ["One", "Two"].enumerated() {
      drawing.boxes[index].name = head + part + tail
    }
    let names = Layout(of: drawing).labels.map(\.name)
    #expect(names.map { $0.contains("…OneTail") } == [true, false])
    #expect(names.map { $0.contains("…TwoTail") } == [false, true])
    for name in names {
      #expect(name.hasPrefix("HeadHead") && name.hasSuffix(tail))
      #expect(TextWidth.of(name, size: BoxLabel.nameSize) <= BoxLabel.mostWidth)
    }
  }

  @Test("what is in no layer stands above the highest layer that it leads to")
  func unlayered() throws {
    let station = try Station(
      """
      domain | D
      core | C
      Top -> Middle -> C
      Top -> D
      D -> Leaf
      """)
    #expect(
      station.draw().bandLines == [
        "no layer | Top", "domain | D", "no layer | Middle", "core | C", "no layer | Leaf",
      ])
  }

  @Test("only what says that a link should not be there colours the link")
  func colour() throws {
    let station = try Station("app | App(app)\ncore | A\nApp -> A")
    let findings = [try station.finding("App", "A", rule: "missing-embed")]
    let view = DrawingView(linkRules: ["same-layer-link"])
    let drawing = station.draw(view, findings)
    #expect(drawing.arrowLines == ["App -> A"])
    #expect(drawing.boxes.map(\.worst) == [.error, nil])
    var narrow = view
    narrow.isLimitedToFindings = true
    #expect(station.draw(narrow, findings).arrowLines == ["App -> A"])
  }

  @Test("a link that only tests make is never drawn as the module's own")
  func linksOfTests() throws {
    let station = try Station(
      """
      service | B
      core/A: A, AMock
      B -> A
      AMock -> B
      """)
    let drawing = station.draw(DrawingView(), [try station.finding("AMock", "B")])
    #expect(drawing.styleLines == ["B link A", "A testingError B"])
    let legend = Legend(of: drawing).rows(shape: { _ in "box" }, chosen: "double")
      .map { "\($0.sign): \($0.words)" }
    #expect(
      legend.contains(
        "pale red dashed line with an open tip: of its tests or mock, with an error"))
    let below = DrawingView(part: .below([try station.drawing["A"]]))
    #expect(station.draw(below, [try station.finding("AMock", "B")]).boxes.map(\.name) == ["A"])
  }

  @Test("a finding about its tests is a number at a module that makes the link itself as well")
  func linksOfBoth() throws {
    let station = try Station(
      """
      service/B: B, BCore
      core/A: A, ATests(unit-tests)
      A -> BCore
      ATests -> B
      """)
    let drawing = station.draw(DrawingView(), [try station.finding("ATests", "B")])
    #expect(drawing.styleLines == ["A interface B"])
    #expect(drawing.boxes.map(\.remarks.count) == [0, 1])
  }

  @Test("a box is outlined only where it is broken itself; any other finding is a number")
  func outlines() throws {
    let station = try Station("core | A, B")
    let findings = [
      try station.finding("A", rule: "misspelled-key"), try station.finding("B", rule: "naming"),
    ]
    let drawing = station.draw(DrawingView(moduleRules: ["naming"]), findings)
    #expect(drawing.boxes.map(\.worst) == [.error, .error])
    #expect(drawing.boxes.map(\.flaw) == [nil, .error])
    let picture = SVGDrawing.text(of: drawing)
    #expect(picture.components(separatedBy: "<circle class=\"badge error\"").count == 4)
    #expect(picture.components(separatedBy: "class=\"box implementation error\"").count == 2)
  }

  @Test("a legend has every outline, number and import with a finding, in their colors")
  func legend() throws {
    let station = try Station(
      "core | A, B, C\nshared | D", sources: ["A": "import D", "B": "import D", "C": "import D"])
    let severities: [(String, Severity)] = [("A", .error), ("B", .warning), ("C", .info)]
    let findings = try severities.flatMap { name, severity in
      [
        try station.finding(name, nil, severity, rule: "naming"),
        try station.finding(name, "D", severity, rule: "undeclared-import"),
      ]
    }
    let drawing = station.draw(DrawingView(), findings)
    let legend = SVGDrawing.text(of: drawing).components(separatedBy: "<g class=\"key\"")
      .dropFirst()
    for (severity, words) in [("error", "an error"), ("warning", "a warning")] {
      for (sample, start) in [
        ("class=\"box \(severity)\"", Legend.flawWords),
        ("class=\"badge \(severity)\"", Legend.badgeWords),
        ("class=\"arrow imported-\(severity)\"", "imported without a link, with "),
      ] {
        #expect(legend.contains { $0.contains(sample) && $0.contains(start + words) }, "\(sample)")
      }
    }
    // No sign that does not occur.
    #expect(!legend.contains { $0.contains("class=\"arrow imported\"") })
    let dot = DOTDrawing.text(of: drawing)
    #expect(dot.contains("<FONT COLOR=\"#B45309\"><B>orange outline</B></FONT>"))
    #expect(dot.contains("<FONT COLOR=\"#1565C0\"><B>blue dotted line, import</B></FONT>"))
  }

  @Test("without color no two lines look alike, and errors are the thickest")
  func grey() {
    let looks = ArrowStyle.allCases.map { style in
      "\(style.look.dashes ?? "solid") \(style.look.width) \(style.isImport) \(style.hasOpenTip)"
    }
    #expect(Set(looks).count == looks.count)
    for style in ArrowStyle.allCases where ![.error, .importedError].contains(style) {
      #expect(style.look.width < ArrowStyle.error.look.width, "\(style)")
    }
    // The style sheet says the same.
    for style in ArrowStyle.allCases where style.look.width > 1.4 {
      let dashes = style.look.dashes.map { ";stroke-dasharray:\($0)" } ?? ""
      let rule =
        ".arrow.\(style.rawValue) path{stroke:\(style.look.color.lowercased());stroke-width:"
      #expect(SVGStyle.text.text.contains("\(rule)\(style.look.width)\(dashes)"), "\(style)")
    }
    #expect(SVGStyle.text.text.contains("circle.badge.warning,circle.badge.info{fill:#ffffff"))
    #expect(
      SVGSign.badge(.warning, 1, at: Point(x: 0, y: 0)).text.contains(
        "<text class=\"badge warning\""))
  }

  @Test("PlantUML shows of a broken box as well that a change affects it")
  func affectedAndBroken() throws {
    var drawing = try Station("core | A, B\nA -> B").draw()
    drawing.boxes[0].isAffected = true
    drawing.boxes[0].flaw = .error
    let text = PlantUMLDrawing.text(of: drawing)
    #expect(text.contains("\" as m0 #FFE8B3;line:C62828\n"), "\(text)")
  }

  @Test("numbers in names are sorted as numbers")
  func numbers() throws {
    let station = try Station("core | M10, M2, M1, M02, N")
    #expect(station.draw().boxes.map(\.name) == ["M1", "M02", "M2", "M10", "N"])
  }

  @Test("a layer keeps its tint in every view")
  func tints() throws {
    let station = try Station("domain | D\ncore | C\nD -> C\nD -> Leaf")
    let part = DrawingView.Part.below([try station.drawing["C"]])
    let whole = station.draw()
    let narrow = station.draw(DrawingView(part: part))
    #expect(whole.bands.map(\.layer) == [1, 3, nil])
    #expect(narrow.bands.map(\.layer) == [3])
    #expect(SVGDrawing.text(of: narrow).contains("<g class=\"band tint3\">"))
  }

  @Test("only links against the order leave Graphviz free where to put their ends")
  func constraints() throws {
    let station = try Station("domain | D\ncore | C, B\nD -> C -> B\nB -> D")
    var drawing = station.draw(DrawingView(), [try station.finding("C", "B")])
    drawing.view.layoutEngine = .graphviz
    let text = DOTDrawing.text(of: drawing)
    let free = text.split(separator: "\n").filter { $0.contains("constraint=false") }
    #expect(free.count == 1)
    #expect(free.first?.contains("\"B\" -> \"D\"") == true)
  }
}

extension Drawing {
  /// Its arrows with their styles, a line each.
  fileprivate var styleLines: [String] {
    arrows.map { "\(boxes[$0.from].name) \(ArrowStyle($0)) \(boxes[$0.to].name)" }
  }
}
