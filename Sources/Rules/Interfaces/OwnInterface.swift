package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds implementations that do not link the interface they stand behind.
package struct OwnInterface: Rule {
  package static let description = RuleDescription(
    "own-interface", .warning, "an implementation does not link the interface of its module")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return architecture.graph.targetIDs.flatMap { id -> [Finding] in
      guard architecture.role(of: id) == .implementation else { return [] }
      return architecture.interfaces(of: id)
        .filter { !architecture.lists($0, in: id) }
        .map { .ownInterface($0, of: id, in: architecture) }
    }
  }
}

extension Finding {
  fileprivate static func ownInterface(
    _ interface: TargetID, of id: TargetID, in architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    return Finding(
      of: OwnInterface.self,
      "\(architecture.words(for: id)) does not link its interface "
        + "\(architecture.words(for: interface)), so nothing implements that",
      about: id, to: Subject(interface, in: graph), in: graph,
      help: "add `\(graph.entry(for: interface, in: id))` to its dependencies",
      notes: [Note("the interface", at: graph[interface].place)])
  }
}
