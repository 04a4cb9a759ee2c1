import CommandLine
import Documents
import Findings
import TestSupport
import Testing

@testable import archlint

@Suite("dump --raw")
struct RawDumpTests {
  @Test("types scalars as XcodeGen does and keeps the order of keys")
  func scalars() {
    expect(
      """
      string: ISSNetwork
      quoted: "14"
      bools: [yes, NO, True, off, y]
      ints: [14, 0x10, 010, 1_000, 1:30]
      floats: [14.0, 1., 1e3, 08, .inf, -.inf, .nan]
      no nulls: [null, ~]
      empty:
      date: 2026-11-21
      12: the key is text
      1.10: so is this one
      """,
      """
      {
        "string": "ISSNetwork",
        "quoted": "14",
        "bools": [
          true,
          false,
          true,
          false,
          "y"
        ],
        "ints": [
          14,
          16,
          8,
          1000,
          90
        ],
        "floats": [
          14.0,
          1.0,
          1000.0,
          8.0,
          ".inf",
          "-.inf",
          ".nan"
        ],
        "no nulls": [
          "null",
          "~"
        ],
        "empty": "",
        "date": "2026-11-21",
        "12": "the key is text",
        "1.10": "so is this one"
      }
      """)
  }

  @Test(
    "prints whatever the root is, and an empty object for nothing",
    arguments: [
      ("", "{}"), ("# only a comment\n", "{}"), ("---\n", "\"\""), ("a b", "\"a b\""),
      ("1.5", "1.5"), ("[]", "[]"), ("- 1\n- x", "[\n  1,\n  \"x\"\n]"),
    ])
  func roots(yaml: String, json: String) {
    expect(yaml, json)
  }

  @Test("writes aliases and merged keys out")
  func aliases() {
    expect(
      """
      base: &base {type: framework, platform: iOS}
      core:
        <<: *base
        platform: macOS
      again: *base
      """,
      """
      {
        "base": {
          "type": "framework",
          "platform": "iOS"
        },
        "core": {
          "type": "framework",
          "platform": "macOS"
        },
        "again": {
          "type": "framework",
          "platform": "iOS"
        }
      }
      """)
  }

  @Test("lets the last of equal keys win, and says so")
  func duplicates() {
    expect(
      """
      name: ISSNetwork
      targets: {}
      name: Network
      """,
      """
      {
        "targets": {},
        "name": "Network"
      }
      """,
      problems: """
        project.yml:3:1: warning: duplicate key `name`; the last value applies
            3 | name: Network
              | ^~~~
        project.yml:1:1: note: first defined here
            1 | name: ISSNetwork
              | ^~~~

        """)
  }

  @Test("prints nothing but the reason when a document cannot be read")
  func broken() {
    let outcome = RawDump.run(source("targets: [ISSNetwork, @x"), as: .yaml)
    #expect(outcome.output.isEmpty)
    #expect(outcome.exitCode == .unable)
    #expect(
      outcome.problems.hasPrefix("project.yml:1:23: error: ")
        && outcome.problems.hasSuffix(
          """
              1 | targets: [ISSNetwork, @x
                |                       ^

          """)
    )
  }

  @Test("reads JSON as JSON")
  func json() {
    let source = source(#"{"a": [1, 1.0, null, true, "yes"], "b": {}}"#)
    let expected = """
      {
        "a": [
          1,
          1.0,
          null,
          true,
          "yes"
        ],
        "b": {}
      }

      """
    #expect(RawDump.run(source, as: .json) == Outcome(output: expected))
    #expect(RawDump.run(self.source("a: b"), as: .json).exitCode == .unable)
  }

  @Test("prints nesting of any depth without a stack of that depth")
  func deep() {
    // Each anchor contains the one before, so that the nesting exceeds the limit.
    let brackets = 400
    let layers = 6
    var yaml = "a0: &a0 []\n"
    for layer in 1...layers {
      yaml += "a\(layer): &a\(layer) " + String(repeating: "[", count: brackets)
      yaml += "*a\(layer - 1)" + String(repeating: "]", count: brackets) + "\n"
    }
    let outcome = RawDump.run(source(yaml), as: .yaml)
    #expect(outcome.exitCode == .success)
    let opened = outcome.output.count { $0 == UInt8(ascii: "[") }
    #expect(opened == (0...layers).reduce(0) { $0 + $1 * brackets + 1 })
  }

  @Test("does not print more than a person or a pipe can take")
  func large() throws {
    // A kilobyte, named by each of fifteen hundred aliases.
    let yaml =
      "a: &a \(String(repeating: "x", count: 1_000))\nb: ["
      + Array(repeating: "*a", count: 1_500).joined(separator: ", ") + "]\n"
    let document = try Document.read(source(yaml), as: .yaml)
    #expect(try document.json().count > 1_500_000)
    let error = #expect(throws: Problem.self) {
      try document.json(atMost: 1 << 20)
    }
    #expect(
      error?.message == "unsupported YAML feature: aliases that expand to more than 1 MiB")
  }

  @Test("prints nesting without aliases whatever its size, and a bomb of aliases not at all")
  func bounds() {
    let nested = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    let nests = "[" + Array(repeating: nested, count: 50).joined(separator: ",") + "]"
    #expect(RawDump.run(source(nests), as: .yaml).exitCode == .success)
    // Within the budget of nodes, but twenty megabytes long.
    let bomb =
      "a: &a \(String(repeating: "x", count: 4_000))\nb: ["
      + Array(repeating: "*a", count: 5_000).joined(separator: ", ") + "]\n"
    let outcome = RawDump.run(source(bomb), as: .yaml)
    #expect(outcome.exitCode == .unable)
    #expect(outcome.problems.contains("unsupported YAML feature: aliases that expand to more than"))
  }

  @Test("counts the warnings that no one would read")
  func manyWarnings() {
    let keys = Array(repeating: "name: x", count: 3_000)
    for yaml in [keys.joined(separator: "\n"), "{\(keys.joined(separator: ", "))}"] {
      let outcome = RawDump.run(source(yaml), as: .yaml)
      #expect(outcome.exitCode == .success)
      #expect(outcome.problems.hasSuffix("archlint: warning: 2899 more warnings are not shown\n"))
    }
  }

  private func expect(
    _ yaml: String, _ json: String, problems: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = RawDump.run(source(yaml), as: .yaml)
    #expect(
      String(decoding: outcome.output, as: UTF8.self) == json + "\n",
      sourceLocation: sourceLocation)
    #expect(outcome.problems == problems, sourceLocation: sourceLocation)
    #expect(outcome.exitCode == .success, sourceLocation: sourceLocation)
  }

  private func source(_ text: String) -> Source {
    Source(name: "project.yml", bytes: Array(text.utf8))
  }
}
