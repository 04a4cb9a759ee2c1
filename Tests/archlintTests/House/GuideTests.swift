import Foundation
import TestSupport
import Testing

/// Runs the guide from its first command to its last, as a reader would.
@Suite("The guide")
struct GuideTests {
  /// A command, and all that the page says it prints.
  private struct Step {
    let command: String
    let says: String
  }

  private func steps() throws -> [Step] {
    let page = try String(
      contentsOf: SharedFiles.package.appending(path: "docs/guide.md"), encoding: .utf8)
    return page.components(separatedBy: "```console\n$ ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n```")[0].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Step(
        command: String(lines[0]), says: lines.count > 1 && !lines[1].isEmpty ? "\(lines[1])\n" : ""
      )
    }
  }

  @Test("leads from an example without a configuration to a green gate, in the words it shows")
  func whole() throws {
    let steps = try steps()
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
      let result = try example.run(named + "{ \(step.command); } 2>&1")
      #expect(result.output == step.says, "$ \(step.command)")
    }
    #expect(try example.run("$archlint check -q").exitCode == 0)
  }
}
