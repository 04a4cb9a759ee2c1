/// What test bundles are there to test, as far as names and hosts tell.
struct TestSubjects {
  private let graph: ModuleGraph
  private let answers: [RoleClassifier.Answer]
  /// What a test bundle may be named after: programs, frameworks and libraries.
  private let names: TargetNames
  private let hosts: TestHosts

  init(graph: ModuleGraph, answers: [RoleClassifier.Answer]) {
    self.graph = graph
    self.answers = answers
    hosts = TestHosts(graph)
    names = TargetNames(graph) { id in
      switch answers[id.index].role {
      case .unitTests, .uiTests, .bundle, .other: false
      default: graph[id].kind == .native
      }
    }
  }

  /// The targets that a test bundle is named after; of several that it could be, those that it
  /// depends on.
  func named(by test: TargetID) -> [TargetID] {
    let meanings = TestName.subjects(
      of: graph[test].plainName, isKindFirst: graph[test].type == .uiTests
    ).map { names.targets(of: $0, for: test) }.filter { !$0.isEmpty }
    // `CommonUITests` beside CommonUI are tests of that, whatever there is elsewhere.
    let beside = meanings.first { $0.contains { graph[$0].spec == graph[test].spec } }
    let found = beside ?? meanings.first ?? []
    guard found.count > 1 else { return found }
    let listed = Set(dependencies(of: test))
    let near = found.filter(listed.contains)
    return near.isEmpty ? found : near
  }

  /// What a bundle tests: what it is named after, else all that it lists.
  ///
  /// A bundle that runs in a host tests the host, whatever else it lists.
  func allTested(by test: TargetID) -> [TargetID] {
    let named = named(by: test)
    guard named.isEmpty, host(of: test) == nil else { return named }
    return dependencies(of: test)
  }

  /// What a bundle lists itself, besides what is only there for tests.
  func dependencies(of test: TargetID) -> [TargetID] {
    listed(by: test).filter { !answers[$0.index].role.isForTests }
  }

  /// The same, or what is there for tests if a bundle lists nothing else.
  func candidates(of test: TargetID) -> [TargetID] {
    let dependencies = dependencies(of: test)
    return dependencies.isEmpty ? listed(by: test) : dependencies
  }

  private func listed(by test: TargetID) -> [TargetID] {
    graph.links(from: test).compactMap { link in
      guard let target = link.target, !link.isInherited else { return nil }
      let role = answers[target.index].role
      return role.isTest || role == .bundle ? nil : target
    }
  }

  /// The application that a bundle runs in, or drives.
  func host(of test: TargetID) -> TargetID? { hosts.host(of: test) }
}
