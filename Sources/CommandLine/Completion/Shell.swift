package enum Shell: String, CaseIterable {
  case bash, zsh, fish

  package func script(for program: Program) -> String {
    switch self {
    case .bash: BashScript(program: program).text
    case .zsh: ZshScript(program: program).text
    case .fish: FishScript(program: program).text
    }
  }

  /// A word that shells take as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

/// A kind of completion for one word of a command line.
enum Offer {
  case words([String])
  case files, nothing
}

extension Program {
  func offer(_ slot: Slot) -> Offer {
    switch slot.content {
    case .anything: .nothing
    case .files: .files
    case .commands: .words(commands.map(\.name))
    case .choices(let choices): .words(choices)
    case .names(let names): .words(names())
    }
  }
}

extension [UInt8] {
  /// The text of a file with its placeholders replaced, such as `@program@`.
  func filled(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.reduce(String(decoding: self, as: UTF8.self)) {
      $0.replacing("@\($1.key)@", with: $1.value)
    }
  }
}
