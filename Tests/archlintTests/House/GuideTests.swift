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
    try example.run(
      """
      rm -rf broken README.md expected.txt architecture.svg .archlint.yml .archlint-baseline.yml
      git init -q .; git config user.name a; git config user.email a@b; git add .; git commit -qm one
      """)
    // The program by its name, as in the guide.
    let named = "archlint() { \"$archlint\" \"$@\"; }; "
    for step in steps {
      let result = try example.run(named + "{ \(step.text); } 2>&1")
      #expect(result.output == step.says, "$ \(step.text)")
    }
    #expect(try example.run("$archlint check -q").exitCode == 0)
  }
}
