/// The rules of a run with their severities and options.
package struct RuleBook {
  package let rules: [ChosenRule]
  package let problems: [Problem]
  /// The rules that are hidden, some of which run because others depend on them.
  let silent: Set<String>

  /// The enabled rules that may apply to a target: those with a pattern that matches it, and those
  /// without patterns.
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

  /// The Info.plist keys that rules need, each with a class name.
  package var registrationKeys: Set<String> {
    rules.filter { $0.severity != nil }.reduce(into: []) { $0.formUnion($1.rule.registrationKeys) }
  }
}
