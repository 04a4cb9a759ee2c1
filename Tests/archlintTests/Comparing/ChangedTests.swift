import TestSupport
import Testing

@Suite("archlint check --changed")
struct ChangedTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      domain/A -> B
      domain/B
      domain/C -> D
      domain/D
      """)
    try project.folder.write("layers:\n  - domain: domain/**\n", to: ".archlint.yml")
  }

  @Test(
    "shows what concerns the modules of the files, by the whole graph",
    arguments: [
      ("--changed domain/A/project.yml", ["A"]),
      ("--changed domain/B/project.yml", ["A"]),
      ("--changed domain/C/Sources/Deep/C.swift", ["C"]),
      ("--changed domain/B/README.md --changed ./domain/D/../D/gone.swift", ["A", "C"]),
      ("--changed README.md --changed ../domain/A/project.yml", []),
      ("--changed domain/A", ["A"]),
      ("--changed domain/", ["A", "C"]),
      ("--changed .", ["A", "C"]),
      ("--changed domain/A/Sources --changed dom", ["A"]),
      ("--files-from quoted", ["A"]),
      ("--changed .archlint.yml", ["A", "C"]),
      ("--files-from list", ["C"]),
      ("--files-from - < list", ["C"]),
      ("--files-from zeros", ["A", "C"]),
      ("--files-from empty", []),
    ])
  func choice(words: String, modules: [String]) throws {
    try project.folder.write("", to: "empty")
    try project.folder.write("domain/C/project.yml\n\nREADME.md\r\n", to: "list")
    try project.folder.write("domain/A/A.swift\0domain/D/project.yml\0", to: "zeros")
    try project.folder.write(#""domain/\101/caf\303\251 \"x\".swift""#, to: "quoted")
    let check = try project.run("$archlint check -q \(words)")
    let shown = check.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(shown.map { $0.dropFirst(7).prefix(1) } == modules.map { $0[...] })
    #expect(check.exitCode == (modules.isEmpty ? 0 : 1))
  }

  @Test("an include belongs to every spec that includes it, and paths to where one stands")
  func includes() throws {
    try project.folder.write("options: {}\n", to: "shared/base.yml")
    let spec = try project.text(of: "domain/A/project.yml")
    try project.write("include: ../../shared/base.yml\n" + spec, to: "domain/A")
    let check = try project.run("cd shared; $archlint check -q --changed base.yml ..")
    #expect(check.output.hasPrefix("../domain/A/project.yml:8:21: error: "))
    #expect(!check.output.contains("domain/C"))
  }

  @Test("a cycle concerns all of its members")
  func cycle() throws {
    try project.draw("domain/B -> A")
    let check = try project.run("$archlint check -q --changed domain/B/project.yml --only cycle")
    #expect(check.output.contains("[cycle]"))
  }

  @Test("a list that cannot be read is said")
  func unreadable() throws {
    let check = try project.run("$archlint check --files-from gone")
    #expect(check.problems.hasPrefix("archlint: error: cannot read `gone`: no such file"))
    #expect(check.exitCode == 2)
  }
}
