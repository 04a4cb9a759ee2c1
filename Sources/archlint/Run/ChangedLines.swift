internal import Documents
internal import Modules

/// The lines of today's files that an earlier commit did not have.
struct ChangedLines {
  private let today: (String) -> Source?
  private let earlier: (String) -> Source?

  /// Takes two ways to the text of a file.
  init(of today: @escaping (String) -> Source?, since earlier: @escaping (String) -> Source?) {
    self.today = today
    self.earlier = earlier
  }

  func contains(_ place: Place) -> Bool {
    guard let now = today(place.file), (1...now.lineCount).contains(place.line) else {
      return false
    }
    guard let before = earlier(place.file) else { return true }
    let (lines, old) = (ChangedLines.lines(of: now), ChangedLines.lines(of: before))
    // What is the same at both ends is out of question, so that a line of the same words elsewhere
    // in the file does not hide a new one.
    let shorter = min(lines.count, old.count)
    let start = zip(lines, old).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), old.reversed()).prefix(shorter - start).prefix { $0 == $1 }
      .count
    guard (start..<lines.count - end).contains(place.line - 1) else { return false }
    return !old[start..<old.count - end].contains(lines[place.line - 1])
  }

  private static func lines(of source: Source) -> [ArraySlice<UInt8>] {
    (1...source.lineCount).map(source.line)
  }
}
