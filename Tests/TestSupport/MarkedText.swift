import Documents

/// A text with marks below its lines: how tests draw what is said about a place.
///
///     a: [1, 2
///        ^ error: this bracket is never closed
///     b: 3
///      ^ note: the text continues here as if it were closed
///
/// A line whose first character other than a blank is `^` is a mark. It stands below the first
/// character of the place, a `~` below each further one, a `…` behind it if the place goes on
/// below its line; the words behind say what is said there. In the text `→` stands for a tab, `·`
/// for a blank that would be hard to see. A drawing that was made shows control characters as
/// their pictures (`␀`) and bytes that are no text as `�`.
package struct MarkedText: Equatable, CustomStringConvertible {
  package let text: String
  package let description: String

  /// Takes the drawing apart.
  package init(_ drawing: String) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.filter { !MarkedText.isMark($0) }.joined(separator: "\n")
      .replacing("→", with: "\t").replacing("·", with: " ")
    description = drawing
  }

  /// Draws marks below the lines of a source.
  package init(_ source: Source, marks: [(place: Place, words: String)]) {
    var remaining = marks.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }[...]
    var lines: [String] = []
    for number in 1...source.lineCount {
      lines.append(MarkedText.visible(source.line(number)))
      while let mark = remaining.first, mark.place.line == number {
        remaining.removeFirst()
        lines.append(MarkedText.line(for: mark.place, mark.words))
      }
    }
    text = source.text(of: Span(start: 0, end: source.count))
    description = lines.joined(separator: "\n")
  }

  /// Draws the diagnostics of reading a source: its error, or its warnings.
  package init(diagnosing text: String, as format: Document.Format = .yaml) {
    self.init(diagnosing: Array(text.utf8), as: format)
  }

  /// Draws what reading bytes says about them.
  package init(diagnosing bytes: [UInt8], as format: Document.Format) {
    let source = Source(name: "test", bytes: bytes)
    self.init(source, marks: Problem.all(in: source, as: format).flatMap(MarkedText.marks))
  }

  /// The place of a problem, and those of its notes.
  private static func marks(of problem: Problem) -> [(place: Place, words: String)] {
    let place = problem.place ?? Place(file: "")
    return [(place, "\(problem.severity.rawValue): \(problem.message)")]
      + problem.notes.map { ($0.place, "note: \($0.text)") }
  }

  private static func isMark(_ line: Substring) -> Bool { line.drop { $0 == " " }.first == "^" }

  private static func line(for place: Place, _ words: String) -> String {
    let width = max(place.endColumn - place.column - 1, 0)
    let tail = place.endLine > place.line ? "…" : String(repeating: "~", count: width)
    return String(repeating: " ", count: place.column - 1) + "^" + tail + " " + words
  }

  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars.map(picture(of:))
    var text = String(String.UnicodeScalarView(scalars))
    let blanks = text.reversed().prefix { $0 == " " }.count
    text.removeLast(blanks)
    return text + String(repeating: "·", count: blanks)
  }

  /// A character that can be seen in place of one that cannot.
  private static func picture(of character: Unicode.Scalar) -> Unicode.Scalar {
    switch character.value {
    case 0x09: "→"
    case 0x00...0x1F: Unicode.Scalar(0x2400 + character.value) ?? character
    case 0x7F: "␡"
    case 0x85, 0x2028, 0x2029: "␤"
    case 0xA0, 0xFEFF: "␣"
    default: character
    }
  }
}

extension Problem {
  /// All that reading says: one error, or the warnings in the order of the text.
  package static func all(in source: Source, as format: Document.Format) -> [Problem] {
    do throws(Problem) {
      return try Document.read(source, as: format).problems
    } catch {
      return [error]
    }
  }
}
