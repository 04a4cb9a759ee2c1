internal import Findings

extension Baseline {
  /// All that a baseline may say.
  static func shape(rules: [String]) -> Shape {
    .mapping([
      .init("version", .number(atLeast: 1), isRequired: true, "The version of the format."),
      .init(
        "findings", .any([.list(of: entry(rules: rules)), .anything]), isRequired: true,
        "What is accepted, one finding an entry."),
    ])
  }

  /// Ends are names of others, and may look like anything.
  private static func entry(rules: [String]) -> Shape {
    .mapping(
      [
        .init("rule", .choice(rules, of: "rule"), isRequired: true, "The rule that found it."),
        .init("from", .anything, "The one that does it."),
        .init("to", .anything, "What it does it to."),
        .init("modules", .list(of: .anything), "Those it is about, if it is about a set."),
      ], alternatives: ["from", "modules"])
  }
}
