import Documents

@testable import CommandLine

extension Program {
  /// A command line that has everything a command line can have.
  static let drawing = Program(
    name: "sketcher", version: "2.1", date: "May 1, 2026",
    summary: "Draws what it is given.",
    examples: [("sketcher draw a.txt", "draws a file")],
    commands: [.draw, .dump, .help], defaultCommand: .draw,
    nearest: NearestName.of)
}

extension Command {
  fileprivate static let draw = Command(
    "draw",
    page: (
      summary: "Draw a file, or two files side by side",
      details: """
      A file is drawn from left to right, unless it is drawn from top to bottom, which looks better \
      where lines are few and long.

      Nothing is ever drawn twice.
      """,
      examples: [
        ("sketcher draw a.txt", "draws a file"),
        ("sketcher draw --color red a.txt b.txt", "draws two files in red, side by side"),
      ]
    ),
    arguments: [
      .init(.init("FILE", .files), "what to draw"),
      .init(.init("OTHER"), "what to draw beside it", isOptional: true),
    ],
    options: [.level, .color, .only, .quiet],
    run: { _ in Outcome() })

  fileprivate static let dump = Command(
    "dump", page: ("Print what a drawing is made of", "", []),
    arguments: [.init(.init("FILE", .files), "a drawing")], run: { _ in Outcome() })

  fileprivate static let help = Command(
    "help", page: ("Show the help of sketcher or of one of its commands", "", []),
    arguments: [.init(.init("COMMAND", .commands), "one of the commands", isOptional: true)],
    run: { _ in Outcome() })
}

extension Option {
  static let level = Option(
    name: "level", value: .init("NUMBER"),
    summary: "how deep to draw, where the drawing has more levels than one can look at")
  static let color = Option(
    name: "color", letter: "c", value: .init("WHICH", .choices(["auto", "red", "green"])),
    summary: "the colour")
  static let only = Option(
    name: "only", value: .init("PART", .names { ["frame", "canvas"] }), isRepeatable: true,
    summary: "draw this part")
  static let quiet = Option(name: "quiet", summary: "say nothing")
}
