import Foundation
import TestSupport
import Testing

/// Plays pull requests through in a repository of every example, as its reviewers see them.
@Suite("A pull request in every preset's example")
struct PullRequestTests {
  /// One mutation of each example that adds a single forbidden link.
  private static let violations: [Mutation] = {
    let rules: Set = [
      "same-layer-link", "upward-link", "forbidden-link", "closed-layer", "independent-modules",
      "mock-in-production",
      "interface-links-implementation", "cycle", "nested-embed", "unknown-link",
    ]
    let all =
      Mutation.ofStation + Mutation.ofSmallProjects + Mutation.ofOtherArchitectures
      + Mutation.ofShapes + Mutation.ofManifests
    return Example.ofSpecs.compactMap { example in
      all.first {
        $0.example == example && $0.edits.count == 1
          && $0.edits[0].file != ".archlint.yml" && $0.findings.count == 1
          && rules.contains($0.rules[0])
          && $0.findings[0].contains(" -> ")
      }
    }
  }()

  @Test("is there for each of them")
  func all() {
    #expect(Self.violations.map(\.example) == Example.ofSpecs)
  }

  @Test("fails at its line, passes with a reason, fails when that ended, and is mended")
  func lifeOfAnException() throws {
    for mutation in Self.violations { try play(mutation) }
  }

  private func play(_ mutation: Mutation) throws {
    let example = try Example(mutation.example)
    let edit = mutation.edits[0]
    try example.run("git init -q . && git checkout -q -b main && \(commit)")
    let clean = try example.text(of: edit.file)
    let broken = try #require(edit.applied(to: clean))
    try example.write(broken, to: edit.file)
    let line = try #require(firstDifference(clean, broken))

    // Pushed.
    let pushed = try example.check("--since main --format github")
    #expect(pushed.exitCode == 1, "\(mutation)")
    let annotation = "::error file=\(edit.file),line=\(line),"
    #expect(pushed.output.contains(annotation), "\(mutation): \(pushed.output)")

    // Accepted, with a reason and a day, for each rule that a note names.
    let configuration = try example.text(of: ".archlint.yml")
    var text = configuration
    for rule in Set([mutation.rules[0]] + (try rulesInNotes(of: example))).sorted() {
      text = accepting(mutation, of: rule, in: text)
    }
    try example.write(text, to: ".archlint.yml")
    let accepted = try example.check("--since main")
    #expect(accepted.exitCode == 0, "\(mutation): \(accepted.output)")
    try example.run(commit)

    // Fixed too late: the exception expired more than fourteen days ago.
    let late = "--as-of 2027-02-20 --only \(mutation.rules[0]) --only expired-exception"
    let expired = try example.run("$archlint check \(late)")
    #expect(expired.exitCode == 1, "\(mutation)")
    #expect(expired.output.contains("expired on 2027-02-01 [expired-exception]"), "\(mutation)")

    // Fixed.
    try example.run("git branch -f main")
    try example.write(clean, to: edit.file)
    let mended = try example.check("--since main")
    #expect(mended.exitCode == 0, "\(mutation): \(mended.output)")
    #expect(mended.output.contains("Fixed: 1\n  "), "\(mended.output)")
    #expect(mended.output.contains(" [\(mutation.rules[0])]\n"), "\(mended.output)")
    #expect(mended.output.contains("[unused-exception]"), "\(mutation)")
  }

  private let commit =
    "git add -A && git -c user.name=crew -c user.email=crew@example.com commit -qm change"

  /// The rules that reject the same link, which a report names in notes.
  private func rulesInNotes(of example: Example) throws -> [String] {
    try example.check("--since main").output.components(separatedBy: "\n")
      .filter { $0.contains(" note: ") && $0.hasSuffix("]") }
      .compactMap { $0.dropLast().components(separatedBy: "[").last }
  }

  /// A configuration with one more exception.
  private func accepting(
    _ mutation: Mutation, of rule: String, in configuration: String
  ) -> String {
    let ends = mutation.findings[0].split(separator: " ", maxSplits: 1)[1]
      .components(separatedBy: " -> ")
    let entry = """
        - {rule: \(rule), from: "\(ends[0])", to: "\(ends[1])", because: for now,
           expires: 2027-02-01}
      """
    guard configuration.contains("\nexceptions:\n") else {
      return configuration + "\nexceptions:\n\(entry)\n"
    }
    return configuration.replacingOccurrences(
      of: "\nexceptions:\n", with: "\nexceptions:\n\(entry)\n")
  }

  private func firstDifference(_ one: String, _ other: String) -> Int? {
    let lines = [one, other].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
      .map { $0.offset + 1 }
  }
}
