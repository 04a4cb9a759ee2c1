/// What the signs of one drawing mean; only signs that occur in it.
package struct Legend {
  /// In a fixed order: roles as they are declared, then externals.
  package let meanings: [Drawing.Meaning]
  package let arrows: [ArrowStyle]
  /// Whether there are links that no source needs.
  package let hasThin: Bool
  /// Whether an arrow is marked as the place to cut a cycle.
  package let hasCuts: Bool
  /// The highest severity among those that boxes wear.
  package let badge: Severity?
  /// Whether boxes are marked as what was asked for.
  package let hasChosen: Bool
  /// Whether boxes are tinted as what a change can break.
  package let hasAffected: Bool
  /// Whether there are signs for fixed findings.
  package let hasFixed: Bool
  package let changes: [Drawing.Change]
  /// What stands for lines to hubs, and the hub.
  package let hubs: [(sign: String, words: String)]

  /// The label of an arrow that is not a link, if arrows have labels.
  static let importLabel = "import"
  /// The label for unused links if lines can't be thin.
  package static let thinLabel = "not imported"
  package static let thinWords = "linked, but imported by no source"
  package static let badgeWords = "findings about a box itself"
  package static let chosenWords = "chosen: what the view is about"
  package static let affectedWords = "affected by the change"
  /// The tint of what is affected, by day.
  package static let affectedColor = "#FFE8B3"
  package static let cutWords = "cut here to end a cycle"
  package static let fixedWords = "findings fixed since then"

  package init(of drawing: Drawing) {
    let present = Set(drawing.boxes.map(\.meaning))
    let imported: [ArrowStyle] = drawing.arrows.contains(where: \.isImport) ? [.imported] : []
    let lines = drawing.arrows.filter { !$0.isPort }
    let styles = Set(lines.map(ArrowStyle.init) + imported)
    hubs = drawing.boxes.indices.compactMap { index in
      drawing.boxes[index].port.map { sign in
        let ports = drawing.arrows.compactMap(drawing.port).filter { $0.hub == index }
        let boxes = ports.count.of("box", "boxes")
        return (sign, "\(drawing.boxes[index].name), a hub of \(boxes)")
      }
    }
    hasThin = drawing.arrows.contains(where: \.isThin)
    meanings = Drawing.Meaning.ordered.filter(present.contains)
    arrows = ArrowStyle.allCases.filter(styles.contains)
    hasCuts = drawing.arrows.contains(where: \.isCut)
    hasFixed = drawing.fixed > 0
    hasChosen = drawing.boxes.contains { !$0.chosen.isEmpty }
    hasAffected = drawing.boxes.contains(where: \.isAffected)
    badge = drawing.boxes.compactMap(\.worst).max()
    let marks = Set(drawing.arrows.flatMap(\.marks) + drawing.boxes.compactMap(\.change))
    changes = Drawing.Change.allCases.filter(marks.contains)
  }

  /// The signs in words, a line each, for formats that draw no legend of their own.
  package func lines(
    shape: (Drawing.Meaning) -> String, openTip: String = "an open tip", chosen: String,
    thin: String = "thin line"
  ) -> [String] {
    meanings.map { "\(shape($0)): \($0.word)" }
      + arrows.map { "\($0.sign(tip: openTip)): \($0.words)" }
      + (hasThin ? ["\(thin): \(Legend.thinWords)"] : [])
      + (hasChosen ? ["\(chosen): \(Legend.chosenWords)"] : [])
      + (hasAffected ? ["tinted box: \(Legend.affectedWords)"] : [])
      + hubs.map { "\($0.sign): \($0.words)" } + (hasCuts ? ["cut: \(Legend.cutWords)"] : [])
      + (hasFixed ? ["fixed: \(Legend.fixedWords)"] : [])
  }
}
