internal import CommandLine
internal import Documents
internal import Rules
internal import Run

extension Program {
  static let archlint = Program(
    name: "archlint", version: "0.1.0", date: "November 21, 2026",
    summary: "Keeps a modular iOS code base honest: reads XcodeGen specs and checks their links.",
    examples: [
      ("archlint check", "judge the project in this folder"),
      ("archlint dump --raw project.yml", "what the YAML of a spec says, as JSON"),
    ],
    commands: [
      .check, .fix, .graph, .metrics, .why, .explainImage, .imports, .initialize, .explain, .config,
      .rules, .baseline, .render, .dump, .schema, .completions, .manual, .help,
    ],
    defaultCommand: .check, nearest: { NearestName.of($0, among: $1) })
}

extension Slot {
  static let file = Slot("FILE", .files)
  static let path = Slot("PATH", .files)
  static let rule = Slot("RULE", .names { Catalogue.names })
  static let explained = Slot("RULE", .names { Catalogue.names + Topic.all.map(\.name) })
}
