internal import Findings
internal import Modules

extension Configuration {
  static let title = "Configuration of archlint"

  /// All that a configuration may say.
  static func shape(rules: [String]) -> Shape {
    .mapping([
      .init(
        "preset", .choice(Preset.allCases.map(\.rawValue), of: "preset"),
        "The architecture that everything else starts from."),
      .init("specs", specs, "Where the specs are."),
      .init(
        "layers", .list(of: layer), "The layers, top to bottom; they replace those of the preset."),
      .init("roles", roles, "How the parts that targets play are recognised."),
      .init("externals", .patterns, "Names that come from elsewhere."),
      .init(
        "external-projects", .patterns, "Project files whose targets archlint does not read."),
      .init(
        "rules", .names(rules.map(Shape.Key.init(rule:)), of: "rule"),
        "Which rules are on, how grave they are, and their options."),
      .init(
        "exceptions", .list(of: exception(rules: rules)),
        "Named debt, or decisions where no date is given."),
      .init(
        "exceptions-in-specs", .flag, "Whether comments in specs may excuse findings."),
      .init("baseline", baseline(rules: rules), "What may be accepted as old debt."),
    ])
  }

  private static let specs = Shape.mapping([
    .init("include", .patterns, "Which files are specs; replaces **/project.yml."),
    .init("exclude", .patterns, "Which are not; adds to the built-in list."),
  ])

  private static let layer = Shape.entry(
    .any([
      .text, .list(of: .text),
      .mapping([
        .init("modules", .patterns, "What belongs to the layer, by name or by path."),
        .init(
          "same-layer", .choice(Layer.SameLayer.allCases.map(\.rawValue)),
          "Whether its modules may link one another: through interfaces, unless told."),
        .init("closed", .flag, "Whether layers above may not reach past it."),
      ]),
    ]))

  private static let roles: Shape = {
    let named = Shape.mapping([
      .init("name", .text, isRequired: true, "The target's name, or a pattern for it."),
      .init("of", .patterns, "The implementations that it stands for."),
    ])
    return .table(
      Role.allCases.map(\.rawValue), of: "role",
      .any([.text, .list(of: .any([.text, named])), named]))
  }()

  private static func exception(rules: [String]) -> Shape {
    .mapping(
      [
        .init(
          "rule", .choice(rules, of: "rule"), isRequired: true, "The rule whose findings it covers."
        ),
        .init("from", .patterns, "The target that the findings are about."),
        .init("to", .patterns, "The other end."),
        .init("modules", .patterns, "The members of a cycle."),
        .init("because", .text, "The reason."),
        .init("owner", .text, "Who pays it off."),
        .init("expires", .day, "The last day on which it holds."),
        .init("max", .number(atLeast: 1), "How many findings it may cover."),
      ], alternatives: ["from", "modules"])
  }

  private static func baseline(rules: [String]) -> Shape {
    .mapping([
      .init(
        "never", .any([.choice(rules, of: "rule"), .list(of: .choice(rules, of: "rule"))]),
        "Rules whose findings are never accepted.")
    ])
  }
}
