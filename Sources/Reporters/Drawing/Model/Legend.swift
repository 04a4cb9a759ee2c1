/// What the signs of one drawing mean; only signs that occur in it.
struct Legend {
  /// In a fixed order: roles as they are declared, then externals.
  let kinds: [Drawing.Kind]
  let arrows: [ArrowStyle]
  /// Whether an arrow is marked as the place to cut a cycle.
  let hasCuts: Bool

  static let cutWords = "cut here to end a cycle"

  init(of drawing: Drawing) {
    let present = Set(drawing.boxes.map(\.kind))
    let styles = Set(drawing.arrows.map(ArrowStyle.init))
    kinds = Drawing.Kind.ordered.filter(present.contains)
    arrows = ArrowStyle.allCases.filter(styles.contains)
    hasCuts = drawing.arrows.contains(where: \.isCut)
  }

  /// The arrows in words, a line each, for formats that draw no legend of their own.
  var lines: [String] {
    arrows.map { "\($0.line) line: \($0.words)" } + (hasCuts ? ["cut: \(Legend.cutWords)"] : [])
  }
}

extension Drawing {
  /// Everything a reader must know beside the picture: what was drawn, and what was not.
  var captions: [String] {
    [title, summary] + (omissions.isEmpty ? [] : [omissions.joined(separator: "; ")])
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
