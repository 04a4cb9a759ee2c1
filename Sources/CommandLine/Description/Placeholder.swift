/// A word that is to be filled in: what stands for it in the help, and what may stand there.
package struct Placeholder: Sendable {
  /// Such as `FILE`.
  let name: String
  let content: Content

  package init(_ name: String, _ content: Content = .anything) {
    self.name = name
    self.content = content
  }

  /// What may stand where the placeholder is.
  package enum Content: Sendable {
    case anything
    case files
    /// A command of the program.
    case commands
    /// One of these, and nothing else.
    case choices([String])
    /// What the command judges by itself; these are offered, and only then looked up.
    case names(@Sendable () -> [String])
  }

  /// All there is to choose from; empty if anything goes.
  var choices: [String] {
    if case .choices(let choices) = content { choices } else { [] }
  }
}

/// What a shell can offer where a command line expects a word.
enum Offer {
  case words([String])
  case files
  case nothing

  init(for placeholder: Placeholder, in program: Program) {
    self =
      switch placeholder.content {
      case .anything: .nothing
      case .files: .files
      case .commands: .words(program.commands.map(\.name))
      case .choices(let choices): .words(choices)
      case .names(let names): .words(names())
      }
  }
}
