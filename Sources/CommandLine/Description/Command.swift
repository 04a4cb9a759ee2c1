/// A command of the program: its arguments and its implementation.
package struct Command: Sendable {
  package let name: String
  /// What the help says of it, made when it is needed.
  package let page: @Sendable () -> Page
  let arguments: [Argument]
  /// Its own options, in addition to those of the program.
  package let options: [Option]
  package let run: @Sendable (Invocation) throws(UsageError) -> Outcome

  /// A line, what else there is to know in paragraphs, and command lines, the most common first.
  package typealias Page = (summary: String, details: String, examples: [Example])

  /// A command line worth copying, and what it is good for.
  package typealias Example = (line: String, meaning: String)

  /// A word that follows a command.
  package struct Argument: Sendable {
    let slot: Slot
    let summary: String
    let isOptional: Bool

    package init(_ slot: Slot, _ summary: String, isOptional: Bool = false) {
      (self.slot, self.summary, self.isOptional) = (slot, summary, isOptional)
    }
  }

  package init(
    _ name: String, page: @autoclosure @escaping @Sendable () -> Page, arguments: [Argument] = [],
    options: [Option] = [], run: @escaping @Sendable (Invocation) throws(UsageError) -> Outcome
  ) {
    (self.name, self.page, self.run) = (name, page, run)
    (self.arguments, self.options) = (arguments, options)
  }
}
