/// A position for a word on the command line: its placeholder in the help, and its valid values.
package struct Slot: Sendable {
  /// Such as `FILE`.
  let name: String
  let content: Content

  package init(_ name: String, _ content: Content = .anything) {
    (self.name, self.content) = (name, content)
  }

  /// The valid values.
  package enum Content: Sendable {
    case anything, files, commands
    case choices([String])
    /// Names that the command checks itself; computed only for suggestions and completion.
    case names(@Sendable () -> [String])
  }

  var isFile: Bool { if case .files = content { true } else { false } }

  /// All there is to choose from; empty if anything goes.
  var choices: [String] { if case .choices(let choices) = content { choices } else { [] } }
}
