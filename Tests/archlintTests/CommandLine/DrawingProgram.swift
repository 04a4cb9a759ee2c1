@testable import archlint

extension Program {
  /// A command line that has everything a command line can have.
  static let drawing = Program(
    summary: "Draws what it is given.",
    examples: [.init("archlint draw a.txt", "draws a file")],
    commands: [.draw, .dump, .help],
    defaultCommand: .draw,
    options: [.help, .version])
}

extension Command {
  fileprivate static let draw = Command(
    name: "draw",
    summary: "Draw a file, or two files side by side",
    details: """
      A file is drawn from left to right, unless it is drawn from top to bottom, which looks better \
      where lines are few and long.

      Nothing is ever drawn twice.
      """,
    examples: [
      .init("archlint draw a.txt", "draws a file"),
      .init("archlint draw --color red a.txt b.txt", "draws two files in red, side by side"),
    ],
    arguments: [
      .init(placeholder: "FILE", summary: "what to draw"),
      .init(placeholder: "OTHER", summary: "what to draw beside it", isOptional: true),
    ],
    options: [.level, .color, .only, .quiet],
    run: { _ in Outcome() })
}

extension Option {
  static let level = Option(
    name: "level", value: .init(placeholder: "NUMBER"),
    summary: "how deep to draw, where the drawing has more levels than one can look at")
  static let color = Option(
    name: "color", letter: "c",
    value: .init(placeholder: "WHICH", choices: ["auto", "red", "green"]), summary: "the colour")
  static let only = Option(
    name: "only", value: .init(placeholder: "PART"), isRepeatable: true, summary: "draw this part")
  static let quiet = Option(name: "quiet", summary: "say nothing")
}
