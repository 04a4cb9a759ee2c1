extension Rule {
  /// A finding about a target's imports of a module, at the first, with notes for other files.
  package func finding(
    _ message: String, severity: Severity? = nil, about sites: [ModuleUse.Site],
    of use: ModuleUse, help: String? = nil, notes: [Note] = [], in context: RuleContext
  ) -> Finding? {
    guard let first = sites.first else { return nil }
    let graph = context.graph
    return finding(
      message, severity: severity, at: first.place, from: Subject(use.from, in: graph),
      to: use.ends.first.map { Subject($0, in: graph) } ?? Subject(use.module), help: help,
      notes: notes + use.notes(about: sites), in: context)
  }
}

extension ModuleUse {
  /// The limit of listed files after the first.
  private static let shownFiles = 2

  fileprivate func notes(about sites: [Site]) -> [Note] {
    let others = sites.indices.dropFirst().filter { sites[$0].path != sites[$0 - 1].path }
      .map { sites[$0] }
    let shown = others.prefix(ModuleUse.shownFiles)
    let hidden = others.count - shown.count
    return shown.enumerated().map { index, site in
      let isLast = index == shown.count - 1 && hidden > 0
      return Note(
        "imported here too"
          + (isLast ? ", and in \(hidden.of("more file"))" : ""), at: site.place)
    }
  }
}

extension RuleContext {
  package func words(for use: ModuleUse) -> String {
    guard let target = use.target else { return use.module }
    let words = architecture.words(for: target)
    return graph[target].name == use.module ? words : "\(use.module) of \(words)"
  }

  /// A note at the target's list of dependencies.
  package func note(onEntriesOf id: TargetID) -> Note {
    Note("\(graph.name(of: id)) is declared here", at: graph[id].place)
  }
}
