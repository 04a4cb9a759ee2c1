import Findings
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("What a drawing shows")
struct DrawingTests {
  @Test("layers are bands, companions fold into their module")
  func modules() throws {
    let drawing = try Station().draw()
    #expect(
      drawing.bandLines == [
        "app | Overview", "domain | ISSCosmonaut, ISSSpacesuit", "service | ISSNetwork",
        "shared | ISSLogging",
      ])
    #expect(
      drawing.arrowLines == [
        "Overview -> ISSCosmonaut", "Overview -> ISSNetwork", "ISSCosmonaut -> ISSSpacesuit",
        "ISSCosmonaut -> ISSNetwork", "ISSSpacesuit -> ISSNetwork", "ISSNetwork -> ISSLogging",
      ])
    #expect(drawing.boxes[3].detail == "interface, mock, tests")
    #expect(drawing.summary == "5 modules, 6 links")
    #expect(
      drawing.omissions == [
        "3 targets folded into modules", "2 links inside modules",
        "1 link of tests, mocks and host apps", "1 link to externals",
      ])
  }

  @Test("companions and externals stand beside their module when they are asked for")
  func extras() throws {
    let drawing = try Station().draw(DrawingView(extras: [.tests, .mocks, .externals]))
    #expect(
      drawing.bandLines.suffix(3) == [
        "service | ISSNetwork, ISSNetworkMock, ISSNetworkTests", "shared | ISSLogging",
        "externals | Alamofire",
      ])
    #expect(
      drawing.omissions == ["1 target folded into modules", "1 link inside modules"])
  }

  @Test("every target is a box at the finest level")
  func targets() throws {
    let drawing = try Station().draw(DrawingView(level: .target))
    #expect(drawing.summary == "8 targets, 9 links")
    #expect(drawing.omissions == ["1 link to externals"])
  }

  @Test("a layer is one box at the coarsest level, its links are counted")
  func layers() throws {
    let drawing = try Station().draw(DrawingView(level: .layer))
    #expect(
      drawing.bandLines == ["app | app", "domain | domain", "service | service", "shared | shared"])
    #expect(
      drawing.arrowLines == [
        "app -> domain", "app -> service", "domain -> service x2", "service -> shared",
      ])
    #expect(drawing.boxes[1].detail == "2 modules")
    #expect(drawing.summary == "4 layers, 4 arrows for 5 links")
  }

  @Test("a project with a name has it in the title")
  func project() throws {
    let station = try Station()
    #expect(station.draw(DrawingView(project: "Station")).title == "Station: modules")
    let view = DrawingView(part: .below([try station.drawing["Overview"]]), project: "Station")
    #expect(station.draw(view).title == "Station: modules that Overview is made of")
  }

  @Test("what is in no layer has a band of its own, at the bottom")
  func unlayered() throws {
    let station = try Station("domain | A\nA -> Stray")
    #expect(station.draw().bandLines == ["domain | A", "no layer | Stray"])
  }

  @Test("a finding marks the arrow it is about, or the box")
  func findings() throws {
    let station = try Station()
    let drawing = station.draw(
      DrawingView(),
      [
        try station.finding("ISSCosmonaut", "ISSSpacesuit"),
        try station.finding("ISSNetwork", "ISSNetworkCore", .warning, rule: "own-interface"),
      ])
    #expect(drawing.arrowLines[2] == "ISSCosmonaut -> ISSSpacesuit error")
    #expect(drawing.boxes.map(\.worst) == [nil, nil, nil, .warning, nil])
    #expect(drawing.remarks.map(\.arrow) == [2, nil])
    #expect(drawing.remarks.map(\.boxes) == [[1, 2], [3]])
    #expect(drawing.summary == "5 modules, 6 links, 2 findings")
  }

  @Test("a finding about the link of a test shows that link, or is a number at the module")
  func silentLink() throws {
    let station = try Station()
    let finding = try station.finding("ISSNetworkMock", "ISSLogging")
    let drawing = station.draw(DrawingView(), [finding])
    #expect(drawing.arrowLines.last == "ISSNetwork -> ISSLogging")
    #expect(drawing.boxes.filter { !$0.remarks.isEmpty }.map(\.name) == ["ISSNetwork"])
    let alone = try Station(
      "core/A: ISSA, ISSATests(unit-tests)\ncore/B: ISSB, ISSBMock\nISSATests -> ISSB")
    let shown = alone.draw(DrawingView(), [try alone.finding("ISSATests", "ISSB")])
    #expect(shown.arrowLines == ["ISSA -> ISSB error"])
    #expect(shown.omissions == ["2 targets folded into modules"])
  }

  @Test("an interface in another layer than what implements it is a box of its own")
  func port() throws {
    let graph = try GraphDrawing(
      "core/Clock: ISSClock, ISSClockCore\ndomain | ISSHeating\nISSClock, ISSHeating -> ISSClockCore"
    ).graph
    func drawing(_ ports: [Pattern]) -> Drawing {
      Drawing(
        of: classify(
          graph,
          as: Blueprint(
            layers: [
              Layer("domain", [Pattern("domain/**")] + ports), Layer("core", [Pattern("core/**")]),
            ], roles: Preset.standard.drawn.roles, folderNames: .ignored)))
    }
    let apart = drawing([Pattern("ISSClockCore")])
    #expect(apart.bandLines == ["domain | ISSClockCore, ISSHeating", "core | ISSClock"])
    #expect(apart.arrowLines == ["ISSHeating -> ISSClockCore", "ISSClock -> ISSClockCore"])
    #expect(apart.summary == "3 boxes, 2 links")
    let folded = drawing([])
    #expect(folded.bandLines == ["domain | ISSHeating", "core | ISSClock"])
    #expect(folded.arrowLines == ["ISSHeating -> ISSClock"])
  }

  @Test("what only embeds or orders the build is no link in a count")
  func loose() throws {
    let drawing = try Station("A => B\nA .> C\nA @> D").draw()
    #expect(drawing.arrowLines == ["A -> B", "A -> C loose", "A -> D loose"])
    #expect(drawing.summary == "4 modules, 1 link, 2 dependencies not linked")
  }

  @Test("what exceptions and the baseline accept is said, in pages also where nothing is found")
  func accepted() throws {
    let drawing = try Station("A -> B").draw(DrawingView(accepted: ["3 findings in the baseline"]))
    #expect(drawing.captions.last == "Not shown: 3 findings in the baseline")
    let page = HTMLDrawing.text(of: drawing)
    #expect(page.contains("<h2>No findings here</h2>\n<p>3 findings in the baseline not shown</p>"))
  }

  @Test("a finding about a set marks the link to cut")
  func cut() throws {
    let station = try Station("core | ISSA, ISSB\nISSA -> ISSB -> ISSA")
    let finding = try station.finding(
      "ISSA", "ISSB", .error, rule: "cycle", members: ["ISSA", "ISSB"])
    #expect(
      station.draw(DrawingView(), [finding]).arrowLines
        == ["ISSA -> ISSB error cut", "ISSB -> ISSA"])
  }
}
