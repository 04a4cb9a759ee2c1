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
        "3 targets folded into modules", "2 links inside a module not drawn",
        "1 link of tests, mocks and host apps left out", "1 link to externals left out",
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
      drawing.omissions == ["1 target folded into modules", "1 link inside a module not drawn"])
  }

  @Test("every target is a box at the finest level")
  func targets() throws {
    let drawing = try Station().draw(DrawingView(level: .target))
    #expect(drawing.summary == "8 targets, 9 links")
    #expect(drawing.omissions == ["1 link to externals left out"])
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
