/// Finds what tests share among the targets of which nothing else is said: what links a library
/// for tests, and what tests alone reach.
struct TestSupportSearch {
  let graph: ModuleGraph

  /// The externals that only tests have a use for.
  private static let libraries: Set<String> = ["XCTest", "XCTestSwiftSupport", "Testing"]

  func settle(_ subjects: inout TestSubjects) {
    let open = graph.targetIDs.filter { subjects.answers[$0.index].certainty == .assumed }
    for id in open where linksTestLibrary(id) { subjects.answers[id.index].help() }
    let tests = graph.targetIDs.filter { subjects.answers[$0.index].role.isTest }
    guard !tests.isEmpty else { return }
    let shape = graph.adjacency { !$0.isInherited }
    let reached = shape.reachable(from: starts(among: tests, subjects.answers))
    let others = shape.reachable(from: roots(besides: tests, subjects))
    for id in open where reached[id.index] && !others[id.index] {
      subjects.answers[id.index].help()
    }
  }

  /// What tests list, or what several of them share where no program shows what ships: one may well
  /// try another module of a workspace that is a library.
  private func starts(
    among tests: [TargetID], _ answers: [RoleClassifier.Answer]
  ) -> [Int] {
    let listed = tests.flatMap { test in
      Set(graph.links(from: test).filter { !$0.isInherited }.compactMap(\.target?.index))
    }
    let hasProgram = graph.targetIDs.contains { id in
      graph[id].type.isExecutable && !answers[id.index].role.isTrial
    }
    guard !hasProgram else { return listed }
    return Dictionary(grouping: listed) { $0 }.filter { $0.value.count > 1 }.map(\.key)
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
    besides tests: [TargetID], _ subjects: TestSubjects
  ) -> [Int] {
    let answers = subjects.answers
    let tested = Set(tests.flatMap(subjects.allTested) + answers.flatMap(\.counterparts))
    return graph.targetIDs.filter { id in
      let role = answers[id.index].role
      if role.isTest || role.isForTests { return false }
      return role != .implementation || tested.contains(id) || graph.linkIndices(to: id).isEmpty
    }.map(\.index)
  }
}

extension RoleClassifier.Answer {
  /// What is there for tests alone.
  fileprivate mutating func help() { (role, reason) = (.testSupport, .tests) }
}
