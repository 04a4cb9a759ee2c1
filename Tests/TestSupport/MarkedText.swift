import YAML

/// A text with marks below its lines: how tests draw what is said about a place.
///
///     a: [1, 2
///        ^ error: this bracket is never closed
///     b: 3
///      ^ note: the text goes on here as if it were
///
/// A line whose first character other than a blank is `^` is a mark. It stands below the first
/// character of the place, a `~` below each further one, a `…` behind it if the place goes on
/// below its line; the words behind say what is said there. In the text `→` stands for a tab, `·`
/// for a blank that would be hard to see, `␍` for a carriage return.
package struct MarkedText: Equatable, CustomStringConvertible {
  package let text: String
  package let description: String

  /// Takes the drawing apart.
  package init(_ drawing: String) {
    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    text = lines.filter { !MarkedText.isMark($0) }.joined(separator: "\n")
      .replacing("→", with: "\t").replacing("·", with: " ").replacing("␍", with: "\r")
    description = drawing
  }

  /// Draws marks below the lines of a source.
  package init(_ source: Source, marks: [(span: Span, words: String)]) {
    var remaining = marks.sorted { $0.span.start < $1.span.start }[...]
    var lines: [String] = []
    for number in 1...source.lineCount {
      lines.append(MarkedText.visible(source.line(number)))
      while let mark = remaining.first, source.position(of: mark.span.start).line == number {
        remaining.removeFirst()
        lines.append(MarkedText.line(for: mark.span, mark.words, in: source))
      }
    }
    text = source.text(of: Span(start: 0, end: source.count))
    description = lines.joined(separator: "\n")
  }

  /// Draws what reading a text says about it: its error, or its warnings.
  package init(diagnosing text: String, as format: Document.Format = .yaml) {
    let source = Source(name: "test", bytes: Array(text.utf8))
    self.init(source, marks: Diagnostic.all(in: source, as: format).flatMap(MarkedText.marks))
  }

  /// The place of a diagnostic, and those of its notes.
  private static func marks(of diagnostic: Diagnostic) -> [(span: Span, words: String)] {
    [(diagnostic.span, "\(diagnostic.severity.rawValue): \(diagnostic.message)")]
      + diagnostic.notes.map { ($0.span, "note: \($0.message)") }
  }

  private static func isMark(_ line: Substring) -> Bool { line.drop { $0 == " " }.first == "^" }

  private static func line(for span: Span, _ words: String, in source: Source) -> String {
    let start = source.position(of: span.start)
    let end = source.position(of: span.end)
    let goesOn = end.line > start.line
    let tail = goesOn ? "…" : String(repeating: "~", count: max(end.column - start.column - 1, 0))
    return String(repeating: " ", count: start.column - 1) + "^" + tail + " " + words
  }

  private static func visible(_ line: ArraySlice<UInt8>) -> String {
    var text = String(decoding: line, as: UTF8.self).replacing("\t", with: "→")
    let blanks = text.reversed().prefix { $0 == " " }.count
    text.removeLast(blanks)
    return text + String(repeating: "·", count: blanks)
  }
}

extension Diagnostic {
  /// All that reading says: one error, or the warnings in the order of the text.
  package static func all(in source: Source, as format: Document.Format) -> [Diagnostic] {
    do throws(Diagnostic) {
      return try Document.read(source, as: format).diagnostics
    } catch {
      return [error]
    }
  }
}
