/// Hands out the words of a command line one by one.
struct WordReader {
  private var rest: ArraySlice<String>
  /// Whether `--` was seen: behind it nothing is an option.
  private var isPastOptions = false

  init(_ words: [String]) { rest = words[...] }
  var isAtEnd: Bool { rest.isEmpty || (!isPastOptions && rest.elementsEqual(["--"])) }

  mutating func nextOption() -> String? {
    guard !isPastOptions, let word = rest.first, WordReader.isOption(word) else { return nil }
    if word == "--" {
      isPastOptions = true
      rest.removeFirst()
      return nil
    }
    return rest.popFirst()
  }

  mutating func next() -> String? { rest.popFirst() }

  /// The next word as the value of an option; one with dashes was meant as an option itself.
  mutating func nextValue() -> String? {
    guard let word = rest.first, !WordReader.isOption(word) || Int(word) != nil else { return nil }
    return rest.popFirst()
  }

  /// A single dash is no option: it names standard input.
  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }
}
