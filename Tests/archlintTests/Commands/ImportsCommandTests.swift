import TestSupport
import Testing

@Suite("What sources import, on the command line")
struct ImportsCommandTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("domain/A -> B\ncore/B\ncore/C")
    try project.folder.write("[]\n", to: "domain/A/Assets.json")
    try project.write(
      """
      name: A
      targets:
        A:
          type: framework
          platform: iOS
          sources: [Code, {path: Generated/Texts.swift, optional: true}]
          dependencies:
            - {framework: B.framework, implicit: true}
            - sdk: Sdk.framework
      """, to: "domain/A")
    try project.folder.write("import B\nimport UIKit\nimport C\n", to: "domain/A/Code/One.swift")
    try project.folder.write("import B\nimport Sdk\nimport Odd\n", to: "domain/A/Code/Two.swift")
    try project.folder.write("let none = 0\n", to: "domain/A/Code/Three.swift")
  }

  private func expect(_ command: String, _ output: String, exitCode: Int32 = 0) throws {
    let run = try project.run(command)
    #expect(run.output == output)
    #expect(run.exitCode == exitCode, "\(run.problems)")
  }

  @Test("who imports a module, and how the target comes to it")
  func list() throws {
    try expect(
      "$archlint imports B",
      """
      A (domain) imports B, 2 places
        domain/A/Code/One.swift:1:8
        domain/A/Code/Two.swift:1:8
      1 target, 2 imports

      """)
    try expect(
      "cd domain/A && $archlint imports C",
      """
      A (domain) imports C and does not depend on it, 1 place
        Code/One.swift:3:8
      1 target, 1 import

      """)
    try expect(
      "$archlint imports UIKit",
      """
      A (domain) imports UIKit, 1 place
        domain/A/Code/One.swift:2:8
      1 target, 1 import

      """)
  }

  @Test("nobody imports a module")
  func none() throws {
    try expect("$archlint imports Metal", "no source imports Metal\n", exitCode: 1)
    try expect(
      "$archlint imports UIKitt", "no source imports UIKitt; did you mean `UIKit`?\n", exitCode: 1)
  }

  @Test("the same for machines")
  func json() throws {
    let run = try project.run("$archlint imports B --format json")
    let site: (String) -> Value = { file in
      ["file": .text("domain/A/Code/\(file)"), "line": 1, "column": 8]
    }
    #expect(
      try Value.read(run.output, as: .json) == [
        "version": 1, "module": "B",
        "targets": [
          [
            "name": "A", "layer": "domain", "listed": true,
            "imports": .list([site("One.swift"), site("Two.swift")]),
          ]
        ],
      ])
    let none = try project.run("$archlint imports Metal --format json")
    #expect(
      try Value.read(none.output, as: .json) == ["version": 1, "module": "Metal", "targets": []])
    #expect(none.exitCode == 1)
  }

  @Test("why tells the files of each hop, and an import that no link says")
  func why() throws {
    try expect(
      "$archlint why A B",
      """
      domain/A/project.yml:8:21: A (domain) links B (core)
        imported in 2 files
        domain/A/Code/One.swift:1:8
        domain/A/Code/Two.swift:1:8
      the only chain of 1 link

      """)
    try expect(
      "$archlint why A C",
      """
      A does not depend on C
      A imports C without a link of its own, in 1 file
        domain/A/Code/One.swift:3:8

      """, exitCode: 1)
    try expect("$archlint why A C --no-imports", "A does not depend on C\n", exitCode: 1)
  }

  @Test("what is not known is counted, and nobody is accused of it")
  func counts() throws {
    let run = try project.run("$archlint check -v --only unknown-module")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(
      run.output.contains(
        """
        3 sources import 2 modules of the workspace, 1 of its externals, 1 of the system, and 1 unknown: Odd
        imports unknown for 1 missing source: domain/A/Generated/Texts.swift

        """))
    let silent = try project.run("$archlint check -v --no-imports")
    #expect(!silent.output.contains("sources import") && !silent.output.contains("not there"))
  }
}
