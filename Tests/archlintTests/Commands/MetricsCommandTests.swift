import Foundation
import TestSupport
import Testing

@Suite("archlint metrics")
struct MetricsCommandTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("domain/A -> Net\ncore/Net")
    try project.folder.write(
      "layers:\n  - domain: domain/**\n  - core: core/**\n", to: ".archlint.yml")
    try project.commit("main")
  }

  private func run(_ words: String) throws -> BuiltProgram.Result {
    try project.run("$archlint metrics \(words)")
  }

  @Test("counts, and says what a branch did to the counts")
  func since() throws {
    #expect(try run("").output.hasPrefix("module  layer   fan-in  fan-out"))
    try project.draw("domain/A -> Net\ncore/Net -> A")
    let run = try run("--since main")
    #expect(run.exitCode == 0, "\(run.problems)")
    #expect(run.output.contains("Net     core         1   1 (+1)"))
    #expect(run.output.contains("1 (+1)\n"))
    #expect(try self.run("--format json --since main").output.contains("\"before\": {"))
  }

  @Test("tells the last commits, the oldest first, as lines and as a picture")
  func history() throws {
    try project.draw("domain/A -> Net\ncore/Net -> A")
    try project.commit("worse")
    let lines = try run("--history 5").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("\"cycles\":0,\"findings\":0,\"unread\":0}"))
    #expect(lines[1].contains("\"cycles\":1") && !lines[1].contains("\"findings\":0"))
    #expect(try run("--history 1").output == "\(lines[1])\n")
    let picture = try run("--history 5 --output h.svg && grep -c 'class=\"panel\"' h.svg")
    #expect(picture.output == "10\n", "\(picture.problems)")
  }

  @Test(
    "mistakes are told",
    arguments: [
      ("--history x", "`x` is not a number of commits"),
      ("--history 0", "`0` is not a number of commits"),
      ("--format svg", "`--format svg` requires `--history`"),
      ("--history 3 --format csv", "`--history` requires"),
      ("--history 3 --since main", "`--history` requires"),
      ("--since nowhere", "unknown commit `nowhere`"),
    ])
  func mistakes(words: String, problem: String) throws {
    let run = try run(words)
    #expect(run.exitCode == 2 && run.output.isEmpty)
    #expect(run.problems.contains(problem))
  }

  @Test("what could not be read is counted in no figure, and said")
  func unread() throws {
    try project.folder.write("targets: [\n", to: "core/Broken/project.yml")
    let run = try run("")
    #expect(run.exitCode == 2)
    #expect(run.problems.contains("core/Broken/project.yml"))
  }
}
