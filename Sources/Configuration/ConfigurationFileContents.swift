package import Documents
internal import Findings
internal import Maps
internal import Modules

/// What one file says of a configuration, before several are put together; every key stands here.
struct ConfigurationFileContents {
  let preset: Preset?
  let specs: SpecPatterns?
  let layers: [LayerStatement]?
  /// What is one module, a list of patterns for each; or folders of which each is one.
  let modules: [(patterns: [Pattern], isEach: Bool)]
  let roles: [(role: Role, patterns: RolePatterns)]
  let externals: [Pattern]
  let externalProjects: [Pattern]
  let rules: [RuleSetting]
  let exceptions: [Exception]
  let acceptsExceptions: Bool?
  let debt: BaselineSettings?

  init(_ map: MapReader, rules outlines: [RuleOutline]) {
    let rule = Form<String>.choice(outlines.map(\.name), of: "rule")
    // Followed by who reads the files, before any of them is understood.
    _ = map.optional(
      ConfigurationFileContents.extends, .text,
      """
      A file that is read before this one, as a path from here; its lists are continued, and what else \
      it says counts unless this one says otherwise.
      """)
    preset = map.optional(
      "preset", .choice(of: "preset"), "The architecture that everything else starts from.",
      usually: "application-framework")
    specs = map.optional("specs", .mapping(SpecPatterns.init), "Where the specs are.")
    layers = map.optional(
      "layers", .layers, "The layers, top to bottom; they replace those of the preset.")
    modules =
      map.optional(
        "modules", .list(of: .any(.oneModule, .eachFolder)),
        "What is one module, where names do not tell: an entry lists all that does the work of one."
      ) ?? []
    roles =
      map.optional(
        "roles", .roles,
        "How the parts that targets play are recognised, besides what the preset says.") ?? []
    externals =
      map.optional(
        "externals", .patterns, "Names of frameworks that come from elsewhere.") ?? []
    externalProjects =
      map.optional(
        "external-projects", .patterns, "Project files whose targets archlint does not read.") ?? []
    rules =
      map.optional(
        "rules", .settings(of: outlines),
        "Which rules are on, how severe they are, and their options.") ?? []
    exceptions =
      map.optional(
        "exceptions", .list(of: .mapping { Exception($0, rule: rule) }),
        "Named debt, or decisions where no date is given.") ?? []
    acceptsExceptions = map.optional(
      "exceptions-in-specs", .flag, "Whether comments in specs may be exceptions.",
      usually: "true")
    debt = map.optional(
      "baseline", .mapping { BaselineSettings($0, rule: rule) }, "What may be accepted as old debt."
    )
  }

  static let extends: StaticString = "extends"
}

extension Form where Value == (patterns: [Pattern], isEach: Bool) {
  fileprivate static var oneModule: Form {
    Form<[Pattern]>.patterns.then { patterns, _, _ in (patterns, false) }
  }

  fileprivate static var eachFolder: Form {
    let folders = Form<[Pattern]>.patterns.then { patterns, node, slot in
      for pattern in patterns where !pattern.isPath {
        slot.report("`each` takes a folder, and `\(pattern.text)` is a name", at: node)
      }
      return patterns
    }
    return .mapping { map in
      map.required("each", folders, "Folders of which each is one module.").map { ($0, true) }
    }
  }
}

extension Document {
  /// The file that this one extends, if it says so.
  package var extended: Node? {
    root.flatMap { $0.kind == .mapping ? $0[ConfigurationFileContents.extends] : nil }
  }
}

/// What may be accepted as old debt, and how it is kept.
struct BaselineSettings {
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
struct SpecPatterns {
  let include: [Pattern]?
  let exclude: [Pattern]

  init(_ map: MapReader) {
    let paths = Form<[Pattern]>.patterns.then { patterns, _, slot in
      for pattern in patterns where !pattern.isPath { slot.log.add(.noPath(pattern)) }
      return patterns
    }
    include = map.optional(
      "include", paths, "Which files are specs.", usually: "**/project.yml")
    exclude = map.optional("exclude", paths, "Which are not; adds to the built-in list.") ?? []
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
