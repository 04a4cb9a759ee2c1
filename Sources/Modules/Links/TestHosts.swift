/// The application that each test bundle runs in, or drives.
package struct TestHosts: Sendable {
  private let hosts: [TargetID: TargetID]

  package init(_ graph: ModuleGraph, at destination: Destination = Destination()) {
    let names = AppNames(graph)
    var hosts: [TargetID: TargetID] = [:]
    for id in graph.targetIDs where graph.productType(of: id).isTest {
      hosts[id] = names.host(of: id, at: destination)
    }
    self.hosts = hosts
  }

  package func host(of test: TargetID) -> TargetID? { hosts[test] }
}

/// The applications of a graph by the names in settings.
package struct AppNames {
  private let graph: ModuleGraph
  private var byProduct: [String: [TargetID]] = [:]
  private var byName: [String: [TargetID]] = [:]

  package init(_ graph: ModuleGraph) {
    self.graph = graph
    for id in graph.targetIDs where graph.productType(of: id).isApp {
      let target = graph[id]
      byName[target.name, default: []].append(id)
      for name in Set([target.productName] + target.settingNames) {
        byProduct[name, default: []].append(id)
      }
    }
  }

  package var all: Set<String> { Set(byName.keys).union(byProduct.keys) }

  /// The application whose product a `TEST_HOST` names.
  package func app(inTestHost setting: String, for test: TargetID) -> TargetID? {
    AppNames.productName(inTestHost: setting).flatMap { nearest(byProduct[$0], to: test) }
  }

  package func app(named name: String, for test: TargetID) -> TargetID? {
    nearest(byName[name], to: test)
  }

  /// The name before `.app` in a `TEST_HOST`, such as `$(BUILT_PRODUCTS_DIR)/Cosmonaut.app/…`.
  package static func productName(inTestHost setting: String) -> String? {
    setting.split(separator: "/").last { $0.hasSuffix(".app") }.map { String($0.dropLast(4)) }
  }

  /// The host by settings, else the first application of the same spec that the bundle depends on.
  fileprivate func host(of id: TargetID, at destination: Destination) -> TargetID? {
    let test = graph[id]
    let setting = test.build(for: destination).testHost
    var named: TargetID?
    if test.type == .unitTests, let setting {
      // An empty setting means that there is no host.
      if setting.text.allSatisfy(\.isWhitespace) { return nil }
      named = app(inTestHost: setting.text, for: id)
    } else if test.type != .unitTests || graph[test.spec].isXcodeProject {
      named = test.build.testTarget.flatMap { app(named: $0.text, for: id) }
    }
    let apps = graph.links(from: id).lazy.compactMap { link in
      link.kind == .target && !link.isInherited ? link.target : nil
    }
    return named
      ?? apps.first { graph.productType(of: $0).isApp && graph.spec(of: $0) == graph.spec(of: id) }
  }

  /// Prefers the application of the bundle's own spec among those of one name.
  private func nearest(_ candidates: [TargetID]?, to test: TargetID) -> TargetID? {
    candidates?.first { graph.spec(of: $0) == graph.spec(of: test) } ?? candidates?.first
  }
}
