import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("The manual page")
struct ManualPageTests {
  @Test("shows each command with its options")
  func entries() {
    let text = ManualPage(.drawing).text
    #expect(
      text.contains(
        """
        .It Cm draw Ar FILE Op Ar OTHER
        Draw a file, or two files side by side.
        .Pp
        A file is drawn from left to right, unless it is drawn from top to bottom,
        which looks better where lines are few and long.
        .Pp
        Nothing is ever drawn twice.
        .Bl -tag -width Ds
        .It Fl \\-level Ar NUMBER
        how deep to draw, where the drawing has more levels than one can look at.
        .It Fl c , Fl \\-color Ar WHICH
        the colour: auto, red, green.
        .It Fl \\-only Ar PART
        draw this part.
        .It Fl \\-quiet
        say nothing.
        .El

        """))
  }

  @Test("has the sections of a manual in their usual order")
  func sections() {
    let lines = ManualPage(.archlint).text.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES",
      ])
    #expect(lines.contains(".It Pa \\&.archlint-baseline.yml"))
  }

  @Test(
    "is what mandoc expects",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc"), "needs mandoc"))
  func lint() throws {
    let folder = try TemporaryFolder()
    try folder.write(ManualPage(.archlint).text, to: "archlint.1")
    let result = try BuiltProgram.run(shell: "mandoc -T lint -W style archlint.1", in: folder.path)
    #expect(result.output == "")
    #expect(result.problems == "")
    #expect(result.exitCode == 0)
  }
}
