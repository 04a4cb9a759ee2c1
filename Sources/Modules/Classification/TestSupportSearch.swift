/// Finds test support among unclassified targets, by linked test libraries and by dependents.
///
/// Only direct links and dependents decide: an edited link changes only the roles of its ends.
///
/// ```
/// KitTests, MapTests -> Fixtures      Fixtures is test support
/// KitTests -> Kit                     Kit is not: it is what KitTests test
/// AppTestKit -> MapTestKit, Map       AppTestKit is, although no App is a target
/// ```
struct TestSupportSearch {
  let graph: ModuleGraph
  /// The names of test support.
  let patterns: [RolePattern]

  func settle(_ subjects: inout TestSubjects) {
    let tests = graph.targetIDs.filter { subjects.answers[$0.index].role.isTest }
    let others = subjects.answers.flatMap(\.counterparts)
    let tested = Set(tests.flatMap(subjects.allTested) + others)
    let named = Set(tests.flatMap(subjects.named) + others)
    let open = graph.targetIDs.filter { subjects.answers[$0.index].certainty == .assumed }
    // What this search finds must not depend on its order.
    let known = subjects.answers
    // Platform variants are one target: what uses one of them uses it.
    for twins in Dictionary(grouping: open, by: { PlatformVariants(of: graph[$0]) }).values {
      let helps =
        twins.contains(where: linksTestLibrary)
        || (hasName(twins[0]) ? named : tested).isDisjoint(with: twins) && isForTests(twins, known)
      for id in twins where helps {
        (subjects.answers[id.index].role, subjects.answers[id.index].reason) = (
          .testSupport, .tests
        )
      }
    }
  }

  /// Whether only tests and test support link a target: several bundles, or one of its own spec.
  ///
  /// A single bundle may test another module of the workspace.
  private func isForTests(_ twins: [TargetID], _ answers: [RoleClassifier.Answer]) -> Bool {
    let users = twins.flatMap { graph.linkIndices(to: $0).map { graph.links[$0] } }
      .filter { !$0.isInherited }.map(\.from)
    let bundles = users.filter { answers[$0.index].role.isTest }
    let isOfTests = { (id: TargetID) in
      answers[id.index].role.isTest || answers[id.index].role.isForTests
    }
    guard users.allSatisfy(isOfTests) else { return false }
    if hasName(twins[0]) {
      let parts = twins.flatMap { graph.links(from: $0).compactMap(\.target) }
      if !users.isEmpty || parts.contains(where: isOfTests) { return true }
    }
    let isNear = bundles.contains { graph.spec(of: $0) == graph[twins[0]].spec }
    let count = Set(bundles.map { PlatformVariants(of: graph[$0]) }).count
    return count >= Evidence.fewestBundles || isNear
  }

  private func hasName(_ id: TargetID) -> Bool {
    patterns.first(fitting: Array(graph.plainName(of: id).utf8)[...]) != nil
  }

  /// A weak link does not count: the framework works without it.
  private func linksTestLibrary(_ id: TargetID) -> Bool {
    graph.links(from: id).contains { link in
      guard let external = link.external, link.links, !link.isWeak, !link.isInherited else {
        return false
      }
      return Evidence.testLibraries.contains(graph[external].name)
    }
  }
}
