/// A shell that completes command lines.
package enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell a program.
  package func script(for program: Program) -> String {
    switch self {
    case .bash: BashScript(program).text
    case .zsh: ZshScript(program).text
    case .fish: FishScript(program).text
    }
  }

  /// A word that shells take as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
