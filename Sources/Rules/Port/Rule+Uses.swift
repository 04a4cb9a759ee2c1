extension Rule {
  /// A finding about some imports of a module, all by one target: it points at the first, and the
  /// notes at those in other files.
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

  /// The other files with imports, the first few of them at their places.
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
  /// The module of a use as messages name it, with its layer.
  package func words(for use: ModuleUse) -> String {
    guard let target = use.target else { return use.module }
    let words = architecture.words(for: target)
    return graph[target].name == use.module ? words : "\(use.module) of \(words)"
  }

  /// Where a target lists what it depends on.
  package func note(onEntriesOf id: TargetID) -> Note {
    Note("\(graph.name(of: id)) is declared here", at: graph[id].place)
  }
}
