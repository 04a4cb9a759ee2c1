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

  /// A link that is rejected, next to a limit that the baseline accepts while the link is there.
  private func accepted() throws -> DrawnProject {
    let project = try DrawnProject(
      "domain/Suit -> Net, Log\ndomain/Radio -> Net, Log\ncore/Net\ncore/Log")
    try project.folder.write(
      "layers: [domain: domain/**, core: core/**]\nrules: {link-limit: {fan-out: 1}}\n",
      to: ".archlint.yml")
    _ = Main.run(["baseline", project.folder.path])
    try project.draw("domain/Suit -> Net, Radio")
    return project
  }

  @Test("the whole text; entries of the baseline that become stale are pruned in the last step")
  func wholeText() throws {
    let project = try accepted()
    let path = project.folder.path
    #expect(
      text(project) == """
        1. remove the dependency of Suit on Radio
           fixes 1 finding: same-layer-link 1
           changes 1 link
        2. run `archlint baseline --prune \(path)`
           fixes 1 finding: stale-baseline 1

        2 steps would fix 1 of 1 finding.
        No findings would be left.

        """)
    #expect(
      text(project, "--format markdown") == """
        ## Plan

        - [ ] **Remove the dependency of Suit on Radio**
          fixes 1 finding: same-layer-link 1
          changes 1 link
        - [ ] **Prune the baseline**
          `archlint baseline --prune \(path)`
          fixes 1 finding: stale-baseline 1

        2 steps would fix 1 of 1 finding.
        No findings would be left.

        """)
    let change: [String: Any] = [
      "target": "Suit", "change": "remove the dependency on Radio",
      "file": "domain/Suit/project.yml", "line": 8,
    ]
    let steps: [[String: Any]] = [
      [
        "kind": "remove", "step": "remove the dependency of Suit on Radio", "command": NSNull(),
        "fixes": 1, "rules": ["same-layer-link": 1], "links": 1, "changes": [change],
        "files": [String](),
      ],
      [
        "kind": "fix", "step": "prune the baseline", "command": "archlint baseline --prune \(path)",
        "fixes": 1, "rules": ["stale-baseline": 1], "links": 0, "changes": [Any](),
        "files": [String](),
      ],
    ]
    let whole: [String: Any] = [
      "version": 1, "findings": 1, "steps": steps, "open": [Any](), "isCut": false,
    ]
    let json = try JSONSerialization.jsonObject(with: Data(text(project, "--format json").utf8))
    #expect(json as? NSDictionary == whole as NSDictionary)
    // What the steps say, done by hand.
    try project.draw("domain/Suit -> Net")
    #expect(Main.run(["check", "--strict", path]).exitCode == .negative)
    #expect(Main.run(["baseline", "--prune", path]).exitCode == .success)
    #expect(Main.run(["check", "--strict", path]).exitCode == .success)
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
