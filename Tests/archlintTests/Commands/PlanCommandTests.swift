import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("archlint plan")
struct PlanCommandTests {
  private func run(_ project: DrawnProject, _ words: String = "") -> Outcome {
    Main.run(["plan"] + words.split(separator: " ").map(String.init) + [project.folder.path])
  }

  private func text(_ project: DrawnProject, _ words: String = "") -> String {
    let outcome = run(project, words)
    return String(decoding: outcome.output, as: UTF8.self) + outcome.problems
  }

  /// Two layers with a module in the wrong one, which three others link or are linked by.
  private func misplaced() throws -> DrawnProject {
    try DrawnProject(
      """
      domain/Suit -> Radio, Net
      domain/Boots -> Radio
      domain/Radio -> Net
      core/Net
      """)
  }

  @Test("nothing is to be done where nothing is found")
  func green() throws {
    let project = try DrawnProject("domain/Suit -> Net\ncore/Net")
    #expect(text(project) == "Nothing to do: no findings.\n")
    #expect(text(project, "--goal Suit") == "Nothing to do: no findings for `Suit`.\n")
    #expect(
      text(project, "--format markdown") == "## Plan\n\nNothing to do: no findings.\n")
    #expect(run(project).exitCode == .success)
  }

  @Test("a module in the wrong layer is moved rather than cut off")
  func move() throws {
    let project = try DrawnProject(
      """
      domain/Suit -> Radio
      domain/Boots -> Radio
      service/Clock -> Radio, Net
      domain/Radio
      core/Net
      """)
    #expect(
      text(project) == """
        1. move Radio from domain to core
           fixes 3 findings: same-layer-link 2, upward-link 1

        1 step would fix 3 of 3 findings.
        No findings would be left.

        """)
  }

  @Test("a link that is rejected is removed, with the sources that import it")
  func removal() throws {
    let project = try misplaced()
    try project.folder.write("import Radio\nimport Net\n", to: "domain/Boots/S/One.swift")
    try project.write(
      """
      name: Boots
      targets:
        Boots:
          type: framework
          platform: iOS
          sources: [S]
          dependencies:
            - {framework: Radio.framework, implicit: true}
            - {framework: Net.framework, implicit: true}
      """, to: "domain/Boots")
    let text = text(project)
    #expect(text.contains("1. remove the dependency of Boots on Radio\n"), "\(text)")
    #expect(text.contains("   changes 1 link\n   imports to change in 1 file: "), "\(text)")
    #expect(text.contains("2. remove the dependency of Suit on Radio\n"))
    #expect(text.hasSuffix("2 steps would fix 2 of 2 findings.\nNo findings would be left.\n"))
    let one = self.text(project, "--steps 1 --format json")
    #expect(one.contains("\"target\": \"Boots\"") && one.contains("\"line\": 7"))
    #expect(one.contains("\"isCut\": true") && one.contains("\"line\": 7"))
    let ticket = self.text(project, "--goal Suit --format markdown")
    #expect(ticket.hasPrefix("## Plan\n\n- [ ] **Remove the dependency of Suit on Radio**\n"))
    #expect(ticket.contains("1 step would fix 1 of 1 finding."))
  }

  @Test("a cycle is cut at one of its links")
  func cycle() throws {
    let project = try DrawnProject(
      """
      domain/Suit -> Net, Log
      core/Net -> Log
      core/Log -> Disk
      core/Disk -> Net
      """)
    try project.folder.write(
      "layers: [domain: domain/**, {core: {modules: core/**, same-layer: allowed}}]\n",
      to: ".archlint.yml")
    let text = text(project, "--goal cycle")
    #expect(text.hasPrefix("1. remove links: "), "\(text)")
    #expect(text.contains("   fixes 1 finding: cycle 1\n   changes 1 link\n"))
    #expect(text.hasSuffix("1 step would fix 1 of 1 finding.\nNo findings would be left.\n"))
  }

  @Test("refuses names and numbers that mean nothing")
  func mistakes() throws {
    let project = try misplaced()
    for (words, says) in [
      ("--goal Suits", "unknown rule, layer or module `Suits`\n   help: did you mean `Suit`?"),
      ("--steps none", "`none` is not a number of steps"),
      ("--steps 0", "`0` is not a number of steps"),
    ] {
      #expect(text(project, words).contains(says), "\(text(project, words))")
      #expect(run(project, words).exitCode == .unable)
    }
  }
}
