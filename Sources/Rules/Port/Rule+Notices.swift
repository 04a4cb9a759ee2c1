extension Rule {
  /// A finding at the notice's place, about its target or spec and its subject as written.
  package func finding(
    _ message: String, severity: Severity, about notice: Notice, help: String?,
    in context: RuleContext
  ) -> Finding {
    let from = Subject(notice, in: context.graph)
    return finding(
      message, severity: severity, at: notice.place, from: from, to: notice.typo, help: help,
      notes: notice.notes + notice.provenance.notes(for: from.name), in: context)
  }
}

extension Subject {
  package init(_ notice: Notice, in graph: ModuleGraph) {
    self = notice.target.map { Subject($0, in: graph) } ?? Subject(notice.spec, in: graph)
  }
}

extension Notice {
  /// The subject of a notice, without names of targets and folders, so it survives renames.
  package var typo: Subject {
    (path == nil || kind == .unknownName) && kind != .droppedInclude
      ? Subject(subject, identity: mistake) : Subject.path(subject)
  }
}

extension Notice.Kind {
  package static let leadNowhere: [Self] = [
    .unknownName, .unknownProduct, .unlistedProduct, .otherPlatform, .otherName, .sdkNameOfTarget,
  ]
}

extension ModuleGraph {
  var noticesOfLostLinks: [Notice] { notices.filter { Notice.Kind.leadNowhere.contains($0.kind) } }
}

extension RuleContext {
  package func notices(_ kind: Notice.Kind) -> [Notice] { graph.notices.filter { $0.kind == kind } }

  /// The target of a notice for messages, else its spec.
  package func words(for notice: Notice) -> String {
    notice.target.map(architecture.words) ?? graph[notice.spec].path
  }
}
