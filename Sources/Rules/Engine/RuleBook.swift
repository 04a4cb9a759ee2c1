/// The rules of a run with their severities and options.
package struct RuleBook {
  package let rules: [ChosenRule]
  package let problems: [Problem]
  /// The rules that are hidden, some of which run because others depend on them.
  let silent: Set<String>

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
