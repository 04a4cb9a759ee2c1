import Testing

@testable import CommandLine

@Suite("The help")
struct HelpTests {
  @Test("of the program shows examples, commands and options")
  func program() {
    #expect(
      Program.drawing.help(for: nil) == """
        Draws what it is given.

        Examples:
          sketcher draw a.txt  draws a file

        Usage: sketcher [command] [options] [PATH]

        Commands:
          draw            Draw a file, or two files side by side
          dump            Print what a drawing is made of
          help            Show the help of sketcher or of one of its commands

        Without a command, sketcher does what `draw` does. `sketcher <command> --help`
        describes each.

        Options:
          -h, --help      show this help
          --version       print the version

        """)
  }

  @Test("of a command shows examples first")
  func command() {
    #expect(
      Program.drawing.help(for: Program.drawing.command(named: "draw")) == """
        Draw a file, or two files side by side.

        Examples:
          sketcher draw a.txt
              draws a file
          sketcher draw --color red a.txt b.txt
              draws two files in red, side by side

        Usage: sketcher draw [options] FILE [OTHER]

        Arguments:
          FILE            what to draw
          OTHER           what to draw beside it

        Options:
          --level NUMBER     how deep to draw, where the drawing has more levels than
                             one can look at
          -c, --color WHICH  the colour: auto, red, green
          --only PART        draw this part
          --quiet            say nothing
          -h, --help         show this help
          --version          print the version

        A file is drawn from left to right, unless it is drawn from top to bottom, which
        looks better where lines are few and long.

        Nothing is ever drawn twice.

        """)
  }
}
