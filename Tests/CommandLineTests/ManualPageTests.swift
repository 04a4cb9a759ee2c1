import Testing

@testable import CommandLine

@Suite("The manual page")
struct ManualPageTests {
  @Test("shows each command with its options")
  func entries() {
    let text = ManualPage.text(
      of: .drawing, purpose: "draws",
      surroundings: ".Sh FILES\nIt keeps none.")
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

  @Test("has the program's own sections before the examples")
  func sections() {
    let text = ManualPage.text(
      of: .drawing, purpose: "draws", surroundings: ".Sh FILES\nNone.")
    #expect(
      text.hasPrefix(".Dd May 1, 2026\n.Dt SKETCHER 1\n.Os\n.Sh NAME\n.Nm sketcher\n.Nd draws\n"))
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "FILES", "EXAMPLES",
      ])
    #expect(text.contains(".It Li sketcher\\ draw\\ a.txt\ndraws a file.\n"))
  }
}
