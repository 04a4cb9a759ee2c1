import Rules
import TestSupport
import Testing

/// Breaks clean examples in one place, and expects exactly the findings that follow from it.
@Suite("A change of a clean example")
struct MutationTests {
  private static let all =
    Mutation.ofStation + Mutation.ofSmallProjects + Mutation.ofOtherArchitectures
    + Mutation.ofShapes + Mutation.ofManifests

  @Test("is caught, and nothing else is", arguments: all)
  func caught(mutation: Mutation) throws {
    let example = try Example(mutation.example)
    for edit in mutation.edits {
      let text = try example.text(of: edit.file)
      let changed = try #require(edit.applied(to: text), "there is no such line")
      try example.write(changed, to: edit.file)
    }
    let found = try findings(in: example)
    #expect(found == mutation.findings)
  }

  @Test("is caught by every rule, but for that about workspaces without links")
  func everyRule() {
    // These rules take two states, of a branch or of a project and its spec, and are tested with
    // them; and one change removes no links from half of an example.
    #expect(
      Set(RuleCatalog.names).subtracting(Self.all.flatMap(\.rules))
        == [
          "baseline-growth", "generated-project-differs", "judged-less", "policy-growth",
          "unread-links",
        ])
  }

  /// What is found, each as `rule from -> to`; sorted.
  private func findings(in example: Example) throws -> [String] {
    try example.checked().findings.map { finding in
      "\(finding.rule) \(finding.from)" + (finding.to.map { " -> \($0)" } ?? "")
    }.sorted()
  }
}
