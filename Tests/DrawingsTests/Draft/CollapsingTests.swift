import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("Fewer boxes and lines: excluded, collapsed, and hubs")
struct CollapsingTests {
  private func station() throws -> Station {
    try Station(
      """
      app | One(app), Two(app)
      domain/A: A, ACore
      domain/B: B
      core/C: C
      other/D: D
      One -> A, B
      Two -> B -> ACore
      A -> C, D
      B -> C
      """)
  }

  @Test("modules of one folder share a box for each layer, and their links are counted")
  func folder() throws {
    let drawing = try station().draw(DrawingView(collapse: [.by(.folder)]))
    #expect(
      drawing.bandLines == ["app | app", "domain | domain", "core | C", "no layer | D"])
    #expect(drawing.arrowLines == ["app -> domain x3", "domain -> C x2", "domain -> D"])
    #expect(drawing.boxes.prefix(2).map(\.detail) == ["2 modules", "2 modules"])
    #expect(drawing.summary == "4 boxes, 3 arrows for 6 links")
    #expect(
      drawing.omissions == ["5 targets folded into modules", "1 link inside modules"])
  }

  @Test("apps, owners and patterns collapse likewise, the first that fits counts")
  func others() throws {
    let apps = try station().draw(DrawingView(collapse: [.apps]))
    #expect(apps.bandLines.first == "app | apps")
    let pattern = try station().draw(
      DrawingView(collapse: [.matching(Pattern("[AB]")), .matching(Pattern("domain/*"))]))
    #expect(pattern.bandLines[1] == "domain | domain/*")
    let owner: @Sendable (String) -> String? = { $0.hasPrefix("domain") ? "@crew" : nil }
    let owned = try station().draw(DrawingView(collapse: [.by(.owner)], owner: owner))
    #expect(
      owned.bandLines == ["app | no owner", "domain | @crew", "core | C", "no layer | D"])
  }

  @Test("a finding between modules of one box is a sign at it, and a view finds what it hides")
  func signs() throws {
    let station = try station()
    let view = DrawingView(
      part: .around([try station.drawing["A"]], depth: 0, .both), collapse: [.by(.folder)])
    let drawing = station.draw(view, [try station.finding("B", "A")])
    #expect(drawing.boxes.map(\.name) == ["domain"])
    #expect(drawing.boxes.map(\.worst) == [.error])
    #expect(drawing.boxes.map(\.chosen) == [["A"]])
    for format in DrawingFormat.all { #expect(format.write(drawing).contains("2 modules")) }
  }

  @Test("what is excluded is neither drawn nor counted as outside, and chains end at it")
  func exclude() throws {
    let drawing = try station().draw(
      DrawingView(exclude: [Pattern("domain/A"), Pattern("Tw*")], isReduced: true))
    #expect(drawing.boxes.map(\.name) == ["One", "B", "C", "D"])
    #expect(drawing.arrowLines == ["One -> B", "B -> C"])
    #expect(drawing.omissions.contains("2 modules excluded"))
    #expect(drawing.omissions.contains("5 links outside this view"))
  }

  @Test("compared with an earlier architecture a box of several is the same in each layer")
  func since() throws {
    let before = try Station("domain | A\ncore | C\nA -> C")
    let now = try Station("domain | A, B\ncore | C\nA, B -> C")
    let drawing = Drawing(
      of: now.architecture, as: DrawingView(collapse: [.matching(Pattern("*"))], since: "main"),
      since: before.architecture)
    #expect(drawing.bandLines == ["domain | *", "core | *"])
    #expect(drawing.boxes.allSatisfy { $0.change == nil })
    #expect(drawing.arrows.map(\.label) == ["2, 1 added"])
  }

  @Test("a hub is a letter at the boxes that link it, unless there is more to say of a line")
  func hubs() throws {
    let station = try Station(
      "domain | A, B, C, D\ncore | E\nshared | Log\nA, B, C, D, E -> Log\nA -> E")
    let findings = [try station.finding("D", "Log")]
    let drawing = station.draw(DrawingView(showsHubs: true), findings)
    #expect(drawing.boxes.map(\.port) == [nil, nil, nil, nil, nil, "A"])
    #expect(drawing.arrows.map(\.isPort) == [false, true, true, true, false, true])
    #expect(Legend(of: drawing).entries.map(\.words).contains("Log, a hub of 4 boxes"))
    #expect(drawing.summary == station.draw(DrawingView(), findings).summary)
    #expect(Layout(of: drawing).routes.map(\.points.isEmpty) == drawing.arrows.map(\.isPort))
    #expect(SVGDrawing.text(of: drawing).contains("<g class=\"arrow port\" id=\"arrow-1\""))
    #expect(DOTDrawing.text(of: drawing).contains("\"B\" [label=<B<BR/>"))
    #expect(DOTDrawing.text(of: drawing).contains(">→ A</FONT>>"))
    #expect(!DOTDrawing.text(of: drawing).contains("\"B\" -> \"Log\""))
    #expect(station.draw().boxes.allSatisfy { $0.port == nil })
  }

  @Test("without the lines of apps and hubs few are left to cross")
  func crossings() throws {
    let (upper, lower) = ((1...8).map { "U\($0)" }, (1...8).map { "L\($0)" })
    let all = (upper + lower).joined(separator: ", ")
    let links = zip(upper, lower.reversed()).map { "\($0) -> \($1)" }.joined(separator: "\n")
    let station = try Station(
      """
      app | One(app), Two(app), Three(app)
      domain | \(upper.joined(separator: ", "))
      core | \(lower.joined(separator: ", "))
      shared | Log, UI
      One, Two, Three -> \(all)
      \(all) -> Log, UI
      \(links)
      """)
    func count(_ view: DrawingView) -> Int {
      let drawing = station.draw(view)
      return Crossings.count(
        zip(drawing.arrows, Layout(of: drawing).routes).map { arrow, route in
          .init(ends: ["\(arrow.from)", "\(arrow.to)"], points: route.samples)
        })
    }
    let whole = count(DrawingView())
    #expect(4 * count(DrawingView(showsHubs: true)) < whole)
    #expect(2 * count(DrawingView(collapse: [.apps])) < whole)
  }
}
