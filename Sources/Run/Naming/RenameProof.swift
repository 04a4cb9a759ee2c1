/// Checks that a renaming changes nothing but the name.
struct RenameProof {
  let replacement: WordReplacement

  /// The first difference; nil if there is none.
  func objection(from before: ModifiedProject, to after: ModifiedProject) -> String? {
    let problems = difference(
      before.report.problems.map(\.message), after.report.problems.map(\.message),
      by: sortedWords(of:))
    if let problem = problems.new { return "it would cause: \(problem)" }
    let findings = difference(messages(of: before), messages(of: after), by: sortedWords(of:))
    if let finding = findings.new { return "it would cause: \(finding)" }
    if let finding = findings.gone { return "archlint would no longer find: \(finding)" }
    let names = Set(after.graph.targetIDs.map(after.graph.plainName))
    if let name = replacement.names.keys.sorted().first(where: names.contains) {
      return "\(name) would keep its name"
    }
    return objection(from: before, to: after, besides: [])
  }

  /// The first target or link that changed, except links of some targets, which may be new.
  func objection(
    from before: ModifiedProject, to after: ModifiedProject, besides changed: [String]
  ) -> String? {
    let replaced = { (text: String) in replacement.replaced(in: text) }
    let targets = difference(targets(of: before), targets(of: after), by: replaced)
    let target = targets.gone ?? (changed.isEmpty ? targets.new : nil)
    if let target { return "it would change the target \(target)" }
    let kept = [before, after].map { state in
      LinkTraits.all(in: state.graph).map(\.words).filter { link in
        !changed.contains { link.hasPrefix("from \($0) ") }
      }
    }
    let link = difference(kept[0], kept[1], by: replaced)
    return (link.new ?? link.gone).map { "it would change the link \($0)" }
  }

  private func difference(
    _ before: [String], _ after: [String], by key: (String) -> String
  ) -> (new: String?, gone: String?) {
    let (olds, news) = (before.map(key), after.map(key))
    let (known, now) = (olds.counts, news.counts)
    let new = zip(news, after).filter { now[$0.0] ?? 0 > known[$0.0] ?? 0 }.map(\.1).min()
    let gone = zip(olds, before).filter { known[$0.0] ?? 0 > now[$0.0] ?? 0 }.map(\.1).min()
    return (new, gone)
  }

  /// The words of a message in order, since a renaming reorders lists.
  private func sortedWords(of text: String) -> String {
    replacement.replaced(in: text).split { " (),:;`".contains($0) }.sorted().joined(separator: " ")
  }

  /// The findings; an info may give another reason.
  private func messages(of state: ModifiedProject) -> [String] {
    state.report.findings.flatMap(\.each).map { finding in
      "\(finding.severity == .info ? "" : finding.message + " ")[\(finding.rule)]"
    }
  }

  private func targets(of state: ModifiedProject) -> [String] {
    let (architecture, graph) = (state.checked.workspace.architecture, state.graph)
    return graph.targetIDs.map { id in
      let part = architecture[id]
      let layer = part.layer.map { architecture[$0].name } ?? "-"
      return "\(graph[id].qualifiedName) \(graph[id].type.rawValue) \(part.role.rawValue) \(layer) "
        + "\(architecture[part.module].name)"
    }
  }
}
