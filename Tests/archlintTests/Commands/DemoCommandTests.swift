import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("demo")
struct DemoCommandTests {
  @Test("shows a broken example, its report, the fix and the diagram, and leaves all else alone")
  func tour() throws {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      shell: "TMPDIR=\"$PWD\" $archlint demo && TMPDIR=\"$PWD\" $archlint demo && ls",
      in: folder.path)
    #expect(run.exitCode == 0)
    #expect(run.problems == "")
    let place = "\(folder.path)/archlint-demo"
    #expect(run.output.contains("Network (core) links Basket"))
    #expect(run.output.contains("[upward-link]"))
    #expect(run.output.contains("The fix: core/Network/project.yml no longer lists Basket"))
    #expect(run.output.contains("Next: in your own project, run `archlint check`, "))
    // Paths begin at the folder that the tour names.
    #expect(run.output.contains("$ archlint check\ncore/Network/project.yml:7:21: error: "))
    #expect(run.output.hasSuffix("archlint-demo\narchlint-demo-2\n"))
    let page = try String(contentsOfFile: "\(place)/architecture.html", encoding: .utf8)
    #expect(page.contains("Basket"))
    #expect(Main.run(["check", place]).exitCode == .success)
  }
}
