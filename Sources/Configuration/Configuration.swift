package import Documents
package import Findings
package import Maps
package import Modules

/// What a team decided about its architecture: the preset, and what its files change.
///
/// `ConfigurationFileContents` is what one file says; what is made of several is here. What is not
/// plain is read by types of its own: `Layers`, `Roles`, `RuleSetting`, `Exceptions`.
package struct Configuration: Sendable {
  /// The name of the file that holds it.
  package static let fileName = ".archlint.yml"

  package let preset: Preset
  /// Which files are specs.
  package let include: [Pattern]
  /// Which files are not, besides those that never are.
  package let exclude: [Pattern]
  /// Whether a file says which files are specs.
  package let namesSpecs: Bool
  package let blueprint: Blueprint
  /// Names that come from elsewhere.
  package let externals: [Pattern]
  /// Project files whose targets are not read, relative to the root.
  package let externalProjects: [Pattern]
  /// What the files say about rules; the rule book judges it.
  package let rules: [RuleSetting]
  package let exceptions: [Exception]
  package let acceptsExceptionsInSpecs: Bool
  /// Rules whose findings are never accepted as old debt.
  package let neverAccepted: [String]
  /// How bad it is when the baseline grows; nil if it is only counted.
  package let baselineGrowth: Severity?
  /// Who has a file of accepted debt of their own; nil if one file holds all.
  package let debtOwner: DebtOwner?
  /// What files touch that no target owns, for `archlint affected`.
  package let affected: FilePlacement

  /// What counts without a file: all that the default preset says.
  package init() { self.init([]) }

  /// Reads a document and those that it extends, the farthest first, with every mistake in them.
  ///
  /// The rules are those that they may name.
  package static func read(
    _ documents: [Document], rules: [RuleOutline]
  ) -> (configuration: Configuration, problems: [Problem]) {
    let hints = Hints.configuration.saying("a rule stands under `rules:`", of: rules.map(\.name))
    let log = MistakeLog(.configuration(names: "`archlint rules` lists them all"), hints)
    let statements = documents.map { document in
      let name = document.source.name.split(separator: "/").last.map(String.init) ?? fileName
      return MapReader(of: document, as: name, log).reading {
        ConfigurationFileContents($0, rules: rules)
      }
    }
    let configuration = Configuration(statements)
    configuration.blueprint.layers.reportContradictions(in: log)
    return (configuration, log.problemsInOrder)
  }

  /// The schema for editors.
  package static func schema(
    rules: [RuleOutline], title: String = "Configuration of archlint"
  ) -> [UInt8] {
    MapOutline { _ = ConfigurationFileContents($0, rules: rules) }.schema(title: title)
  }

  /// The later file counts where only one can; lists grow, and so do layers and rules by name.
  private init(_ files: [ConfigurationFileContents]) {
    preset = files.compactMap(\.preset).last ?? .standard
    let specs = files.compactMap(\.specs)
    include = specs.compactMap(\.include).last ?? [Pattern("**/project.yml")]
    exclude = specs.flatMap(\.exclude)
    namesSpecs = specs.contains { $0.include != nil }
    var blueprint = preset.blueprint
    blueprint.take(files)
    self.blueprint = blueprint
    externals = files.flatMap(\.externals)
    externalProjects = files.flatMap(\.externalProjects)
    rules = files.flatMap(\.rules)
    exceptions = files.flatMap(\.exceptions)
    acceptsExceptionsInSpecs = files.compactMap(\.acceptsExceptions).last ?? true
    let debts = files.compactMap(\.debt)
    neverAccepted = debts.flatMap(\.never)
    baselineGrowth = debts.compactMap(\.growth).last
    debtOwner = debts.compactMap(\.owner).last
    let placed = files.flatMap(\.affected)
    affected = FilePlacement(
      nothing: placed.filter { $0.name == "nothing" }.flatMap(\.patterns),
      everything: placed.filter { $0.name == "everything" }.flatMap(\.patterns),
      targets: placed.filter { !["nothing", "everything"].contains($0.name) })
  }
}

