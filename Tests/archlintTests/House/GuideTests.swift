import Foundation
import TestSupport
import Testing

/// Runs the guide from its first command to its last, as a reader would.
@Suite("The guide")
struct GuideTests {
  @Test("leads from an example without a configuration to a green gate, in the words it shows")
  func whole() throws {
    let steps = try PageCommand.all(in: "docs/guide.md")
    #expect(steps.count > 12)
    let example = try Example("legacy")
    // The program by its name, as in the guide; and a git identity for commits.
    let named =
      "archlint() { \"$archlint\" \"$@\"; }; "
      + "export GIT_{AUTHOR,COMMITTER}_NAME=a GIT_{AUTHOR,COMMITTER}_EMAIL=a@b; "
    for step in steps {
      let result = try example.run(named + "{ \(step.text); } 2>&1")
      #expect(result.output == step.says, "$ \(step.text)")
    }
    #expect(try example.run("$archlint check -q").exitCode == 0)
  }
}
