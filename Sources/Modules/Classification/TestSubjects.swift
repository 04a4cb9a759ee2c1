/// The targets that test bundles test, as far as names and hosts show.
struct TestSubjects {
  private let graph: ModuleGraph
  /// The roles so far; later ones never turn a target into a test or back.
  var answers: [RoleClassifier.Answer]
  /// The possible targets of each test bundle's name: programs, frameworks and libraries.
  private let meant: [TargetID: [TargetID]]
  let hosts: TestHosts

  init(graph: ModuleGraph, answers: [RoleClassifier.Answer], names: TargetNames) {
    (self.graph, self.answers) = (graph, answers)
    hosts = TestHosts(graph)
    let names = TargetNames(names) { id in
      ![.unitTests, .uiTests, .bundle, .other].contains(answers[id.index].role)
    }
    var meant: [TargetID: [TargetID]] = [:]
    for test in graph.targetIDs where answers[test.index].role.isTest {
      meant[test] = graph.meanings(of: test, among: names)
    }
    self.meant = meant
  }

  /// The targets that a test bundle is named after; if ambiguous, those that it depends on.
  ///
  /// None, if they are elsewhere and it depends on a library next to it instead, which it was copied
  /// for, or on an app of that name.
  func named(by test: TargetID) -> [TargetID] {
    let found = meant[test] ?? []
    guard !found.isEmpty else { return [] }
    let listed = dependencies(of: test)
    let near = found.filter(listed.contains)
    guard near.isEmpty else { return near }
    let spec = graph.spec(of: test)
    let isElsewhere = !found.contains { graph.spec(of: $0) == spec }
    let hasOther = listed.contains { other in
      let isApp = graph.productType(of: other).isApp
      return graph.spec(of: other) == spec
        && (!isApp
          || found.allSatisfy { graph.plainName(of: other).hasPrefix(graph.plainName(of: $0)) })
    }
    return isElsewhere && hasOther ? [] : found
  }

  /// What a bundle tests: the target it is named after, else all that it lists.
  ///
  /// A bundle with a host tests only the host.
  func allTested(by test: TargetID) -> [TargetID] {
    let named = named(by: test)
    guard named.isEmpty, hosts.host(of: test) == nil else { return named }
    return dependencies(of: test)
  }

  /// What a bundle lists itself, except what exists only for tests.
  func dependencies(of test: TargetID) -> [TargetID] {
    listed(by: test).filter { !answers[$0.index].role.isForTests }
  }

  /// The same, or its test-only dependencies if it lists nothing else.
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
}

extension ModuleGraph {
  fileprivate func meanings(of test: TargetID, among names: TargetNames) -> [TargetID] {
    let meanings = TestName.subjects(
      of: plainName(of: test), isKindFirst: productType(of: test) == .uiTests
    ).map { names.targets(of: $0, for: test) }.filter { !$0.isEmpty }
    // `CommonUITests` next to CommonUI test it, even if another spec has a Common.
    let beside = meanings.first { $0.contains { spec(of: $0) == spec(of: test) } }
    return beside ?? meanings.first ?? []
  }
}
