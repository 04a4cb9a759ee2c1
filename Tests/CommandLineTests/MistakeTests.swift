import Testing

@testable import CommandLine

@Suite("A command line with a mistake")
struct MistakeTests {
  /// Each line, with its message and help.
  private static let cases: [(line: String, message: String, help: String)] = [
    ("", "missing FILE of `draw`", "see `sketcher draw --help`"),
    ("dmup", "unknown command `dmup`", "did you mean `dump`?"),
    ("dmup --raw x.yml", "unknown command `dmup`", "did you mean `dump`?"),
    ("frobnicate", "unknown command `frobnicate`", "see `sketcher --help`"),
    ("Modules/B", "unknown command `Modules/B`", "see `sketcher --help`"),
    ("--quiet dmup", "unknown command `dmup`", "did you mean `dump`?"),
    ("--verison", "unknown option `--verison`", "did you mean `--version`?"),
    ("-x", "unknown option `-x`", "see `sketcher --help`"),
    ("draw -hc a", "unknown option `-hc` of `draw`", "did you mean `-h -c`?"),
    ("draw -cred a", "unknown option `-cred` of `draw`", "did you mean `-c red`?"),
    ("draw -hx a", "unknown option `-hx` of `draw`", "see `sketcher draw --help`"),
    ("--frobnicate Modules/A", "unknown option `--frobnicate`", "see `sketcher --help`"),
    ("--level 1 dump a", "`--level` precedes the command", "write it after the command"),
    ("draw --levle 1 a", "unknown option `--levle` of `draw`", "did you mean `--level`?"),
    ("draw --colour a", "unknown option `--colour` of `draw`", "did you mean `--color`?"),
    ("draw --frame=2 a", "unknown option `--frame` of `draw`", "see `sketcher draw --help`"),
    ("draw", "missing FILE of `draw`", "see `sketcher draw --help`"),
    (
      "draw a b c", "unexpected argument `c` of `draw`",
      "run it once per path, or on a folder that contains them all"
    ),
    ("draw a --level", "missing value of `--level`", "write `--level NUMBER`"),
    ("draw --level --quiet a", "missing value of `--level`", "write `--level NUMBER`"),
    // A negative number is a value, which the command rejects.
    ("draw --level -3", "missing FILE of `draw`", "see `sketcher draw --help`"),
    ("draw --level= a", "missing value of `--level`", "write `--level NUMBER`"),
    ("version", "unknown command `version`", "did you mean `--version`?"),
    ("draw --quiet=yes a", "`--quiet` takes no value", "remove `=yes`"),
    ("draw --quiet --quiet a", "`--quiet` is given twice", "remove one of them"),
    ("draw --color rde a", "invalid value `rde` for `--color`", "did you mean `red`?"),
    (
      "draw --color mauve a", "invalid value `mauve` for `--color`",
      "expected one of: auto, red, green"
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
      (["draw", ""], "empty argument of `draw`", "set the variable in the command line"),
      (["draw", "a", ""], "empty argument of `draw`", "set the variable in the command line"),
      (["draw", "--level", "", "a"], "missing value of `--level`", "write `--level NUMBER`"),
    ])
  func empty(words: [String], message: String, help: String) {
    #expect(throws: UsageError(message, help: help)) {
      try Program.drawing.parse(words) { _ in true }
    }
  }
}
