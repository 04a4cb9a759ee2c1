extension Program {
  /// Understands the words of a command line, or says what is wrong with the first that is wrong.
  func parse(
    _ words: [String], pathExists: (String) -> Bool = Disk.exists
  ) throws(UsageError) -> Request {
    var reader = WordReader(words)
    if let word = reader.nextOption() {
      let (option, _) = try match(word, of: nil, in: &reader)
      guard let request = standsAlone(option, command: nil) else { throw .tooEarly(option) }
      return request
    }
    guard let name = reader.next() else { throw .noCommand }
    guard let command = command(named: name) else {
      throw pathExists(name) ? .pathAlone(name) : .unknownCommand(name, in: self)
    }
    return try parse(command, from: &reader)
  }

  /// Understands what follows a command.
  private func parse(
    _ command: Command, from reader: inout WordReader
  ) throws(UsageError) -> Request {
    var invocation = Invocation(command: command)
    while !reader.isAtEnd {
      if let word = reader.nextOption() {
        let (option, value) = try match(word, of: command, in: &reader)
        if let request = standsAlone(option, command: command) { return request }
        if invocation.has(option), !option.isRepeatable { throw .repeated(option) }
        invocation.options.append(.init(option: option, value: value))
      } else if let word = reader.next() {
        invocation.arguments.append(word)
      }
    }
    try check(invocation.arguments, of: command)
    return .run(invocation)
  }

  /// The request that an option makes all by itself.
  private func standsAlone(_ option: Option, command: Command?) -> Request? {
    switch option.name {
    case Option.help.name: .help(command)
    case Option.version.name: .version
    default: nil
    }
  }

  /// Finds the option that a word names, and the value that belongs to it.
  private func match(
    _ word: String, of command: Command?, in reader: inout WordReader
  ) throws(UsageError) -> (Option, String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let known = command?.options ?? commands.flatMap(\.options)
    let spelling = String(parts[0])
    guard let option = (options + known).first(where: { $0.isSpelt(spelling) }) else {
      throw .unknownOption(spelling, of: command, in: self)
    }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let expected = option.value else {
      if let attached { throw .needlessValue(attached, of: option) }
      return (option, nil)
    }
    guard let value = attached ?? reader.nextValue() else { throw .missingValue(of: option) }
    guard expected.choices.isEmpty || expected.choices.contains(value) else {
      throw .unknownChoice(value, of: option, choices: expected.choices)
    }
    return (option, value)
  }

  private func check(_ given: [String], of command: Command) throws(UsageError) {
    if given.count > command.arguments.count {
      throw .tooMany(given[command.arguments.count], for: command)
    }
    for argument in command.arguments.dropFirst(given.count) where !argument.isOptional {
      throw .missingArgument(argument, of: command)
    }
  }
}

extension Option {
  /// Whether a word names this option, in the long or the short form.
  fileprivate func isSpelt(_ word: String) -> Bool {
    word == spelling || letter.map { word == "-\($0)" } ?? false
  }
}
