/// Finds what tests share among the targets of which nothing else is said: what links a library
/// for tests, and what tests alone reach.
struct TestSupportSearch {
  let graph: ModuleGraph

  /// The externals that only tests have a use for.
  private static let libraries: Set<String> = ["XCTest", "XCTestSwiftSupport", "Testing"]

  func settle(_ answers: inout [RoleClassifier.Answer]) {
    let open = graph.targetIDs.filter { answers[$0.index].certainty == .assumed }
    for id in open where linksTestLibrary(id) { answers[id.index].role = .testSupport }
    let tests = graph.targetIDs.filter { answers[$0.index].role.isTest }
    guard !tests.isEmpty else { return }
    let shape = graph.adjacency { !$0.isInherited }
    let reached = shape.reachable(from: tests.map(\.index))
    let others = shape.reachable(from: roots(besides: tests, answers))
    for id in open where reached[id.index] && !others[id.index] {
      answers[id.index].role = .testSupport
    }
  }

  /// A weak link is no need: the framework does without it where customers have it.
  private func linksTestLibrary(_ id: TargetID) -> Bool {
    graph.links(from: id).contains { link in
      guard let external = link.external, link.links, !link.isWeak, !link.isInherited else {
        return false
      }
      return TestSupportSearch.libraries.contains(graph[external].name)
    }
  }

  /// Where what is not for tests begins: at all that nothing depends on, at programs, at
  /// what tests are there to test, and at what interfaces and mocks stand for.
  private func roots(
    besides tests: [TargetID], _ answers: [RoleClassifier.Answer]
  ) -> [Int] {
    let subjects = TestSubjects(graph: graph, answers: answers)
    let tested = Set(tests.flatMap(subjects.allTested) + answers.flatMap(\.counterparts))
    return graph.targetIDs.filter { id in
      let role = answers[id.index].role
      if role.isTest || role.isForTests { return false }
      return role != .implementation || tested.contains(id) || graph.linkIndices(to: id).isEmpty
    }.map(\.index)
  }
}
