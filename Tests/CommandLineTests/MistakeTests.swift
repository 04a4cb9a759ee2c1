import Testing

@testable import CommandLine

@Suite("A command line with a mistake")
struct MistakeTests {
  /// Each line, what is said about it, and the way out.
  private static let cases: [(line: String, message: String, help: String)] = [
    ("", "`draw` needs a FILE", "see `sketcher draw --help`"),
    ("dmup", "`dmup` is neither a command nor a path", "did you mean `dump`?"),
    ("dmup --raw x.yml", "`dmup` is neither a command nor a path", "did you mean `dump`?"),
    ("frobnicate", "`frobnicate` is neither a command nor a path", "see `sketcher --help`"),
    ("Modules/B", "`Modules/B` is neither a command nor a path", "see `sketcher --help`"),
    ("--quiet dmup", "`dmup` is neither a command nor a path", "did you mean `dump`?"),
    ("--verison", "there is no option `--verison`", "did you mean `--version`?"),
    ("-x", "there is no option `-x`", "see `sketcher --help`"),
    ("draw -hc a", "`draw` has no option `-hc`", "did you mean `-h -c`?"),
    ("draw -cred a", "`draw` has no option `-cred`", "did you mean `-c red`?"),
    ("draw -hx a", "`draw` has no option `-hx`", "see `sketcher draw --help`"),
    ("--frobnicate Modules/A", "there is no option `--frobnicate`", "see `sketcher --help`"),
    ("--level 1 dump a", "`--level` stands before the command", "write it behind"),
    ("draw --levle 1 a", "`draw` has no option `--levle`", "did you mean `--level`?"),
    ("draw --colour a", "`draw` has no option `--colour`", "did you mean `--color`?"),
    ("draw --frame=2 a", "`draw` has no option `--frame`", "see `sketcher draw --help`"),
    ("draw", "`draw` needs a FILE", "see `sketcher draw --help`"),
    ("draw a b c", "`draw` does not know what to do with `c`", "see `sketcher draw --help`"),
    ("draw a --level", "`--level` needs a value", "write `--level NUMBER`"),
    ("draw --level --quiet a", "`--level` needs a value", "write `--level NUMBER`"),
    ("draw --level= a", "`--level` needs a value", "write `--level NUMBER`"),
    ("version", "`version` is neither a command nor a path", "did you mean `--version`?"),
    ("draw --quiet=yes a", "`--quiet` takes no value", "leave `=yes` out"),
    ("draw --quiet --quiet a", "`--quiet` is given twice", "keep one of the two"),
    ("draw --color rde a", "`rde` is no value of `--color`", "did you mean `red`?"),
    (
      "draw --color mauve a", "`mauve` is no value of `--color`",
      "use one of `auto`, `red`, `green`"
    ),
  ]

  @Test("is told what is wrong and what to do", arguments: cases)
  func mistakes(line: String, message: String, help: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(throws: UsageError(message, help: help)) {
      try Program.drawing.parse(words, pathExists: { $0 == "Modules/A" })
    }
  }

  @Test(
    "does not take an empty word for something, as it comes from a variable that is not set",
    arguments: [
      (["draw", ""], "`draw` got an empty word", "is there a variable that is not set?"),
      (["draw", "a", ""], "`draw` got an empty word", "is there a variable that is not set?"),
      (["draw", "--level", "", "a"], "`--level` needs a value", "write `--level NUMBER`"),
    ])
  func empty(words: [String], message: String, help: String) {
    #expect(throws: UsageError(message, help: help)) {
      try Program.drawing.parse(words) { _ in true }
    }
  }
}
