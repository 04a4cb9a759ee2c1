/// Where a command line takes a word: what stands for it in the help, and what may stand there.
package struct Slot: Sendable {
  /// Such as `FILE`.
  let name: String
  let content: Content

  package init(_ name: String, _ content: Content = .anything) {
    self.name = name
    self.content = content
  }

  /// What may stand there.
  package enum Content: Sendable {
    case anything
    case files
    case commands
    /// One of these, and nothing else.
    case choices([String])
    /// What the command judges by itself; these are offered, and only then looked up.
    case names(@Sendable () -> [String])
  }

  var isFile: Bool {
    if case .files = content { true } else { false }
  }

  /// All there is to choose from; empty if anything goes.
  var choices: [String] {
    if case .choices(let choices) = content { choices } else { [] }
  }
}
