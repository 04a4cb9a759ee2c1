/// Updates the text of a baseline, keeping its comments and order.
package struct BaselineEditor {
  private let lines: [Substring]
  private let reading: Baseline.Contents

  package init(_ text: String, _ reading: Baseline.Contents) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.reading = reading
  }

  /// The updated text, with additions in order; nil if the file doesn't have one entry per line.
  package func text(
    left: [BaselineEntry?], adding additions: [BaselineEntry], _ recorded: RecordedConventions?
  ) -> String? {
    let raised = Set(additions.map(\.key))
    let left = left.map { $0.flatMap { raised.contains($0.key) ? nil : $0 } }
    guard let rows = rows(of: reading.entries), let version = reading.version else { return nil }
    var edited = lines.map { [String($0)] }
    for ((row, left), entry) in zip(zip(rows, left), reading.entries)
    where left?.line != entry.line {
      edited[row.lines.lowerBound] = left.map { ["\(row.prefix){\($0.line)}\(row.suffix)"] } ?? []
      for line in row.lines.dropFirst() { edited[line] = [] }
    }
    insert(additions, among: zip(rows, reading.entries).map { ($0, $1.key) }, into: &edited)
    let all = left.compactMap { $0 } + additions
    if all.isEmpty { return nil }
    let checksum = all.checksum
    for place in reading.checksums.dropFirst() { edited[place.line - 1] = [] }
    if let old = reading.recorded?.place {
      for line in (old.line - 1)..<min(old.endLine, lines.count) { edited[line] = [] }
    }
    edited[version.line - 1] = ["version: \(Baseline.version)"] + (recorded?.lines ?? [])
    if let place = reading.checksums.first {
      edited[place.line - 1] = ["  - \(checksum)"]
    } else {
      edited[0].insert(contentsOf: ["checksum:", "  - \(checksum)", ""], at: 0)
    }
    return edited.joined().joined(separator: "\n")
  }

  /// The lines of an entry, and the lines around it.
  private struct Row {
    let lines: ClosedRange<Int>
    let prefix: String
    let suffix: String
  }

  /// Inserts each addition before the next entry and its comment, else at the end.
  private func insert(
    _ additions: [BaselineEntry], among rows: [(row: Row, key: BaselineKey)],
    into edited: inout [[String]]
  ) {
    guard let last = rows.last?.row else { return }
    let end = edited[last.lines.upperBound].count
    for addition in additions.sorted(by: { $0.key > $1.key }) {
      let next = rows.first { addition.key < $0.key }?.row
      let line = "\((next ?? last).prefix){\(addition.line)}"
      if let next {
        edited[self.line(above: next)].insert(line, at: 0)
      } else {
        edited[last.lines.upperBound].insert(line, at: end)
      }
    }
  }

  private func line(above row: Row) -> Int {
    var line = row.lines.lowerBound
    while line > 0, lines[line - 1].drop(while: { $0 == " " }).first == "#" { line -= 1 }
    return line
  }

  /// The rows of all entries; nil if two share a line, or one is not a mapping in braces.
  private func rows(of entries: [BaselineEntry]) -> [Row]? {
    var taken: Set<Int> = []
    var rows: [Row] = []
    for entry in entries {
      guard let place = entry.note?.place, lines.indices.contains(place.endLine - 1)
      else { return nil }
      let first = lines[place.line - 1].unicodeScalars
      let last = lines[place.endLine - 1].unicodeScalars
      let prefix = String(first.prefix(place.column - 1))
      let suffix = String(last.dropFirst(place.endColumn - 1))
      let numbers = (place.line - 1)...(place.endLine - 1)
      guard first.dropFirst(place.column - 1).first == "{",
        prefix.allSatisfy({ $0 == " " || $0 == "-" }), prefix.contains("-"),
        numbers.allSatisfy({ taken.insert($0).inserted })
      else { return nil }
      rows.append(Row(lines: numbers, prefix: prefix, suffix: suffix))
    }
    return rows.isEmpty ? nil : rows
  }
}