/// Whose debt a file of it holds, where there are several.
package enum DebtOwner: String, CaseIterable, Sendable {
  case layer
  /// Those who look after the spec, as `CODEOWNERS` says.
  case owner
}

extension Hints {
  /// What other tools call the keys of a configuration, and what people look for at the wrong place.
  package static let configuration = Hints(
    names: [
      "because": [
        "reason", "reasons", "why", "comment", "description", "message", "note", "justification",
      ],
      "expires": ["until", "expiry", "expiration", "expire", "deadline", "due", "valid-until"],
      "max": ["limit", "count", "maximum", "at-most"],
      "owner": ["team", "author", "assignee", "responsible"],
      "from": ["source", "sources", "importer", "importers", "consumer", "module", "target"],
      "to": [
        "target", "destination", "imported", "dependency", "dependencies", "allow", "allowed",
        "forbidden", "deny",
      ],
      "only": ["allow", "allowed", "consumers", "visible-to", "except"],
      "modules": [
        "paths", "path", "patterns", "pattern", "targets", "folders", "folder", "directory",
        "files", "glob", "globs", "match", "contains",
      ],
      "rule": ["rules", "id", "check", "name"],
      "exclude": ["excluded", "ignore", "ignored", "excludes"],
      "include": ["included", "includes", "paths", "path"],
      "layers": ["architecture", "levels", "tiers", "stack"],
      "exceptions": ["ignores", "suppressions", "whitelist", "allowlist"],
      "externals": ["third-party", "external", "packages", "vendored"],
      "preset": ["template", "style"],
      "extends": [
        "parent-config", "parent_config", "inherit", "inherits", "extend", "base", "import",
      ],
      "same-layer": ["internal", "siblings", "peers", "horizontal"],
      "closed": ["strict", "sealed"],
      "name": ["pattern", "patterns", "target", "match"],
      "of": ["for", "implementations", "implementation", "implements"],
      "severity": ["level"],
      "limit": ["max", "maximum", "at-most", "most"],
    ],
    advice: [
      "disabled_rules": off, "disabled-rules": off, "disable": off, "disabled": off, "skip": off,
      "enabled": off, "opt_in_rules": on, "opt-in-rules": on, "only_rules": on, "enable": on,
      "excluded": specs, "exclude": specs, "ignore": specs, "included": specs, "include": specs,
      "forbidden": links, "forbidden_modules": links, "contracts": links, "allow": links,
      "allowed": links, "allowed_dependencies": links, "module_boundaries": links,
      "depends_on": below, "depends-on": below, "dependsOn": below, "can-depend-on": below,
      "may-depend-on": below, "dependencies": below, "uses": below,
      "same-layer": layer, "closed": layer, "optional": layer,
      "targets": "name what belongs to a layer under `layers:`",
      "modules_without_layer": "`rules: {unlayered-module: off}` lets modules be in no layer",
      "strict": "`archlint check --strict` fails on warnings, too",
      "warning_threshold": debts, "baseline_path": debts, "reporter": formats, "format": formats,
      "formats": formats, "output": formats, "version": "a configuration has no version",
      "until": "`exceptions:` have a last day: `expires: 2027-03-31`",
      "reason": "rules and exceptions have a reason: `because:`",
    ])

  private static let off = "a rule is switched off by `rules: {NAME: off}`"
  private static let on = "a rule is switched on by `rules: {NAME: error}`"
  private static let specs = "files are left out by `specs: {exclude: […]}`"
  private static let links =
    "links are forbidden and allowed under `rules:`: `forbidden-link`, "
    + "`allowed-links`, `protected`"
  private static let below =
    "a layer may use all layers below it; `allowed-links` under `rules:` says what less it may"
  private static let layer =
    "that is said of a layer: `layers: [{core: {modules: core/**, same-layer: never}}]`"
  private static let debts = "old findings are accepted by `archlint baseline`"
  private static let formats = "`archlint check --format FORMAT --output FILE` says so"
}
