internal import Documents
internal import Findings
internal import Modules

extension Finding {
  /// What loading noticed, as a finding: it points at the place of the notice, and is about the
  /// target, or the spec, and what is meant, as it is written.
  init<R: Rule>(
    of rule: R.Type, _ notice: Notice, _ message: String, severity: Severity,
    in graph: ModuleGraph, help: String?, notes: [Note] = []
  ) {
    let from = Subject(notice, in: graph)
    self.init(
      of: rule, message, severity: severity, at: notice.place, from: from,
      to: Subject(notice.subject), help: help,
      notes: notice.notes + notes + notice.provenance.notes(for: from.name))
  }
}

extension Subject {
  /// The target that a notice is about, or else its spec.
  init(_ notice: Notice, in graph: ModuleGraph) {
    if let target = notice.target {
      self.init(target, in: graph)
    } else {
      self.init(graph[notice.spec].path)
    }
  }
}

extension Survey {
  /// What loading noticed of one kind.
  func notices(_ kind: Notice.Kind) -> [Notice] { graph.notices.filter { $0.kind == kind } }
}
