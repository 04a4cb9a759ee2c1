/// The rules of a run: which are on, how severe their findings are, with what options.
package struct RuleBook {
  /// Every rule of the catalogue, in its order.
  package let rules: [ChosenRule]
  /// The mistakes in names, severities and options.
  package let problems: [Problem]
  /// The rules that are not to be shown, though some are judged for the sake of others.
  let silent: Set<String>

  /// Chooses among the rules of a catalogue by what the preset, the configuration and the command
  /// line say.
  ///
  /// The later of these counts more. Names on the command line must be known.
  package init(
    of catalogue: [any Rule.Type], preset: [RuleSetting], configuration: [RuleSetting],
    only: [String], skip: [String]
  ) {
    let log = MistakeLog(.options, .configuration)
    let names = catalogue.map { $0.description.name }
    for setting in configuration { setting.checkName(among: names, log) }
    let choice = RuleChoice(
      preset: preset, configuration: configuration, only: only, skip: skip, log: log)
    rules = catalogue.map(choice.rule)
    problems = log.problems
    silent = only.isEmpty ? [] : Set(names).subtracting(only)
  }

  /// The rules that are on and may speak of a target: those with patterns of which one means it, and
  /// those without.
  package func speakers(
    of id: TargetID, in architecture: Architecture
  ) -> (named: [String], others: [String]) {
    let on = rules.filter { $0.severity != nil }
    let patterned = on.filter { !$0.rule.selectors.isEmpty }
    let named = patterned.filter { chosen in
      chosen.rule.selectors.contains { $0.selection(in: architecture).contains(id) }
    }
    let names = Set(patterned.map(\.description.name))
    return (
      named.map(\.description.name), on.map(\.description.name).filter { !names.contains($0) }
    )
  }

  /// The keys in the information of bundles that rules have to know of, each with the name of a
  /// class.
  package var registrationKeys: Set<String> {
    rules.filter { $0.severity != nil }.reduce(into: []) { $0.formUnion($1.rule.registrationKeys) }
  }
}

extension RuleSetting {
  fileprivate func checkName(among names: [String], _ log: MistakeLog) {
    guard !names.contains(name) else { return }
    let nearest = NearestName.of(name, among: names)
    log.add(
      Problem(
        "unknown rule `\(name)`", at: place,
        help: nearest.map(NearestName.help(naming:)) ?? "run `archlint rules` for all names"))
  }
}
