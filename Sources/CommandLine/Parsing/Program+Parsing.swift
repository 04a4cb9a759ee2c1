extension Program {
  /// Understands the words of a command line, or says what is wrong with the first that is wrong.
  ///
  /// Without a command the words are for the default one: nothing at all, a path, or options. A
  /// first word that is none of these is a mistyped command.
  package func parse(
    _ words: [String], pathExists: (String) -> Bool
  ) throws(UsageError) -> Request {
    var reader = WordReader(words)
    let first = words.first ?? ""
    if let command = command(named: first) {
      _ = reader.next()
      return try parse(command, isNamed: true, from: &reader)
    }
    let isWord = !first.isEmpty && !first.hasPrefix("-")
    if isWord, !pathExists(first) { throw unknownCommand(first) }
    let request = try parse(defaultCommand, isNamed: false, from: &reader)
    if case .run(let invocation) = request, !isWord { try checkOrder(of: invocation, pathExists) }
    return request
  }

  private func parse(
    _ command: Command, isNamed: Bool, from reader: inout WordReader
  ) throws(UsageError) -> Request {
    var invocation = Invocation(command: command)
    while !reader.isAtEnd {
      if let word = reader.nextOption() {
        let (option, value) = try match(word, of: command, isNamed: isNamed, in: &reader)
        if let request = standsAlone(option, command: isNamed ? command : nil) {
          // `--help check` is `check --help`.
          guard case .help(nil) = request, let next = reader.next() else { return request }
          return .help(self.command(named: next))
        }
        if invocation.has(option), !option.isRepeatable {
          throw UsageError("`\(option.spelling)` is given twice", help: "remove one of them")
        }
        invocation.options.append((option, value))
        if option.takesTwo, let slot = option.value {
          guard let second = reader.nextValue() else { throw .missingValue(of: option, slot) }
          invocation.options.append((option, second))
        }
      } else if let word = reader.next() {
        invocation.arguments.append(word)
      }
    }
    try check(invocation.arguments, of: command)
    return .run(invocation)
  }

  /// Finds a command, or a typo of one, after leading options.
  private func checkOrder(
    of invocation: Invocation, _ pathExists: (String) -> Bool
  ) throws(UsageError) {
    guard let word = invocation.arguments.first, word != "-", !pathExists(word) else { return }
    if command(named: word) != nil, let option = invocation.options.first?.option {
      throw UsageError(
        "`\(option.spelling)` precedes the command", help: "write it after the command")
    }
    throw unknownCommand(word)
  }

  private func standsAlone(_ option: Option, command: Command?) -> Request? {
    switch option.name {
    case Option.help.name: .help(command)
    case Option.version.name: .version
    default: nil
    }
  }

  private func match(
    _ word: String, of command: Command, isNamed: Bool, in reader: inout WordReader
  ) throws(UsageError) -> (Option, String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let option = (options + command.options).first(where: { $0.spellings.contains(spelling) })
    else { throw unknownOption(spelling, of: command, isNamed: isNamed) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let expected = option.value else {
      guard let attached else { return (option, nil) }
      throw UsageError("`\(option.spelling)` takes no value", help: "remove `=\(attached)`")
    }
    // An empty value comes from a variable that is not set, and means nothing that could be obeyed.
    guard let value = attached ?? reader.nextValue(), !value.isEmpty else {
      throw .missingValue(of: option, expected)
    }
    guard expected.choices.isEmpty || expected.choices.contains(value) else {
      throw unknownChoice(value, of: option, expected.choices)
    }
    return (option, value)
  }

  private func check(_ given: [String], of command: Command) throws(UsageError) {
    if given.contains("") {
      throw UsageError(
        "empty argument of `\(command.name)`", help: "set the variable in the command line")
    }
    if given.count > command.arguments.count {
      throw tooMany(given[command.arguments.count], for: command)
    }
    for argument in command.arguments.dropFirst(given.count) where !argument.isOptional {
      throw missing(argument, of: command)
    }
  }
}
