@_exported public import Findings
internal import WordLists

/// The effective configuration: the preset, and the changes of all configuration files.
///
/// `ConfigurationFileContents` is one file; the merge of several is here. Nested values have types
/// of their own: `Layers`, `Roles`, `RuleSetting`, `Exceptions`.
package struct Configuration: Sendable {
  package static let fileName = ".archlint.yml"

  package let preset: Preset
  package let include: [Pattern]
  /// The files that are excluded, in addition to those that always are.
  package let exclude: [Pattern]
  /// Whether a file says which files are specs.
  package let namesSpecs: Bool
  package var blueprint: Blueprint
  package let externals: [Pattern]
  /// Project files whose targets are not read, relative to the root.
  package let externalProjects: [Pattern]
  /// The rule settings of the files, checked by the rule catalog.
  package let rules: [RuleSetting]
  package let exceptions: [Exception]
  package let acceptsExceptionsInSpecs: Bool
  /// Rules whose findings the baseline never accepts.
  package let neverAccepted: [String]
  /// How bad it is when the baseline grows; nil if it is only counted.
  package let baselineGrowth: Severity?
  /// How bad it is when a branch checks less than its merge base; nil if that is allowed.
  package let policyGrowth: Severity?
  /// Who has a baseline file of their own; nil if one file holds all.
  package let baselineOwner: BaselineOwner?
  /// What files touch that no target owns, for `archlint affected`.
  package let affected: FilePlacement
  /// Who looks after targets, for `archlint owners`; several may look after one.
  package let owners: [(name: String, patterns: [Pattern])]

  /// What counts without a file: all that the default preset says.
  package init() { self.init([]) }

  /// Reads a document and those that it extends, the farthest first, with every mistake in them.
  ///
  /// The rules are those that they may name.
  package static func read(
    _ documents: [Document], rules: [RuleOutline]
  ) -> (configuration: Configuration, problems: [Problem]) {
    let log = MistakeLog(
      .configuration(names: "run `archlint rules` for all names"), .configuration(of: rules))
    let statements = documents.map { document in
      let name = document.source.name.split(separator: "/").last.map(String.init) ?? fileName
      return MappingDecoder(of: document, as: name, log).reading {
        ConfigurationFileContents($0, rules: rules)
      }
    }
    let configuration = Configuration(statements)
    configuration.blueprint.layers.reportContradictions(in: log)
    return (configuration, log.problemsInOrder)
  }

  package static func schema(
    rules: [RuleOutline], title: String = "Configuration of archlint"
  ) -> [UInt8] {
    SchemaRecorder { _ = ConfigurationFileContents($0, rules: rules) }.schema(title: title)
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
    let baselines = files.compactMap(\.baseline)
    neverAccepted = baselines.flatMap(\.never)
    baselineGrowth = baselines.compactMap(\.growth).last
    policyGrowth = Severity(rawValue: files.compactMap(\.policy).last ?? "warning")
    baselineOwner = baselines.compactMap(\.owner).last
    owners = files.flatMap(\.owners)
    let placed = files.flatMap(\.affected)
    affected = FilePlacement(
      nothing: placed.filter { $0.name == "nothing" }.flatMap(\.patterns),
      everything: placed.filter { $0.name == "everything" }.flatMap(\.patterns),
      targets: placed.filter { !["nothing", "everything"].contains($0.name) })
  }
}

/// What a baseline file is for, if there are several.
package enum BaselineOwner: String, CaseIterable, Sendable {
  case layer
  /// Those who look after the spec, as `CODEOWNERS` says.
  case owner
}

extension Hints {
  /// What other tools call the keys of a configuration, and what people look for at the wrong place.
  package static func configuration(of rules: [RuleOutline] = []) -> Hints {
    let words = { (text: String) in text.split(separator: " ").map(String.init) }
    return Hints(
      names: Dictionary(LibraryFiles.otherNames.map { ($0, words($1)) }) { $1 },
      advice: Dictionary(
        LibraryFiles.advice.flatMap { keys, text in words(keys).map { ($0, text) } }
          + rules.map { ($0.name, "move it under `rules:`") }
      ) { $1 })
  }
}
