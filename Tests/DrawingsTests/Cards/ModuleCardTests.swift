import Documents
import Findings
import Modules
import TestSupport
import Testing

@testable import Drawings

@Suite("The card of a module")
struct ModuleCardTests {
  private func card(_ name: String, findings: [ReportedFinding] = []) throws -> ModuleCard {
    let station = try Station()
    return ModuleCard(
      of: try station.drawing[name], in: station.architecture, findings: findings,
      owner: { $0.hasPrefix("service") ? "@radio" : nil })
  }

  private func lines(_ sections: [ModuleCard.Section]) -> [String] {
    sections.map { section in
      section.title + ": "
        + section.entries.map { [$0.name, $0.words].filter { !$0.isEmpty }.joined(separator: " ") }
        .joined(separator: ", ")
    }
  }

  @Test("says what it is, where it stands, and what depends on it, half by half")
  func facts() throws {
    let card = try card("ISSNetworkCore")
    #expect(card.name == "ISSNetwork")
    #expect(
      lines(card.facts) == [
        "Layer: service because its spec is in service", "Interface: ISSNetworkCore",
        "Depends on: 1 link down, on the longest chain",
        // Below the interface are all but the logger, below the implementation the app.
        "Rebuilt, at most, when it changes: interface: 4 targets, implementation: 1 target",
        "Part of: Overview", "Tests: ISSNetworkTests", "Mocks and test support: ISSNetworkMock",
        "Owner: @radio",
        "Written in: ISSNetwork, ISSNetworkCore, ISSNetworkMock, ISSNetworkTests",
      ])
    #expect(
      lines(card.relations) == [
        "Its interface is linked by: ISSCosmonaut, ISSSpacesuit",
        "Its implementation is linked by: Overview", "Links implementations: ISSLogging",
        "Links externals: Alamofire", "Its tests and mocks link: ISSLogging",
      ])
    #expect(card.relations[0].entries[0].place?.file == "domain/ISSCosmonaut/project.yml")
  }

  @Test("what is not there has no section")
  func silent() throws {
    #expect(
      lines(try card("ISSLogging").facts).map { $0.prefix { $0 != ":" } } == [
        // The app does not embed it.
        "Layer", "Depends on", "Rebuilt, at most, when it changes", "Written in",
      ])
  }

  @Test("tells the findings about any of its targets, and no others")
  func findings() throws {
    let station = try Station()
    let all = [
      try station.finding("ISSNetworkMock", "ISSLogging"),
      try station.finding("ISSCosmonaut", "ISSSpacesuit"),
    ]
    #expect(
      try card("ISSNetwork", findings: all).findings.map(\.fingerprint) == [all[0].fingerprint])
    let text = try card("ISSNetwork", findings: all).markdown { _ in nil }
    #expect(text.contains("- error: ISSNetworkMock links ISSLogging (`same-layer-link`), "))
    #expect(try card("ISSSpacesuit").markdown { _ in nil }.contains("No findings"))
  }

  @Test("places lead to the code host, in Markdown and on the page")
  func places() throws {
    let address: (Place) -> String? = { "https://host/\($0.file)#L\($0.line)" }
    let card = try card("ISSNetwork")
    #expect(
      card.markdown(address: address).contains(
        "- `ISSNetwork`, [`service/Network/project.yml:3`](https://host/service/Network/project.yml#L3)"
      ))
    var links = PageLinks()
    links.ofPlace = { "https://host/\($0.file)#L\($0.line)" }
    let page = card.page(links: links)
    #expect(page.contains("<a href=\"https://host/service/Network/project.yml#L3\""))
    #expect(!card.page(links: PageLinks()).contains("<a "))
  }

  @Test("a hostile name stays text", arguments: HostileName.all)
  func hostile(name: String) throws {
    var builder = GraphBuilder()
    let spec = builder.add(Spec(path: "core/A/project.yml", project: "A"))
    let id = builder.add(
      Target(
        name: name, project: "A", spec: spec, type: .framework,
        place: Place(file: "core/A/project.yml")))
    let card = ModuleCard(
      of: id, in: classify(builder.build(), as: Preset.standard.drawn), findings: [],
      owner: { _ in name })
    let page = card.page(links: PageLinks())
    for text in [page, card.markdown(address: { _ in nil })] {
      #expect(!text.contains("\u{202E}") && !text.contains("\u{1B}"))
    }
    #expect(!page.contains("<img") && !page.contains("<script"))
  }
}
