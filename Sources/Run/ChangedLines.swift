/// The lines of current files that an earlier commit lacks; each file is compared once.
struct ChangedLines {
  let today: (String) -> Source?
  let earlier: (String) -> Source?
  private(set) var known: [String: Set<Int>] = [:]

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
    // Skips common lines at both ends, so that an equal line elsewhere doesn't hide a new one.
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
