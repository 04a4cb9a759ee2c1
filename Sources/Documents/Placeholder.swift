/// What stands in a template where a name will be filled in, such as `**NAME**` or `{{name}}`.
enum Placeholder {
  /// The placeholder in a line that holds an offset, or begins the value that fails there.
  static func find(in line: ArraySlice<UInt8>, around offset: Int) -> Span? {
    // No one writes long ones, so a look around is enough, however long the line.
    let start = max(line.startIndex, offset - longest)
    let window = line[start..<min(line.endIndex, offset + longest)]
    for begin in window.indices where begin <= offset {
      for (opening, closing, isFree) in marks where window[begin...].starts(with: opening) {
        let inside = window[(begin + opening.count)...]
        let content = inside.prefix { isFree ? !closing.contains($0) : isName($0) }
        let end = content.endIndex + closing.count
        if !content.isEmpty, isFree || content.first != Byte.space, offset < end,
          window[content.endIndex...].starts(with: closing)
        {
          return Span(start: begin, end: end)
        }
      }
    }
    return nil
  }

  private static let longest = 200

  /// How placeholders begin and end, and whether anything but a name may stand between.
  private static let marks: [([UInt8], [UInt8], isFree: Bool)] = [
    ("{{", "}}", true), ("<%", "%>", true), ("{%", "%}", true), ("**", "**", false),
    ("<", ">", false), ("%", "%", false), ("@", "@", false),
  ].map { (Array($0.utf8), Array($1.utf8), $2) }

  /// Whether a byte may be part of a name; a blank may.
  private static func isName(_ byte: UInt8) -> Bool {
    Byte.isName(byte) || byte == Byte.space
  }
}
