import Documents
import Findings
import Modules

/// A report with a little of everything, for the tests of formats.
enum SampleReport {
  static let line = "      - framework: ISSSpacesuitService.framework"

  static var link: ReportedFinding {
    let finding = Finding(
      rule: "same-layer-link", .error,
      "ISSCosmonautService (service) links ISSSpacesuitService in the same layer",
      at: Place(
        file: "service/CosmonautService/project.yml", line: 24, column: 20, endColumn: 49),
      from: Subject("ISSCosmonautService"), to: Subject("ISSSpacesuitService"),
      module: "ISSCosmonautService", modules: ["ISSCosmonautService", "ISSSpacesuitService"],
      help: "link its interface ISSSpacesuitServiceCore instead")
    return changed(ReportedFinding(finding)) { $0.source = line }
  }

  static var cycle: ReportedFinding {
    let finding = Finding(
      rule: "cycle", .warning, "dependency cycle: A → B → A",
      at: Place(file: "A/project.yml", line: 7, column: 5, endColumn: 6), from: Subject("A"),
      to: Subject("B"), members: [Subject("B"), Subject("A")],
      help: "no cycle is left without these 9 links: "
        + (1...9).map { "Module\($0) → Module\($0 + 1)" }.joined(separator: ", "),
      notes: [Note("B links A", at: Place(file: "B/project.yml", line: 3, column: 5))])
    return ReportedFinding(finding)
  }

  static var report: Report {
    var summary = Summary()
    (summary.targets, summary.specs, summary.links, summary.modules) = (12, 4, 20, 2)
    return Report(
      summary: summary, findings: [link, cycle],
      modules: [(name: "A", layer: "core"), (name: "Lint", layer: nil)])
  }
}
