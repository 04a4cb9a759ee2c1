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
        "files": [String](), "splits": [Any](),
      ],
      [
        "kind": "fix", "step": "prune the baseline", "command": "archlint baseline --prune \(path)",
        "fixes": 1, "rules": ["stale-baseline": 1], "links": 0, "changes": [Any](),
        "files": [String](), "splits": [Any](),
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

  /// A module that links one above it, with a source of each.
  private func above(_ user: String, _ files: [String: String]) throws -> DrawnProject {
    let project = try DrawnProject("domain/Radio -> Log, Net\ncore/Net -> Radio\nshared/Log")
    for folder in ["domain/Radio", "core/Net"] {
      let spec = try project.text(of: "\(folder)/project.yml")
      try project.write(
        spec.replacing("    platform", with: "    sources: [S]\n    platform"), to: folder)
    }
    try project.folder.write(user, to: "core/Net/S/Net.swift")
    for (name, text) in files {
      try project.folder.write(text, to: "domain/Radio/S/\(name).swift")
    }
    return project
  }

  private static let radio = [
    "Channel": "import Log\npublic struct Channel { let dial: Dial, a = \"}\" } // Radio",
    "Dial": "enum Dial {}", "Knob": "extension Dial {}\nstruct Knob { var channel: Channel }",
    "Radio": "import Net\npublic class Radio { class func on() {}\n  struct Inner {} }",
    "Speaker": "/* Dial */\nfunc play(_ radio: Radio) {}",
  ]

  @Test("a module is split whose user needs only some of its types")
  func split() throws {
    let project = try above("import Radio\nlet channel: Channel? = nil\n", Self.radio)
    let folder = "domain/Radio/S"
    let text = text(project)
    let line = text.split(separator: "\n").first { $0.contains("split") }.map(String.init) ?? text
    #expect(
      line.hasPrefix(
        "   or split Radio: Net uses only Channel; 3 files to move to a new module: "))
    #expect(line.contains("\(folder)/Channel.swift, ") && line.hasSuffix("\(folder)/Knob.swift"))
    let json = self.text(project, "--format json")
    #expect(json.contains("\"module\": \"Radio\"") && json.contains("\"user\": \"Net\""))
    #expect(
      json.contains("\"\(folder)/Knob.swift\"") && !json.contains("\"\(folder)/Radio.swift\""))
  }

  @Test(
    "no module is split where it is unknown what is used, or where that needs the user",
    arguments: [
      // All of it, nothing that has a name, and a type of its own.
      ("import Radio\nlet radio = Radio(), channel: Channel? = nil\n", [:]),
      ("import Radio\nlet a = 1.loud\n", [:]),
      ("import Radio\nstruct Channel {}\nlet channel: Channel? = nil\n", [:]),
      // What it needs imports the user, or has members and operators that are used without a name.
      ("import Radio\nlet a: Channel\n", ["Dial": "import Net\nenum Dial {}"]),
      (
        "import Radio\nlet a: Channel\n", ["Loud": "extension Int { var radio: Radio { Radio() } }"]
      ),
      (
        "import Radio\nlet a: Channel\n",
        ["Plus": "func == (a: Radio, b: Radio) {}\nprefix operator !"]
      ),
      (
        "import Radio\nlet a: Channel\n",
        ["Open": "#if A\nstruct A {\n#else\nstruct B {\n#endif\n}"]
      ),
      ("import Radio\nlet a: Channel\n", ["Open": "", "Old.m": ""]),
    ] as [(String, [String: String])])
  func noSplit(user: String, files: [String: String]) throws {
    var all = Self.radio
    for (name, text) in files { all[name] = text }
    let project = try above(user, all)
    if files["Old.m"] != nil { try project.folder.write("", to: "domain/Radio/S/Old.m") }
    let text = text(project)
    #expect(text.contains("1. remove ") && !text.contains("split"), "\(text)")
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
