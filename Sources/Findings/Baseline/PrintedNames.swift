/// The names that findings print, as alternatives to the names in a baseline.
///
/// A hand-edited list has `Accounts` or `external:SnapKit` for archlint's own `Bank/Accounts` and
/// `SnapKit`: both are accepted as long as the name is unique.
package struct PrintedNames: Sendable {
  private var names: [String: String] = [:]

  package init() {}

  package init(in graph: ModuleGraph) {
    for spec in graph.specs { names[spec.path] = spec.project }
    let externals = Set(graph.externals.map(\.name))
    for external in externals { names["external:\(external)"] = external }
    for id in graph.targetIDs where !externals.contains(graph.name(of: id)) {
      names[graph[id].qualifiedName] = graph.name(of: id)
    }
  }

  func key(of debt: Debt) -> Debt {
    Debt(rule: debt.rule, from: key(of: debt.from), to: debt.to.map(key), part: debt.part.map(key))
  }

  func key(of name: String) -> String { names[name] ?? name }
}
