// Lists in words, as messages, reports and commands write them.

extension [String] {
  /// The names with commas between them; those beyond a number are only counted.
  package func listed(upTo most: Int) -> String {
    let shown = prefix(most).joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }

  /// All of them, such as `a, b and c`.
  package var inSentence: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

extension [[String]] {
  private static let named = 4

  /// Cycles by the names of their targets, such as `A ⇄ B`.
  package var asCycles: String {
    let words = map { names in
      switch names.count {
      case 1: "\(names[0]) → \(names[0])"
      case 2: "\(names[0]) ⇄ \(names[1])"
      default: "\(names.listed(upTo: Self.named)) (\(names.count) targets)"
      }
    }
    let more = words.count > Self.named ? " and \(words.count - Self.named) more" : ""
    return words.prefix(Self.named).joined(separator: "; ") + more
  }
}
