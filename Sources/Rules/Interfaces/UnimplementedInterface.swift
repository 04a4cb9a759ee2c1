package import Findings
internal import Modules

/// Finds interfaces that an app reaches without anything that implements them.
package struct UnimplementedInterface: Rule {
  package static let description = RuleDescription(
    "unimplemented-interface", .warning, "an app reaches an interface but no implementation of it")

  package init(_ options: OptionReader) {}

  package func findings(in survey: Survey) -> [Finding] {
    let architecture = survey.architecture
    let mocks = architecture.mocksOfImplementations()
    return survey.appReaches.flatMap { reach in
      reach.interfaces.filter { interface in
        let implementations = architecture.allImplementations(of: interface)
        var candidates = implementations
        if architecture.role(of: reach.app) == .hostApp {
          candidates += implementations.flatMap { mocks[$0] ?? [] }
        }
        return !candidates.isEmpty && !candidates.contains(where: reach.contains)
      }.map { .unimplementedInterface($0, in: reach.app, architecture) }
    }
  }
}

extension Architecture {
  /// What an interface stands for, and whatever else does the work in its module.
  fileprivate func allImplementations(of interface: TargetID) -> [TargetID] {
    let own = implementations(of: interface)
    return own.isEmpty
      ? self[module(of: interface)].targets.filter { role(of: $0) == .implementation } : own
  }

  fileprivate func mocksOfImplementations() -> [TargetID: [TargetID]] {
    var mocks: [TargetID: [TargetID]] = [:]
    for id in graph.targetIDs where role(of: id) == .mock {
      for implementation in implementations(of: id) {
        mocks[implementation, default: []].append(id)
      }
    }
    return mocks
  }
}

extension Finding {
  fileprivate static func unimplementedInterface(
    _ interface: TargetID, in app: TargetID, _ architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let names = architecture.allImplementations(of: interface).map(graph.name)
    let isHostApp = architecture.role(of: app) == .hostApp
    return Finding(
      of: UnimplementedInterface.self,
      "\(architecture.words(for: app)) reaches the interface "
        + "\(architecture.words(for: interface)), but "
        + (isHostApp ? "neither an implementation nor a mock of it" : "no implementation of it"),
      severity: isHostApp ? .info : nil, about: app, to: Subject(interface, in: graph), in: graph,
      help: "link \(names.joined(separator: " or ")) from the app"
        + (isHostApp ? ", or a mock" : " or its composition root"),
      notes: [Note("the interface", at: graph[interface].place)])
  }
}
