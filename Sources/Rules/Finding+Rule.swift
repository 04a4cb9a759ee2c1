package import Documents
package import Findings
package import Modules

extension Finding {
  /// A finding of a rule, with the rule's own severity unless it says otherwise.
  package init<R: Rule>(
    of rule: R.Type, _ message: String, severity: Severity? = nil, at place: Place,
    from: Subject, to: Subject? = nil, members: [Subject] = [], help: String? = nil,
    notes: [Note] = []
  ) {
    self.init(
      rule: R.description.name, severity ?? R.description.severity, message, at: place,
      from: from, to: to, members: members, help: help, notes: notes)
  }

  /// A finding about a dependency: it points at the entry, and says how the entry got into the
  /// target.
  package init<R: Rule>(
    of rule: R.Type, _ message: String, severity: Severity? = nil, about dependency: Dependency,
    in graph: ModuleGraph, help: String? = nil, notes: [Note] = []
  ) {
    let link = graph.links[dependency.link]
    let from = Subject(dependency.from, in: graph)
    self.init(
      of: rule, message, severity: severity, at: link.place, from: from,
      to: Subject(dependency.to, in: graph), help: help,
      notes: notes + link.provenance.notes(for: from.name))
  }

  /// A finding about a target: it points at its key.
  package init<R: Rule>(
    of rule: R.Type, _ message: String, severity: Severity? = nil, about id: TargetID,
    to: Subject? = nil, in graph: ModuleGraph, help: String? = nil, notes: [Note] = []
  ) {
    let from = Subject(id, in: graph)
    self.init(
      of: rule, message, severity: severity, at: graph[id].place, from: from, to: to,
      help: help, notes: notes + graph[id].provenance.notes(for: from.name))
  }
}

extension [Provenance] {
  /// How something got from where it is written into a target; platforms tell nothing new.
  package func notes(for target: String) -> [Note] {
    filter { $0.step != .platform }.map { step in
      Note("\(target) gets it through the \(step.step.rawValue) \(step.name)", at: step.place)
    }
  }
}
