internal import Findings

/// What the signs of one drawing mean; only signs that occur in it.
struct Legend {
  /// In a fixed order: roles as they are declared, then externals.
  let kinds: [Drawing.Kind]
  let arrows: [ArrowStyle]
  /// Whether an arrow is marked as the place to cut a cycle.
  let hasCuts: Bool
  /// The gravest severity among those that boxes wear.
  let badge: Severity?
  /// What signs tell of changes.
  let changes: [Drawing.Change]

  static let badgeWords = "findings about a box itself"
  static let cutWords = "cut here to end a cycle"

  init(of drawing: Drawing) {
    let present = Set(drawing.boxes.map(\.kind))
    let styles = Set(drawing.arrows.map(ArrowStyle.init))
    kinds = Drawing.Kind.ordered.filter(present.contains)
    arrows = ArrowStyle.allCases.filter(styles.contains)
    hasCuts = drawing.arrows.contains(where: \.isCut)
    badge = drawing.boxes.compactMap(\.worst).max()
    let marks = Set(drawing.arrows.flatMap(\.marks) + drawing.boxes.compactMap(\.change))
    changes = Drawing.Change.allCases.filter(marks.contains)
  }

  /// The signs in words, a line each, for formats that draw no legend of their own.
  func lines(shape: (Drawing.Kind) -> String, openTip: String = "an open tip") -> [String] {
    kinds.map { "\(shape($0)): \($0.word)" }
      + arrows.map { "\($0.sign(tip: openTip)): \($0.words)" }
      + (hasCuts ? ["cut: \(Legend.cutWords)"] : [])
  }
}

extension Drawing {
  /// Everything a reader must know beside the picture: what was drawn, and what was not.
  var captions: [String] {
    [title, summary] + (omissions.isEmpty ? [] : [omissions.joined(separator: "; ")])
  }

  /// What is written in a box: its name, what is folded into it, and what was found in it.
  func lines(of box: Box) -> [String] {
    let severities = box.remarks.map { remarks[$0].severity }
    let verdict = Severity.allCases.reversed().compactMap { severity in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : Count.of(count, severity.rawValue)
    }
    let change = box.change?.rawValue ?? ""
    return [box.name, box.detail, change, verdict.joined(separator: ", ")].filter { !$0.isEmpty }
  }

  /// A name for each box that no other box has.
  var uniqueNames: [String] {
    var seen: [String: Int] = [:]
    return boxes.map { box in
      let count = seen[box.name, default: 0] + 1
      seen[box.name] = count
      return count == 1 ? box.name : "\(box.name) (\(count))"
    }
  }

  /// Whether an arrow leads to a higher band.
  func goesUp(_ arrow: Arrow) -> Bool { boxes[arrow.to].band < boxes[arrow.from].band }
}
