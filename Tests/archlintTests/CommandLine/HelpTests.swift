import Testing

@testable import archlint

@Suite("The help")
struct HelpTests {
  @Test("of the program shows examples, commands and options")
  func program() {
    #expect(
      Program.drawing.help(for: nil) == """
        Draws what it is given.

        Examples:
          archlint draw a.txt  draws a file

        Usage: archlint [command] [options] [PATH]

        Commands:
          draw            Draw a file, or two files side by side
          dump            Print what a spec says, as JSON
          help            Show the help of archlint or of one of its commands

        Without a command, archlint does what `draw` does. `archlint <command> --help`
        tells more about each.

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
          archlint draw a.txt
              draws a file
          archlint draw --color red a.txt b.txt
              draws two files in red, side by side

        Usage: archlint draw [options] FILE [OTHER]

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

  @Test("of every command fits into 80 columns and has examples that parse")
  func all() throws {
    let program = Program.archlint
    for command in [nil] + program.commands.map(Optional.some) {
      let lines = program.help(for: command).split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines { #expect(line.count <= 80, "\(line)") }
      for example in command?.examples ?? program.examples {
        let line = example.line.split { "<>".contains($0) }[0].split(separator: " ").map(
          String.init)
        #expect(line.first == Program.name)
        #expect(throws: Never.self) { try program.parse(Array(line.dropFirst())) }
      }
    }
  }

  @Test("is the same behind `help` as behind `--help`")
  func word() {
    #expect(Main.run(["help", "dump"]) == Main.run(["dump", "--help"]))
    #expect(Main.run(["help"]) == Main.run(["--help"]))
    #expect(
      Main.run(["help", "dmup"]).problems == """
        archlint: error: there is no command `dmup`
           help: did you mean `dump`?

        """)
  }
}
