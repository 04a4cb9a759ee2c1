/// A statement of a Ruby file that mostly lists things: a `Podfile` or a podspec.
struct RubyStatement {
  /// Code and literal strings in turn, without comments.
  let pieces: [String]
  /// The first string, else the first word.
  let place: Place
  /// How many of the next statements are in its block; nil if that doesn't end.
  var inner: Int? = 0

  /// The called method, without its object.
  var name: String { String(words.first { _ in true }?.split(separator: ".").last ?? "") }

  private var code: [String] { stride(from: 0, to: pieces.count, by: 2).map { pieces[$0] } }

  /// The words outside of strings.
  var words: [Substring] { code.flatMap(RubyStatement.words) }

  private static func words(of code: some StringProtocol) -> [Substring] {
    code[...].split { !$0.unicodeScalars.allSatisfy(isPartOfWord) }.map { Substring($0) }
  }

  static func isPartOfWord(_ scalar: UnicodeScalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      || "_.:!?$@".unicodeScalars.contains(scalar)
  }

  var strings: [String] { stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] } }

  /// The first argument if it is a literal string or a symbol.
  var literal: String? {
    if pieces.count > 2, "+.*".contains(pieces[2].first { $0 != " " } ?? ",") { return nil }
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
    let parts = code.joined(separator: "''").split(separator: "=")
    let assigned = parts.dropLast().flatMap { RubyStatement.words(of: $0).suffix(1) }
    let parameters = code.last?.hasSuffix("|") == true ? code.last?.split(separator: "|").last : nil
    let taken = name == "def" ? words.dropFirst(2) : name == "for" ? words.dropFirst() : []
    return (assigned + taken + (parameters.map(RubyStatement.words) ?? [])).map(String.init)
  }

  /// The literal string of an option: `:path => 'Kit'`, or `path: 'Kit'`.
  func option(_ name: String) -> String? {
    let number = stride(from: 1, to: pieces.count, by: 2).first { number in
      let code = pieces[number - 1].filter { $0 != " " }
      return code.hasSuffix(":\(name)=>") || code.hasSuffix("\(name):")
    }
    return number.map { pieces[$0] }
  }
}
