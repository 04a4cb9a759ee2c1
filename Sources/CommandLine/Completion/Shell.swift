package enum Shell: String, CaseIterable {
  case bash, zsh, fish

  package func script(for program: Program) -> String {
    switch self {
    case .bash: program.bashScript
    case .zsh: program.zshScript
    case .fish: program.fishScript
    }
  }

  /// A word that shells take as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension Program {
  /// The words that a shell offers at a position, with blanks between them; nil if there are none.
  func words(for slot: Slot) -> String? {
    let words: [String]? =
      switch slot.content {
      case .anything, .files: nil
      case .commands: commands.map(\.name)
      case .choices(let choices): choices
      case .names(let names): names()
      }
    return words?.joined(separator: " ")
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
