package import Configuration
internal import Documents
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
      reach.interfaces.compactMap { interface -> Finding? in
        let implementations = architecture.allImplementations(of: interface)
        let isHostApp = architecture.role(of: reach.app) == .hostApp
        let stubs = isHostApp ? implementations.flatMap { mocks[$0] ?? [] } : []
        guard !implementations.isEmpty,
          !(implementations + stubs).contains(where: reach.contains)
        else { return nil }
        return .unimplementedInterface(
          interface, in: reach.app, links: implementations + stubs, architecture)
      }
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
    _ interface: TargetID, in app: TargetID, links: [TargetID], _ architecture: Architecture
  ) -> Finding {
    let graph = architecture.graph
    let names = links.map(graph.name).joined(separator: " or ")
    let isHostApp = architecture.role(of: app) == .hostApp
    return Finding(
      of: UnimplementedInterface.self,
      "\(architecture.words(for: app)) reaches the interface "
        + "\(architecture.words(for: interface)), but "
        + (isHostApp ? "neither an implementation nor a mock of it" : "no implementation of it"),
      severity: isHostApp ? .info : nil, about: app, to: Subject(interface, in: graph), in: graph,
      help: "link \(names) from the app" + (isHostApp ? "" : " or its composition root"),
      notes: [Note("the interface", at: graph[interface].place)])
  }
}
