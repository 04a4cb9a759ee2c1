extension Program {
  /// The completion script for bash; if it finds no words, bash completes files.
  var bashScript: String {
    let names = commands.map(\.name)
    return PackageResources.completion_bash.filled([
      "program": name, "default": defaultCommand.name,
      "patterns": names.joined(separator: "|"), "names": names.joined(separator: " "),
      "values": commands.map(values).joined(),
      "words": commands.map(words).joined(),
    ])
  }

  private func values(of command: Command) -> String {
    command.options.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let patterns = option.spellings.map { "\(command.name):\($0)" }.joined(separator: " | ")
      guard let words = self.words(for: value) else { return "    \(patterns)) return ;;\n" }
      return """
            \(patterns))
              while IFS= read -r word; do COMPREPLY+=("$word"); done \\
                < <(compgen -W '\(words)' -- "$current")
              return ;;

        """
    }.joined()
  }

  private func words(of command: Command) -> String {
    let options = (command.options + self.options).flatMap(\.spellings)
    let words = command.arguments.compactMap { self.words(for: $0.slot) }
    return """
          \(command.name))
            options='\(options.joined(separator: " "))'
            words='\(words.joined(separator: " "))' ;;

      """
  }
}
