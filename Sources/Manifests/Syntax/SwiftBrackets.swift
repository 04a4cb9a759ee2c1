/// The lists and calls of a Swift file by their brackets, for edits of its text.
package struct SwiftBrackets {
  /// A list or the arguments of a call, separated by commas.
  package struct Group {
    package let isList: Bool
    /// With its brackets and the name of what is called.
    package let range: Range<Int>
    package let inside: Range<Int>
    package let members: [Member]

    fileprivate init(_ tokens: [SwiftToken], from first: Int, through last: Int, _ commas: [Int]) {
      isList = tokens[first].text == "["
      var start = first
      while tokens[first].text == "(", start > 0,
        tokens[start - 1].kind == .identifier || tokens[start - 1].isSymbol(".")
      {
        start -= 1
      }
      range = Int(tokens[start].span.start)..<Int(tokens[last].span.end)
      inside = Int(tokens[first].span.end)..<Int(tokens[last].span.start)
      members = zip(commas, commas.dropFirst() + [last]).compactMap { comma, end in
        SwiftBrackets.Member(tokens[(comma + 1)..<end])
      }
    }

    package func member(labeled label: String) -> Member? { members.first { $0.label == label } }
  }

  package struct Member {
    package let label: String?
    package let range: Range<Int>
    /// Where it begins behind its label.
    package let valueStart: Int

    fileprivate init?(_ tokens: ArraySlice<SwiftToken>) {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      range = Int(first.span.start)..<Int(last.span.end)
      let isLabeled = first.kind == .identifier && tokens.dropFirst().first?.isSymbol(":") ?? false
      label = isLabeled ? first.text : nil
      valueStart = Int((isLabeled ? tokens.dropFirst(2).first ?? last : first).span.start)
    }
  }

  /// Those within others come first.
  private var groups: [Group] = []
  private var strings: [Range<Int>] = []

  private static let pairs = ["[": "]", "(": ")", "{": "}"]

  /// Nil if the brackets of the file don't match.
  package init?(_ source: Source) {
    guard let tokens = try? Lexer.tokens(of: source) else { return nil }
    var open: [(token: Int, commas: [Int])] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .string { strings.append(Int(token.span.start)..<Int(token.span.end)) }
      guard token.kind == .symbol else { continue }
      if SwiftBrackets.pairs[token.text] != nil {
        open.append((index, [index]))
      } else if token.text == ",", !open.isEmpty {
        open[open.count - 1].commas.append(index)
      } else if SwiftBrackets.pairs.values.contains(token.text) {
        guard let (first, commas) = open.popLast(),
          SwiftBrackets.pairs[tokens[first].text] == token.text
        else { return nil }
        groups.append(Group(tokens, from: first, through: index, commas))
      }
    }
    guard open.isEmpty else { return nil }
  }

  /// The innermost list around a byte, and which of its members that is in.
  package func list(around offset: Int) -> (list: Group, index: Int)? {
    groups.lazy.filter(\.isList).compactMap { list in
      list.members.firstIndex { $0.range.contains(offset) }.map { (list, $0) }
    }.first
  }

  package func list(startingAt offset: Int) -> Group? {
    groups.first { $0.isList && $0.range.lowerBound == offset }
  }

  /// The call around a byte, unless that is in a list within it.
  package func call(around offset: Int) -> Group? {
    groups.first { $0.range.contains(offset) }.flatMap { $0.isList ? nil : $0 }
  }

  package func calls(within range: Range<Int>) -> [Group] {
    groups.filter { !$0.isList && range.contains($0.range.lowerBound) }
  }

  package func call(where isMeant: (Range<Int>) -> Bool) -> Group? {
    groups.first { !$0.isList && isMeant($0.range) }
  }

  package func string(around offset: Int) -> Range<Int>? { strings.first { $0.contains(offset) } }
}
