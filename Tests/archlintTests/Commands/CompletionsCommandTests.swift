import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("The completions and the manual page of archlint")
struct CompletionsCommandTests {
  @Test("know every rule and every format of this archlint")
  func words() {
    for shell in Shell.allCases {
      let script = shell.script(for: .archlint)
      #expect(script.contains("same-layer-link") && script.contains("checkstyle"))
    }
  }

  @Test("of a shell that nobody knows")
  func unknown() {
    #expect(
      Main.run(["completions", "tcsh"]).problems == """
        archlint: error: unknown shell `tcsh`
           help: expected one of: bash, zsh, fish

        """)
  }

  @Test("has the sections of a manual in their usual order")
  func sections() {
    let lines = String(decoding: Main.run(["manual"]).output, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "CONFIGURATION",
        "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      ])
    #expect(lines.contains(".It Pa \\&.archlint-baseline.yml"))
  }

  @Test(
    "is what mandoc expects",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"), "needs mandoc"))
  func lint() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: Main.run(["manual"]).output, as: UTF8.self), to: "archlint.1")
    let result = try BuiltProgram.run(shell: "mandoc -T lint -W style archlint.1", in: folder.path)
    #expect(result.output == "")
    #expect(result.problems == "")
    #expect(result.exitCode == 0)
  }
}
