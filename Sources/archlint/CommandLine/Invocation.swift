/// A command as it was asked for.
struct Invocation: Sendable {
  let command: Command
  var arguments: [String] = []
  /// The options in the order in which they were given.
  var options: [Given] = []

  /// One option on the command line.
  struct Given: Sendable {
    let option: Option
    let value: String?
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { options.contains { $0.option.name == option.name } }

  /// The values of an option, in the order given.
  func values(of option: Option) -> [String] {
    options.filter { $0.option.name == option.name }.compactMap(\.value)
  }
}

/// What a command line asks for.
enum Request {
  case run(Invocation)
  /// The help of a command, or of the program.
  case help(Command?)
  case version
}
