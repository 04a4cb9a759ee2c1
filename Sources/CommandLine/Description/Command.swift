/// One thing the program does: how it is asked for, and what answers.
package struct Command: Sendable {
  package let name: String
  let summary: String
  /// What else there is to know, in paragraphs.
  let details: @Sendable () -> String
  /// Whole command lines, the most common first.
  package let examples: [Example]
  let arguments: [Argument]
  /// Its own options, in addition to those of the program.
  let options: [Option]
  package let run: @Sendable (Invocation) throws(UsageError) -> Outcome

  /// A command line worth copying, and what it is good for.
  package typealias Example = (line: String, meaning: String)

  /// A word that follows a command.
  package struct Argument: Sendable {
    let slot: Slot
    let summary: String
    let isOptional: Bool

    package init(_ slot: Slot, _ summary: String, isOptional: Bool = false) {
      self.slot = slot
      self.summary = summary
      self.isOptional = isOptional
    }
  }

  package init(
    name: String, summary: String, details: @autoclosure @escaping @Sendable () -> String = "",
    examples: [Example], arguments: [Argument] = [], options: [Option] = [],
    run: @escaping @Sendable (Invocation) throws(UsageError) -> Outcome
  ) {
    (self.name, self.summary, self.details) = (name, summary, details)
    (self.examples, self.arguments, self.options) = (examples, arguments, options)
    self.run = run
  }
}
