/// The completion script for bash; if it finds no words, bash completes files.
struct BashScript {
  let program: Program

  var text: String {
    let names = program.commands.map(\.name)
    return PackageResources.completion_bash.filled([
      "program": program.name, "default": program.defaultCommand.name,
      "patterns": names.joined(separator: "|"), "names": names.joined(separator: " "),
      "values": program.commands.map(values).joined(),
      "words": program.commands.map(words).joined(),
    ])
  }

  private func values(of command: Command) -> String {
    command.options.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let patterns = option.spellings.map { "\(command.name):\($0)" }.joined(separator: " | ")
      switch program.offer(value) {
      case .files, .nothing: return "    \(patterns)) return ;;\n"
      case .words(let words):
        return """
              \(patterns))
                while IFS= read -r word; do COMPREPLY+=("$word"); done \\
                  < <(compgen -W '\(words.joined(separator: " "))' -- "$current")
                return ;;

          """
      }
    }.joined()
  }

  private func words(of command: Command) -> String {
    let options = (command.options + program.options).flatMap(\.spellings)
    let words = command.arguments.compactMap { argument -> [String]? in
      guard case .words(let words) = program.offer(argument.slot) else { return nil }
      return words
    }
    return """
          \(command.name))
            options='\(options.joined(separator: " "))'
            words='\(words.joined().joined(separator: " "))' ;;

      """
  }
}
