package import Configuration
internal import Documents
package import Findings
internal import Modules

/// Finds apps that reach more than one implementation of an interface.
package struct RivalImplementations: Rule {
  package static let description = RuleDescription(
    "rival-implementations", .warning,
    "one app reaches two implementations of the same interface")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    return survey.appReaches.flatMap { reach -> [Finding] in
      guard architecture.role(of: reach.app) == .app else { return [] }
      return reach.interfaces.compactMap { interface in
        let rivals = architecture.implementations(of: interface).filter(reach.contains)
        return rivals.count > 1
          ? .rivalImplementations(rivals, of: interface, in: reach.app, architecture) : nil
      }
    }
  }
}

extension Finding {
  fileprivate static func rivalImplementations(
    _ rivals: [TargetID], of interface: TargetID, in app: TargetID, _ architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let names = rivals.sorted().map(graph.name).joined(separator: " and ")
    return Finding(
      of: RivalImplementations.self,
      "\(architecture.words(for: app)) reaches \(names), which implement the same interface "
        + architecture.words(for: interface),
      about: app, to: Subject(interface, in: graph), in: graph,
      help: "let each app reach the one implementation it is made with",
      notes: rivals.sorted().map {
        Note("\(graph.name(of: $0)) is one of them", at: graph[$0].place)
      })
  }
}
