/// The rules of a run with their severities and options.
package struct RuleBook {
  package let rules: [ChosenRule]
  package let problems: [Problem]
  /// The rules that are hidden, some of which run because others depend on them.
  let silent: Set<String>

  /// Selects rules of a catalog by preset, configuration and command line.
  ///
  /// The later of these wins. Names on the command line must be known.
  package init(
    of catalogue: [any Rule.Type], preset: [RuleSetting], configuration: [RuleSetting],
    only: [String], skip: [String]
  ) {
    let log = MistakeLog(.options, .configuration)
    let names = catalogue.map { $0.description.name }
    for setting in configuration where !names.contains(setting.name) {
      let nearest = NearestName.of(setting.name, among: names)
      log.add(
        Problem(
          "unknown rule `\(setting.name)`", at: setting.place,
          help: nearest.map(NearestName.help(naming:)) ?? "run `archlint rules` for all names"))
    }
    let choice = RuleChoice(
      preset: preset, configuration: configuration, only: only, skip: skip, log: log)
    rules = catalogue.map(choice.rule)
    problems = log.problems
    silent = only.isEmpty ? [] : Set(names).subtracting(only)
  }

  /// The enabled rules with a pattern that matches a target.
  package func naming(_ id: TargetID, in architecture: Architecture) -> [String] {
    rules.filter { chosen in
      chosen.severity != nil
        && chosen.rule.selectors.contains { $0.selection(in: architecture).contains(id) }
    }.map(\.description.name)
  }

  /// The Info.plist keys that rules need, each with a class name.
  package var registrationKeys: Set<String> {
    rules.filter { $0.severity != nil }.reduce(into: []) { $0.formUnion($1.rule.registrationKeys) }
  }
}
