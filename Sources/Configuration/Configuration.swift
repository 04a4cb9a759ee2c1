package import Documents
package import Findings
package import Modules

/// What a team decided about its architecture: the preset, and what its file changes.
///
/// The reading of what is not plain stands beside: `Layers`, `RuleSetting`, `Exceptions`.
package struct Configuration: Sendable {
  /// The name of the file that holds it.
  package static let fileName = ".archlint.yml"

  package let preset: Preset
  /// Which files are specs.
  package let include: [Pattern]
  /// Which files are not, besides those that never are.
  package let exclude: [Pattern]
  /// Whether the file says which files are specs.
  package let namesSpecs: Bool
  package private(set) var blueprint: Blueprint
  /// Names that come from elsewhere.
  package let externals: [Pattern]
  /// Project files whose targets are not read, relative to the root.
  package let externalProjects: [String]
  /// What the file says about rules; the rule book judges it.
  package let rules: [RuleSetting]
  package let exceptions: [Exception]
  package let acceptsExceptionsInSpecs: Bool
  /// Rules whose findings are never accepted as old debt.
  package let neverAccepted: [String]
  /// How bad it is when the baseline grows; nil if it is only counted.
  package let baselineGrowth: Severity?
  /// Who has a file of accepted debt of their own; nil if one file holds all.
  package let debtOwner: DebtOwner?

  /// What counts without a file: all that the default preset says.
  package init() { self.init(MapReader(), rules: []) }

  /// Reads a document, with every mistake in it, in the order of the file; the rules are those that
  /// it may name.
  package static func read(
    _ document: Document, rules: [RuleOutline]
  ) -> (configuration: Configuration, problems: [Problem]) {
    let log = MistakeLog(.configuration(names: "`archlint rules` lists them all"))
    let reader = MapReader(of: document, as: fileName, log)
    let configuration = reader.reading { Configuration($0, rules: rules) }
    return (configuration, log.problemsInOrder)
  }

  /// The schema for editors.
  package static func schema(
    rules: [RuleOutline], title: String = "Configuration of archlint"
  ) -> [UInt8] {
    MapOutline { _ = Configuration($0, rules: rules) }.schema(title: title)
  }

  private init(_ map: MapReader, rules outlines: [RuleOutline]) {
    let rule = Form<String>.choice(outlines.map(\.name), of: "rule")
    preset =
      map.optional(
        "preset", .choice(of: "preset"), "The architecture that everything else starts from.")
      ?? .standard
    let specs = map.optional("specs", .mapping(SpecPatterns.init), "Where the specs are.")
    include = specs?.include ?? [Pattern("**/project.yml")]
    exclude = specs?.exclude ?? []
    namesSpecs = specs?.include != nil
    blueprint = preset.blueprint
    blueprint.read(map)
    externals = map.optional("externals", .patterns, "Names that come from elsewhere.") ?? []
    externalProjects =
      map.optional(
        "external-projects", .oneOrMore(of: .text),
        "Project files whose targets archlint does not read.") ?? []
    rules =
      map.optional(
        "rules", .settings(of: outlines),
        "Which rules are on, how severe they are, and their options.") ?? []
    exceptions =
      map.optional(
        "exceptions", .list(of: .mapping { Exception($0, rule: rule) }),
        "Named debt, or decisions where no date is given.") ?? []
    acceptsExceptionsInSpecs =
      map.optional(
        "exceptions-in-specs", .flag, "Whether comments in specs may be exceptions.") ?? true
    let debt = map.optional(
      "baseline", .mapping { DebtSettings($0, rule: rule) }, "What may be accepted as old debt.")
    neverAccepted = debt?.never ?? []
    baselineGrowth = debt?.growth
    debtOwner = debt?.owner
  }
}

/// Whose debt a file of it holds, where there are several.
package enum DebtOwner: String, CaseIterable, Sendable {
  case layer
  /// Those who look after the spec, as `CODEOWNERS` says.
  case owner
}

/// What may be accepted as old debt, and how it is kept.
private struct DebtSettings {
  let never: [String]
  let growth: Severity?
  let owner: DebtOwner?

  init(_ map: MapReader, rule: Form<String>) {
    never =
      map.optional("never", .oneOrMore(of: rule), "Rules whose findings are never accepted.") ?? []
    growth = map.optional("growth", .severity, "How bad it is when the baseline grows.")
    owner = map.optional(
      "per", .choice(of: "owner"),
      "Who has a file of their own: each layer, or each owner in CODEOWNERS.")
  }
}

/// Which files are specs, where a configuration says so.
private struct SpecPatterns {
  let include: [Pattern]?
  let exclude: [Pattern]?

  init(_ map: MapReader) {
    let paths = Form<[Pattern]>.patterns.then { patterns, _, slot in
      for pattern in patterns where !pattern.isPath { slot.log.add(.noPath(pattern)) }
      return patterns
    }
    include = map.optional("include", paths, "Which files are specs; replaces **/project.yml.")
    exclude = map.optional("exclude", paths, "Which are not; adds to the built-in list.")
  }
}

extension Problem {
  /// A pattern for specs that could only fit a target's name.
  fileprivate static func noPath(_ pattern: Pattern) -> Problem {
    Problem(
      "specs are found by paths, and `\(pattern.text)` is a name", at: pattern.place,
      severity: .warning,
      help: "`\(pattern.text)/**` is all that lies in a folder, `**/\(pattern.text)/**` wherever "
        + "the folder is")
  }
}
