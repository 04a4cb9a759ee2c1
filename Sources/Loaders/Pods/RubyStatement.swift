/// A statement of a Ruby file that mostly lists things: a `Podfile` or a podspec.
struct RubyStatement {
  /// Code and literal strings in turn, without comments.
  let pieces: [String]
  /// The first string, else the first word.
  let place: Place
  /// How many of the next statements are in its block; nil if that doesn't end.
  var inner: Int?

  /// The called method, without its object.
  var name: String { String(words.first { _ in true }?.split(separator: ".").last ?? "") }

  /// The words outside of strings.
  var words: [Substring] {
    stride(from: 0, to: pieces.count, by: 2).flatMap { number in
      pieces[number].split { !RubyStatement.isPartOfWord($0) }
    }
  }

  static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.:!?$@".contains(character)
  }

  var strings: [String] { stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] } }

  /// The first argument if it is a literal string or a symbol.
  var literal: String? {
    if pieces[0].split(whereSeparator: { " (\t:=[\\".contains($0) }).count == 1 {
      return strings.first.flatMap { $0.holds("#{") ? nil : $0 }
    }
    let symbol = words.dropFirst().first
    return symbol?.first == ":" ? String(symbol?.dropFirst() ?? "") : nil
  }

  /// The first argument, without the part of a pod; nil if the file computes it.
  var argument: String? { literal.map { String($0.prefix { $0 != "/" }) } }

  /// The methods without an object that it calls, and variables.
  var calls: [String] {
    words.compactMap { word in
      let name = word.drop { $0 == "!" }.prefix { !".:".contains($0) }
      let isName = name.first.map { $0.isLowercase || $0 == "_" } ?? false
      return isName && !(word.hasSuffix(":") && !word.contains(".")) ? String(name) : nil
    }
  }

  /// The names that it gives to values: assigned ones, and parameters of a function or a block.
  var variables: [String] {
    let code = stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] }
    var names = name == "def" ? words.dropFirst(2) : name == "for" ? words.dropFirst() : []
    for part in code.joined(separator: "''").split(separator: "=").dropLast() {
      names += part.split { !RubyStatement.isPartOfWord($0) }.suffix(1)
    }
    if code.last?.hasSuffix("|") == true {
      names += code.last?.split(separator: "|").last?.split { !$0.isLetter && $0 != "_" } ?? []
    }
    return names.map(String.init)
  }

  /// The literal string of an option: `:path => 'Kit'`, or `path: 'Kit'`.
  func option(_ name: String) -> String? {
    let number = stride(from: 1, to: pieces.count, by: 2).first { number in
      pieces[number - 1].holds(":\(name)") || pieces[number - 1].holds("\(name):")
    }
    return number.map { pieces[$0] }
  }
}
