/// The contents of one configuration file, before files are merged; every key is here.
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
  let baseline: BaselineSettings?
  let affected: [(name: String, patterns: [Pattern])]
  /// Who looks after targets, by names and paths.
  let owners: [(name: String, patterns: [Pattern])]
  let policy: String?

  init(_ map: MappingDecoder, rules outlines: [RuleOutline]) {
    let rule = ValueDecoder<String>.choice(outlines.map(\.name), of: "rule")
    // Followed by who reads the files, before any of them is understood.
    _ = map.optional(
      ConfigurationFileContents.extends, .text,
      """
      Base file, relative to this one. This file adds to its lists and overrides its other values.
      """)
    preset = map.optional(
      "preset", .choice(of: "preset"), "Architecture to start from.",
      usually: "application-framework")
    specs = map.optional("specs", .mapping(SpecPatterns.init), "Location of the specs.")
    layers = map.optional(
      "layers", .layers, "Layers, top to bottom. They replace the layers of the preset.")
    modules =
      map.optional(
        "modules", .list(of: .any(.oneModule, .eachFolder)),
        "Modules that can't be inferred from names. Each entry lists the implementations of one module."
      ) ?? []
    roles =
      map.optional(
        "roles", .roles,
        "Name patterns for roles, in addition to the patterns of the preset.") ?? []
    externals =
      map.optional("externals", .patterns, "Frameworks that no spec builds.") ?? []
    externalProjects =
      map.optional("external-projects", .patterns, "Projects that archlint doesn't read.") ?? []
    rules =
      map.optional(
        "rules", .settings(of: outlines),
        "Severity and options of rules.") ?? []
    exceptions =
      map.optional(
        "exceptions",
        .list(of: .mapping { Exception($0, rule: rule) }) { node in
          guard node["rule"] == nil, let (rule, value) = node.entries.first else { return nil }
          let entries = (value.items.first ?? value).entries.map {
            "\($0.key.text): \($0.value.text)"
          }
          let scope = entries.isEmpty ? "from: NAME, because: …" : entries.joined(separator: ", ")
          return "write `- {rule: \(rule.text), \(scope)}` for each"
        },
        "Findings that are accepted on purpose.") ?? []
    acceptsExceptions = map.optional(
      "exceptions-in-specs", .flag, "Whether comments in specs can be exceptions.",
      usually: "true")
    baseline = map.optional(
      "baseline", .mapping { BaselineSettings($0, rule: rule) }, "What the baseline may accept."
    )
    affected =
      map.optional(
        "affected", .patterns(of: "target"),
        "What files outside all targets affect: `nothing`, `everything`, or a target.") ?? []
    owners =
      map.optional(
        "owners", .patterns(of: "owner"),
        "Owners of targets, by names or paths; CODEOWNERS has the others.") ?? []
    policy = map.optional(
      "policy",
      .mapping {
        $0.optional(
          "growth", .choice(["error", "warning", "allowed"]), "Severity if a branch checks less.",
          usually: "warning")
      },
      "Whether a branch may weaken checks.")
  }

  static let extends: StaticString = "extends"
}

extension ValueDecoder where Value == (patterns: [Pattern], isEach: Bool) {
  fileprivate static var oneModule: ValueDecoder {
    ValueDecoder<[Pattern]>.patterns.then { patterns, _, _ in (patterns, false) }
  }

  fileprivate static var eachFolder: ValueDecoder {
    let folders = ValueDecoder<[Pattern]>.patterns.then { patterns, node, slot in
      for pattern in patterns where !pattern.isPath {
        slot.report(
          "expected a folder for `each`, found the name `\(pattern.text)`", at: node,
          help: "write `each: \(pattern.text)/*`")
      }
      return patterns
    }
    return .mapping { map in
      map.required("each", folders, "Folders; each one is a module.").map { ($0, true) }
    }
  }
}

extension ValueDecoder where Value == [(name: String, patterns: [Pattern])] {
  fileprivate static func patterns(of thing: String) -> ValueDecoder {
    ValueDecoder<[(key: Node, value: [Pattern]?)]>.table(nil, of: thing, .patterns).then {
      table, _, _ in
      table.map { ($0.key.text, $0.value ?? []) }
    }
  }
}

extension Document {
  package var extended: Node? {
    root.flatMap { $0.kind == .mapping ? $0[ConfigurationFileContents.extends] : nil }
  }
}

struct BaselineSettings {
  let never: [String]
  let growth: Severity?
  let owner: BaselineOwner?

  init(_ map: MappingDecoder, rule: ValueDecoder<String>) {
    never =
      map.optional("never", .oneOrMore(of: rule), "Rules whose findings are never accepted.") ?? []
    growth = map.optional("growth", .severity, "Severity if the baseline grows.")
    owner = map.optional(
      "per", .choice(of: "owner"),
      "One baseline file per layer, or per owner in CODEOWNERS.")
  }
}

struct SpecPatterns {
  let include: [Pattern]?
  let exclude: [Pattern]

  init(_ map: MappingDecoder) {
    let paths = ValueDecoder<[Pattern]>.patterns.then { patterns, _, slot in
      for pattern in patterns where !pattern.isPath {
        slot.log.add(
          Problem(
            "expected a path, but `\(pattern.text)` is a name", at: pattern.place,
            severity: .warning,
            help: "write `\(pattern.text)/**` for a folder, or `**/\(pattern.text)/**` at any depth"
          ))
      }
      return patterns
    }
    include = map.optional("include", paths, "Files that are specs.", usually: "**/project.yml")
    exclude =
      map.optional("exclude", paths, "Files that aren't specs, in addition to the built-in list.")
      ?? []
  }
}
