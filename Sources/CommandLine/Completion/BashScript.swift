/// What bash completes a command line with; where it finds nothing, bash offers files.
struct BashScript {
  let program: Program

  var text: String {
    let names = program.commands.map(\.name)
    return """
      # Completion of \(program.name) for bash.
      _\(program.name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command='' word options='' words=''
        # The sign in `--option=value` is a word of its own here.
        if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
        if [[ $current == = ]]; then current=''; fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(names.joined(separator: "|"))) command=$word; break ;;
          esac
        done
        COMPREPLY=()
        case ${command:-\(program.defaultCommand.name)}:$previous in
      \(program.commands.map(values).joined())  esac
        case ${command:-\(program.defaultCommand.name)} in
      \(program.commands.map(words).joined())  esac
        if [[ -z $command ]]; then words="\(names.joined(separator: " ")) $words"; fi
        if [[ $current == -* ]]; then words=$options; fi
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$words" -- "$current")
      }
      complete -o default -F _\(program.name) \(program.name)

      """
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
