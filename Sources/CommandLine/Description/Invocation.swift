/// A command as it was asked for.
package struct Invocation: Sendable {
  package let command: Command
  package internal(set) var arguments: [String] = []
  package internal(set) var options: [(option: Option, value: String?)] = []

  package func argument(_ position: Int) -> String? {
    arguments.indices.contains(position) ? arguments[position] : nil
  }

  package func has(_ option: Option) -> Bool { options.contains { $0.option.name == option.name } }

  package func values(of option: Option) -> [String] {
    options.filter { $0.option.name == option.name }.compactMap(\.value)
  }

  /// The value of an option that is given once at most.
  package func value(of option: Option) -> String? { values(of: option).last }
}

package enum Request {
  case run(Invocation)
  case help(Command?)
  case version
}

/// A command line that cannot be obeyed, in words for the person who typed it.
package struct UsageError: Error, Equatable {
  package let message: String
  package let help: String

  package init(_ message: String, help: String) { (self.message, self.help) = (message, help) }
}
