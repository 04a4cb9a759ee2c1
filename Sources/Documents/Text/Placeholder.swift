/// A placeholder for a name in a template, such as `**NAME**` or `{{name}}`.
package enum Placeholder {
  /// The placeholder in a line that holds an offset, or begins the value that fails there.
  static func find(in line: ArraySlice<UInt8>, around offset: Int) -> Span? {
    // No one writes long ones, so a look around is enough, however long the line.
    let start = max(line.startIndex, offset - longest)
    let window = line[start..<min(line.endIndex, offset + longest)]
    for begin in window.indices where begin <= offset {
      if let span = span(from: begin, in: window, marks), offset < span.end { return span }
    }
    return nil
  }

  /// The first placeholder in a name that could be read.
  package static func `in`(name: String) -> String? {
    let bytes = Array(name.utf8.prefix(longest))[...]
    // Nearly every name is one, and nothing else.
    if bytes.first != UInt8(ascii: "_"), bytes.allSatisfy(isName) { return nil }
    // Real names contain two underscores too, but don't begin with them.
    return bytes.indices.lazy.compactMap {
      span(from: $0, in: bytes, $0 == 0 ? marks + nameMarks + underscores : marks + nameMarks)
    }.first.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }

  private static func span(
    from begin: Int, in window: ArraySlice<UInt8>, _ marks: [Mark]
  ) -> Span? {
    for mark in marks where window[begin...].starts(with: mark.opening) {
      let inside = window[(begin + mark.opening.count)...]
      let content = inside.prefix { mark.isFree ? !mark.closing.contains($0) : isName($0) }
      guard !content.isEmpty, mark.isFree || content.first != Byte.space,
        window[content.endIndex...].starts(with: mark.closing)
      else { continue }
      return Span(start: begin, end: content.endIndex + mark.closing.count)
    }
    return nil
  }

  private static let longest = 200

  /// How placeholders begin and end, and whether anything but a name may stand between.
  private typealias Mark = (opening: [UInt8], closing: [UInt8], isFree: Bool)

  private static let marks: [Mark] = [
    ("{{", "}}", true), ("<%", "%>", true), ("{%", "%}", true), ("**", "**", false),
    ("<", ">", false), ("%", "%", false), ("@", "@", false),
  ].map { (Array($0.utf8), Array($1.utf8), $2) }

  /// Valid YAML, so these count only in a name.
  private static let nameMarks: [Mark] = [
    ("${", "}", true), ("$(", ")", true), ("{", "}", true), ("[[", "]]", true),
  ].map { (Array($0.utf8), Array($1.utf8), $2) }

  private static let underscores: [Mark] = [(Array("__".utf8), Array("__".utf8), true)]

  /// Whether a byte may be part of a name; a blank may.
  private static func isName(_ byte: UInt8) -> Bool { Byte.isName(byte) || byte == Byte.space }
}
