package import Modules

extension Fix {
  /// The changes that edits of a graph stand for; nil where one cannot be written.
  package init?(_ edits: [ProjectEdit], in graph: ModuleGraph) {
    let changes = edits.map { Change.all(of: $0, in: graph) }
    guard !edits.isEmpty, changes.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(changes.flatMap { $0 })
  }
}

extension Change {
  fileprivate static func all(of edit: ProjectEdit, in graph: ModuleGraph) -> [Change] {
    switch edit {
    case .add(let end, let id, let options):
      guard let other = end.target else { return [] }
      return [graph.addition(of: other, to: id, options.written)]
    case .change(let entry, let options):
      return options.written.map { entry.change(.set($0.key, value: $0.value), in: graph) }
    case .rename(let entry, let name):
      let old = graph.name(of: entry.to)
      return [entry.change(.rename(from: old, to: name), in: graph)]
    case .remove(let entry):
      return [entry.change(.remove(Subject(entry.to, in: graph)), in: graph)]
    case .makeDynamic(let id):
      return [Change(.makeDynamic, of: Subject(id, in: graph), at: graph[id].place)]
    }
  }
}

extension ProjectEdit.Entry {
  fileprivate func change(_ action: Change.Action, in graph: ModuleGraph) -> Change {
    Change(action, of: Subject(from, in: graph), at: place)
  }
}

extension ProjectEdit.Options {
  /// The options as an entry has them.
  fileprivate var written: [WrittenEntry.Option] {
    var options: [WrittenEntry.Option] = []
    if let link { options.append(.init("link", "\(link)")) }
    if let embed { options.append(.init("embed", "\(embed)")) }
    if copiesToFrameworks { options.append(.copiesToFrameworks) }
    return options
  }
}

extension ModuleGraph {
  /// That a target gets an entry that leads to another one.
  package func addition(
    of other: TargetID, to id: TargetID, _ options: [WrittenEntry.Option] = []
  ) -> Change {
    Change(
      .add(entry(for: other, in: id, options), to: Subject(other, in: self)),
      of: Subject(id, in: self), at: self[id].place)
  }
}
