/// A statement of a Ruby file that mostly lists things: a `Podfile` or a podspec.
struct RubyStatement {
  /// Code and literal strings in turn, without comments.
  private var pieces: [String]
  private let indentation: Int
  /// The first string, else the first word.
  let place: Place

  /// The called method, without its object.
  var name: String { String(words.first { _ in true }?.split(separator: ".").last ?? "") }

  /// The words outside of strings.
  var words: [Substring] {
    stride(from: 0, to: pieces.count, by: 2).flatMap { number in
      pieces[number].split { !($0.isLetter || $0.isNumber || "_.:!?$@".contains($0)) }
    }
  }

  var strings: [String] { stride(from: 1, to: pieces.count, by: 2).map { pieces[$0] } }

  /// The first argument, without the part of a pod; nil if the file computes it.
  var argument: String? {
    guard let string = strings.first, !string.holds("#{"),
      pieces[0].split(whereSeparator: { " (\t".contains($0) }).count == 1
    else { return nil }
    return String(string.prefix { $0 != "/" })
  }

  /// The literal string of an option: `:path => 'Kit'`, or `path: 'Kit'`.
  func option(_ name: String) -> String? {
    let number = stride(from: 1, to: pieces.count, by: 2).first { number in
      pieces[number - 1].holds(":\(name)") || pieces[number - 1].holds("\(name):")
    }
    return number.map { pieces[$0] }
  }

  /// The statements of a file, without the blocks of some methods.
  ///
  /// A block ends at an `end` that is indented like its start.
  static func all(in source: Source, except skipped: Set<String> = []) -> [RubyStatement] {
    var statements: [RubyStatement] = []
    var block: Int?
    for number in 1..<(source.lineCount + 1) {
      let next = RubyStatement(
        String(decoding: source.line(number), as: UTF8.self), at: number, of: source.name)
      if let indentation = block {
        if next.name == "end", next.indentation <= indentation { block = nil }
      } else if skipped.contains(next.name), next.words.contains("do") {
        block = next.indentation
      } else if let last = statements.last, last.isOpen {
        statements[statements.count - 1].pieces[last.pieces.count - 1] += next.pieces[0]
        statements[statements.count - 1].pieces += next.pieces.dropFirst()
      } else if !next.pieces[0].isEmpty {
        statements.append(next)
      }
    }
    return statements
  }

  /// Whether the next line belongs to it.
  private var isOpen: Bool {
    pieces.count % 2 == 1
      && pieces[pieces.count - 1].last { !$0.isWhitespace }.map(",[({>".contains) ?? false
  }

  private init(_ line: String, at number: Int, of file: String) {
    var pieces = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    let comment = stride(from: 0, to: pieces.count, by: 2).first { pieces[$0].contains("#") }
    if let comment {
      pieces[comment] = pieces[comment].prefix { $0 != "#" }
      pieces.removeLast(pieces.count - comment - 1)
    }
    indentation = line.prefix(while: \.isWhitespace).count
    let column = pieces.count > 1 ? pieces[0].unicodeScalars.count : indentation
    self.pieces = pieces.map(String.init)
    self.pieces[0] = String(pieces[0].drop(while: \.isWhitespace))
    place = Place(file: file, line: number, column: column + 1)
  }
}
