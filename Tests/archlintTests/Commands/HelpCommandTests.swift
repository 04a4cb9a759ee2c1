import Pages
import Testing

@testable import CommandLine
@testable import archlint

@Suite("The help of archlint")
struct HelpCommandTests {
  @Test("of every command fits into 80 columns and has examples that parse")
  func all() throws {
    let program = Program.archlint
    for command in [nil] + program.commands.map(Optional.some) {
      let lines = program.help(for: command).split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines { #expect(line.count <= 80, "\(line)") }
      for example in command?.page().examples ?? program.examples {
        let line = example.line.split { "<>".contains($0) }[0].split(separator: " ").map(
          String.init)
        #expect(line.first == "archlint")
        #expect(throws: Never.self) { try program.parse(Array(line.dropFirst())) { _ in true } }
      }
    }
  }

  @Test("has a page for each command, and none for anything else")
  func pages() {
    #expect(Set(CommandPages.all.keys) == Set(Program.archlint.commands.map(\.name)))
    #expect(CommandPages.all.values.allSatisfy { !$0.summary.isEmpty && !$0.examples.isEmpty })
  }

  @Test("is the same behind `help` as behind `--help`")
  func word() {
    #expect(Main.run(["help", "dump"]) == Main.run(["dump", "--help"]))
    #expect(Main.run(["help"]) == Main.run(["--help"]))
    #expect(
      Main.run(["help", "dmup"]).problems == """
        archlint: error: unknown command `dmup`
           help: did you mean `dump`?

        """)
  }

  @Test("is offered by what is said of a mistake, which is shown as any other problem")
  func mistake() {
    #expect(
      Main.run(["dmup"]).problems == """
        archlint: error: unknown command `dmup`
           help: did you mean `dump`?

        """)
  }
}
