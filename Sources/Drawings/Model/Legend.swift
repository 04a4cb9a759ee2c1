/// What the signs of one drawing mean; only signs that occur in it.
package struct Legend {
  package enum Sign: Hashable {
    case box(Drawing.Meaning)
    case arrow(ArrowStyle)
    case thin(ArrowStyle)
    case change(Drawing.Change)
    case fixed
    /// What stands for lines to a hub, and the hub.
    case hub(String)
    case chosen, affected
    /// The outline of a box, and the number at one.
    case flaw(Severity)
    case badge(Severity)
    /// The place to cut a cycle.
    case cut
  }

  /// In a fixed order: roles as they are declared, externals, lines, then the other signs.
  package let entries: [(sign: Sign, words: String)]

  /// The label of an arrow that is not a link, if arrows have labels.
  static let importLabel = "import"
  /// The label for unused links if lines can't be thin.
  package static let thinLabel = "not imported"
  package static let badgeWords = "number of findings, the worst "
  package static let flawWords = "broken module, with "
  /// The tint of what is affected, by day.
  package static let affectedColor = "#FFE8B3"

  package init(of drawing: Drawing) {
    let (boxes, arrows) = (drawing.boxes, drawing.arrows)
    let meanings = Set(boxes.map(\.meaning))
    let styles = Set(arrows.filter { !$0.isPort }.map(ArrowStyle.init))
    // The line of an arrow that is new says it as well as the sign at it.
    let marks = Set(arrows.filter { $0.change == nil || $0.worst != nil }.flatMap(\.marks))
      .union(boxes.compactMap(\.change))
    let hubs = boxes.indices.compactMap { index in
      boxes[index].port.map { sign in
        let count = arrows.compactMap(drawing.port).count { $0.hub == index }
        return (Sign.hub(sign), "\(boxes[index].name), a hub of \(count.of("box", "boxes"))")
      }
    }
    func severities(_ severity: KeyPath<Drawing.Box, Severity?>) -> [Severity] {
      Set(boxes.compactMap { $0[keyPath: severity] }).sorted(by: >)
    }
    var entries: [(sign: Sign, words: String)] = []
    entries += Drawing.Meaning.ordered.filter(meanings.contains).map { (.box($0), $0.word) }
    entries += ArrowStyle.allCases.filter(styles.contains).map { (.arrow($0), $0.look.words) }
    if let thin = arrows.first(where: \.isThin) {
      entries.append((.thin(ArrowStyle(thin)), "linked, but imported by no source"))
    }
    entries += Drawing.Change.allCases.filter(marks.contains).map {
      (.change($0), $0.rawValue)
    }
    if drawing.fixed > 0 { entries.append((.fixed, "findings fixed")) }
    entries += hubs
    let isChosen = boxes.contains { !$0.chosen.isEmpty }
    if isChosen { entries.append((.chosen, "chosen: what the view is about")) }
    if boxes.contains(where: \.isAffected) { entries.append((.affected, "affected by the change")) }
    let flawWords = drawing.isOfLaunch ? "not found at launch, with " : Legend.flawWords
    entries += severities(\.flaw).map { (.flaw($0), flawWords + $0.look.phrase) }
    entries += severities(\.worst).map { (.badge($0), Legend.badgeWords + $0.look.phrase) }
    if arrows.contains(where: \.isCut) { entries.append((.cut, "cut here to end a cycle")) }
    self.entries = entries
  }

  /// The signs in words with their colors, for formats that draw no legend of their own.
  ///
  /// A change, and a number of findings unless it has a word, are words there already.
  package func rows(
    shape: (Drawing.Meaning) -> String, openTip: String = "an open tip", chosen: String,
    thin: String = "thin line", badge: String? = nil
  ) -> [(sign: String, words: String, color: String?)] {
    entries.compactMap { entry in
      let (sign, color): (String?, String?) =
        switch entry.sign {
        case .box(let meaning): (shape(meaning), nil)
        case .arrow(let style): (style.sign(tip: openTip), style.look.color)
        case .thin(let style): (thin, style.look.color)
        case .fixed: ("fixed", nil)
        case .hub(let sign): (sign, nil)
        case .chosen: (chosen, nil)
        case .affected: ("tinted box", nil)
        case .flaw(let severity): ("\(severity.look.hue) outline", severity.style.look.color)
        case .badge(let severity): (badge, severity.style.look.color)
        case .cut: ("cut", ArrowStyle.error.look.color)
        case .change: (nil, nil)
        }
      return sign.map { ($0, entry.words, color) }
    }
  }
}
