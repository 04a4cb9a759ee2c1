/// A word that begins with dashes and changes what a command does.
package struct Option: Sendable {
  /// Its name without the dashes.
  package let name: String
  let letter: Character?
  /// Its value; nil for a flag.
  let value: Slot?
  /// Whether two values follow, which then count as two of the option.
  let takesTwo: Bool
  let isRepeatable: Bool
  package var summary: String

  package init(
    name: String, letter: Character? = nil, value: Slot? = nil, takesTwo: Bool = false,
    isRepeatable: Bool = false, summary: String
  ) {
    (self.name, self.letter, self.value) = (name, letter, value)
    (self.takesTwo, self.isRepeatable, self.summary) = (takesTwo, isRepeatable, summary)
  }

  static let help = Option(name: "help", letter: "h", summary: "show this help")
  static let version = Option(name: "version", summary: "print the version")

  package var spelling: String { "--\(name)" }

  /// All that it can be typed as: the letter first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }

  /// What it is for, and all there is to choose from.
  var meaning: String {
    guard let choices = value?.choices, !choices.isEmpty else { return summary }
    return "\(summary): \(choices.joined(separator: ", "))"
  }
}
