import Findings
import Foundation
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("A drawing compared with an earlier architecture")
struct ChangeDrawingTests {
  private func compare(
    _ now: String, with before: String, as view: DrawingView = DrawingView()
  ) throws -> Drawing {
    var view = view
    view.since = "main"
    return Drawing(
      of: try Station(now).architecture, as: view, since: try Station(before).architecture)
  }

  private func changes(_ drawing: Drawing) -> [String] {
    drawing.arrows.map { arrow in
      let sign = arrow.change == .added ? "+ " : arrow.change == .removed ? "- " : "  "
      return "\(sign)\(drawing.boxes[arrow.from].name) -> \(drawing.boxes[arrow.to].name)"
    }
  }

  @Test("tells added, removed and unchanged links apart")
  func links() throws {
    let drawing = try compare(
      "domain | A, B\ncore | C\nA -> C\nA -> B", with: "domain | A, B\ncore | C\nA, B -> C")
    #expect(changes(drawing) == ["+ A -> B", "  A -> C", "- B -> C"])
    #expect(drawing.title == "Modules, compared with main")
    #expect(drawing.summary == "3 modules, 2 links, 1 link added, 1 link removed")
  }

  @Test("what is gone keeps a box in its layer, with the links it had")
  func boxes() throws {
    let drawing = try compare(
      "domain | A\ncore | C\nA -> C", with: "domain | A\nservice | Old\nA -> Old")
    #expect(drawing.bandLines == ["domain | A", "service | Old", "core | C"])
    #expect(drawing.boxes.map(\.change) == [nil, .removed, .added])
    #expect(changes(drawing) == ["- A -> Old", "+ A -> C"])
    #expect(
      drawing.summary
        == "2 modules, 1 link, 1 module added, 1 link added, 1 module removed, 1 link removed")
  }

  @Test("a reduction leaves changes alone, and does not count on what is gone")
  func reduction() throws {
    let drawing = try compare(
      "A -> B -> C\nA -> C", with: "A -> B -> C\nA -> D -> C", as: DrawingView(isReduced: true))
    #expect(
      changes(drawing) == ["  A -> B", "+ A -> C", "- A -> D", "  B -> C", "- D -> C"])
  }

  @Test(
    "no chain leads over what is gone and what is new; those of then are drawn beside those of today",
    arguments: [
      ("A, B, C\nB -> C", "A, B, C\nA -> B", []),
      ("A, B, C\nA -> C", "A, B, C\nA -> B -> C", ["- A -> B", "+ A -> C", "- B -> C"]),
      ("A, B, C\nA -> B -> C", "A, B, C\nA -> B", ["  A -> B", "+ B -> C"]),
    ])
  func chains(now: String, before: String, drawn: [String]) throws {
    let station = try Station(now).drawing
    let part = DrawingView.Part.between(try station["A"], try station["C"])
    let drawing = try compare(now, with: before, as: DrawingView(part: part))
    #expect(changes(drawing) == drawn)
    let words = drawing.captions.joined(separator: "; ")
    #expect(words.contains("No chain of dependencies") == drawn.isEmpty)
  }

  @Test("what is gone leads nowhere from what is new")
  func reach() throws {
    let (now, before) = ("A, B, C\nA -> B", "A, B, C\nB -> C")
    let part = DrawingView.Part.below([try Station(now).drawing["A"]])
    let drawing = try compare(now, with: before, as: DrawingView(part: part))
    #expect(changes(drawing) == ["+ A -> B"])
  }

  @Test("a link that comes to others between the same two boxes is counted, and said")
  func grown() throws {
    let drawing = try compare(
      "domain | A\ncore/B: B, BCore\nA -> B, BCore",
      with: "domain | A\ncore/B: B, BCore\nA -> BCore")
    #expect(drawing.arrows.map(\.label) == ["2, 1 added"])
    #expect(drawing.summary == "2 modules, 1 arrow for 2 links, 1 link added")
    #expect(SVGDrawing.text(of: drawing).contains("<g class=\"sign added\">"))
  }

  @Test("a link in the place of another is one added and one removed")
  func exchanged() throws {
    let drawing = try compare(
      "domain | A\ncore/B: B, BCore\nA -> B", with: "domain | A\ncore/B: B, BCore\nA -> BCore",
      as: DrawingView(level: .layer))
    #expect(drawing.arrows.map(\.label) == ["1 added, 1 removed"])
    #expect(drawing.summary == "2 layers, 1 link, 1 link added, 1 link removed")
  }

  @Test("a reduction keeps an arrow with a new link")
  func reducedGrowth() throws {
    let drawing = try compare(
      "core/B: B, BCore\nA -> C -> B\nA -> B, BCore",
      with: "core/B: B, BCore\nA -> C -> B\nA -> BCore",
      as: DrawingView(isReduced: true))
    #expect(drawing.arrows.map(\.gained) == [0, 1, 0])
  }

  @Test("a link of a test that was there before is not new because a finding shows it")
  func companion() throws {
    let text = "core/A: A, ATests(unit-tests)\ncore/B: B, BMock\nATests -> B"
    let station = try Station(text)
    var view = DrawingView()
    view.since = "main"
    let drawing = Drawing(
      of: station.architecture, findings: [try station.finding("ATests", "B")], as: view,
      since: try Station(text).architecture)
    #expect(drawing.arrows.map(\.hasChanged) == [false])
  }

  @Test("nothing has changed since the same architecture")
  func same() throws {
    let text = "domain | A, B\ncore | C\nA, B -> C"
    let drawing = try compare(text, with: text)
    #expect(drawing.arrows.allSatisfy { $0.change == nil })
    #expect(drawing.boxes.allSatisfy { $0.change == nil })
  }

  @Test("a fixed finding has a sign of its own where it was, in every format, and is counted")
  func fixed() throws {
    let (now, before) = (try Station("A -> B\nC -> D\nE"), try Station("A -> B -> C -> D\nE\nF"))
    var findings = [
      try before.finding("A", "B"), try before.finding("B", "C", members: ["B", "C"]),
      try before.finding("C", "D", rule: "missing-embed"), try before.finding("E", "E"),
    ]
    for from in [findings[3].from, Subject("project.yml")] {
      let place = findings[3].place
      let finding = Finding(rule: "same-layer-link", .error, "E", at: place, from: from)
      findings.append(ReportedFinding(finding))
    }
    findings.remove(at: 3)
    for index in findings.indices { findings[index].state = .fixed }
    var view = DrawingView()
    view.since = "main"
    view.isLimitedToChanges = true
    view.isReduced = true
    view.linkRules = ["same-layer-link"]
    let drawing = Drawing(
      of: now.architecture, findings: findings, as: view, since: before.architecture)
    #expect(drawing.arrows.map(\.label) == ["1 fixed", "removed, 1 fixed"])
    // One that is not about links, and one that is about a target alone.
    #expect(drawing.boxes.map(\.fixed) == [0, 0, 1, 1, 0])
    #expect(drawing.summary.hasSuffix(", 4 findings fixed"))
    #expect(drawing.omissions.contains("1 fixed finding outside this view"))
    for text in [
      DOTDrawing.text(of: drawing).replacing(/tooltip="[^"]*"/, with: ""),
      MermaidDrawing.text(of: drawing), PlantUMLDrawing.text(of: drawing),
    ] {
      #expect(text.components(separatedBy: "1 fixed").count == 5 + 1)
      #expect(text.contains("findings fixed"))
    }
    let sign = #"<g class="sign fixed">"#
    let page = HTMLDrawing.text(of: drawing)
    for text in [SVGDrawing.text(of: drawing), page] {
      #expect(text.components(separatedBy: sign).count == 5 + 1)
      #expect(text.contains("<title>B → C (removed, 1 fixed)</title>"))
      #expect(text.contains("findings fixed"))
    }
  }

  @Test("where there is no room for all that has changed there is for findings")
  func room() throws {
    let names = (10..<70).map { "M\($0)" }
    let now = try Station("A -> " + names.joined(separator: ", "))
    let before = try Station("A\n" + names.joined(separator: "\n"))
    var view = DrawingView()
    view.since = "main"
    view.isLimitedToChanges = true
    let drawing = Drawing(
      of: now.architecture, findings: [try now.finding("A", "M69")], as: view,
      since: before.architecture)
    #expect(drawing.arrows.count == 50)
    #expect(drawing.arrows.last?.worst == .error)
    #expect(drawing.boxes.last?.name == "M69")
    // Every box has an arrow or a sign.
    #expect(drawing.boxes.count == 51)
    #expect(drawing.omissions.contains("10 modules outside this view"))
    #expect(drawing.omissions.contains("10 more links, for lack of room"))
  }

  @Test("a link that closes a cycle is drawn with the cycle, however old the other links are")
  func closedCycle() throws {
    let (now, before) = (
      "A -> B -> C -> A\nB -> D -> C\nD -> E", "A\nB -> C -> A\nB -> D -> C\nD -> E"
    )
    var view = DrawingView()
    view.isLimitedToChanges = true
    let station = try Station(now)
    var finding = try station.finding("A", "B")
    finding.state = .new
    finding.otherRules = ["cycle"]
    let drawing = Drawing(
      of: station.architecture, findings: [finding], as: view,
      since: try Station(before).architecture)
    #expect(changes(drawing) == ["+ A -> B", "  B -> C", "  C -> A"])
    #expect(drawing.news.map(\.words) == ["error: A links B [same-layer-link, cycle]"])
  }

  @Test("a picture of changes counts what has changed, and lists what is fixed")
  func counts() throws {
    let (now, before) = (try Station("A -> B\nC"), try Station("A\nB -> C"))
    var fixed = try before.finding("B", "C")
    fixed.state = .fixed
    var view = DrawingView()
    view.isLimitedToChanges = true
    let drawing = Drawing(
      of: now.architecture, findings: [fixed], as: view, since: before.architecture)
    #expect(drawing.summary == "1 link added, 1 link removed, 1 finding fixed")
    #expect(drawing.news.map(\.words) == ["fixed: B links C [same-layer-link]"])
  }

  @Test("a picture of changes counts unchanged links at the boxes, and draws them if asked")
  func context() throws {
    let (now, before) = ("A -> B -> C\nD -> A\nA -> E", "A -> B -> C\nD -> A\nE")
    var view = DrawingView()
    view.isLimitedToChanges = true
    let drawing = try compare(now, with: before, as: view)
    #expect(changes(drawing) == ["+ A -> E"])
    #expect(drawing.boxes.map(\.subtitle) == ["2 unchanged links", ""])
    view.showsContext = true
    let around = try compare(now, with: before, as: view)
    #expect(changes(around) == ["  A -> B", "+ A -> E", "  D -> A"])
    #expect(around.boxes.map(\.subtitle) == ["", "1 unchanged link", "", ""])
  }

  @Test("no chain of a page leads over what is gone")
  func chainsOfPage() throws {
    let drawing = try compare("A\nB -> C", with: "A -> B -> C")
    #expect(drawing.arrows.map(\.change) == [.removed, nil])
    #expect(drawing.chainLinks.prefix(2) == ["", "1-2-0-2"])
  }

  @Test("every format says what changed, in words or signs")
  func formats() throws {
    let drawing = try compare("A -> B", with: "A -> C")
    for text in [DOTDrawing.text(of: drawing), MermaidDrawing.text(of: drawing)] {
      #expect(text.contains("added") && text.contains("removed"))
    }
    #expect(PlantUMLDrawing.text(of: drawing).contains(": added\n"))
    #expect(SVGDrawing.text(of: drawing).contains("class=\"arrow added\""))
  }
}
