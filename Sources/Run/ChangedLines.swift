/// The lines of today's files that an earlier commit did not have; each file is looked at once.
struct ChangedLines {
  private let today: (String) -> Source?
  private let earlier: (String) -> Source?
  /// The numbers of the changed lines of the files that were asked about.
  private var known: [String: Set<Int>] = [:]

  /// Takes two ways to the text of a file.
  init(of today: @escaping (String) -> Source?, since earlier: @escaping (String) -> Source?) {
    self.today = today
    self.earlier = earlier
  }

  mutating func contains(_ place: Place) -> Bool {
    let lines = known[place.file] ?? changed(in: place.file)
    known[place.file] = lines
    return lines.contains(place.line)
  }

  private func changed(in file: String) -> Set<Int> {
    guard let now = today(file) else { return [] }
    let lines = ChangedLines.lines(of: now)
    guard let before = earlier(file) else { return Set(1...now.lineCount) }
    let old = ChangedLines.lines(of: before)
    // What is the same at both ends is out of question, so that a line of the same words elsewhere
    // in the file does not hide a new one.
    let shorter = min(lines.count, old.count)
    let start = zip(lines, old).prefix { $0 == $1 }.count
    let end = zip(lines.reversed(), old.reversed()).prefix(shorter - start).prefix { $0 == $1 }
      .count
    let same = Set(old[start..<old.count - end])
    let changed = (start..<lines.count - end).filter { !same.contains(lines[$0]) }
    return Set(changed.map { $0 + 1 })
  }

  private static func lines(of source: Source) -> [ArraySlice<UInt8>] {
    (1...source.lineCount).map(source.line)
  }
}
