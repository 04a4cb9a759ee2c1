// What a pointer that rests on something gets to read.
extension Drawing {
  package func hint(for box: Box) -> Markup { hintLines(for: box).lines }
  package func hint(for arrow: Arrow) -> Markup { hintLines(for: arrow).lines }

  func hintLines(for box: Box) -> [String] {
    let first = "\(box.name) (\(box.meaning.word), \(bands[box.band].name))"
    return ([first, box.subtitle] + messages(box.remarks) + box.fixedWords)
      .filter { !$0.isEmpty }
  }

  func hintLines(for arrow: Arrow) -> [String] {
    let ends = "\(boxes[arrow.from].name) → \(boxes[arrow.to].name)"
    let what =
      arrow.isImport ? ": import without a link" : arrow.isThin ? ": \(Legend.thinLabel)" : ""
    let count = arrow.count > 1 ? ": \(arrow.count.of("link"))" : ""
    let changes = arrow.changes + arrow.fixedWords
    let change = changes.isEmpty ? "" : " (\(changes.joined(separator: ", ")))"
    return [ends + change + count + what] + messages(arrow.remarks)
  }
}

extension [String] {
  /// One below the other: the breaks between them are the picture's own, those in them are shown.
  package var lines: Markup { map { "\($0)" as Markup }.joined(separator: "\n") }
}
