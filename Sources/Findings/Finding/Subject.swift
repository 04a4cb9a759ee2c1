/// One of the two ends that a finding is about.
package struct Subject: Hashable, Sendable {
  package let name: String
  /// Its stable name: `Project/Target`, or the name itself.
  package let identity: String
  /// Its vertex in the graph; nil for a string, or in a report read back.
  package let end: Link.End?

  /// Something that is not in the graph: a path, a key, a limit.
  package init(_ text: String) { self.init(text, identity: text) }

  /// Something shown as a path whose identity doesn't depend on the path.
  package init(_ text: String, identity: String) {
    (name, self.identity, end) = (text, identity, nil)
  }

  /// A path or a pattern for paths, identified by its last literal part wherever that is.
  package static func path(_ text: String) -> Subject {
    let literal = text.split(separator: "/").last { !$0.contains("*") }
    return Subject(text, identity: literal.map { String($0) } ?? text)
  }

  /// A spec: shown by its path, and known by its project.
  package init(_ id: SpecID, in graph: ModuleGraph) {
    self.init(graph[id].path, identity: graph[id].project)
  }

  /// A spec by its project's name, any other file by its own, so moving it changes nothing.
  package init(file: String, in graph: ModuleGraph) {
    let project = graph.specs.first { $0.file == file }?.project
    self = project.map { Subject(file, identity: $0) } ?? Subject.path(file)
  }

  package init(_ id: TargetID, in graph: ModuleGraph) { self.init(.target(id), in: graph) }

  package init(_ end: Link.End, in graph: ModuleGraph) {
    name = graph.name(of: end)
    identity =
      switch end {
      case .target(let id): graph[id].qualifiedName
      case .external(let id): graph[id].name
      }
    self.end = end
  }

  package var target: TargetID? { end?.target }
}
