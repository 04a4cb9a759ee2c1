/// A drawing as text, or the reason why there is none.
package enum DrawnText: Equatable, Sendable {
  case text(String)
  /// The format does not take so much.
  case tooLarge(reason: String)

  /// Draws an architecture in a format; with `isFitted` at the finest level that the format takes.
  package init(
    of architecture: Architecture, findings: [ReportedFinding], as view: DrawingView,
    since earlier: Architecture? = nil, in format: DrawingFormat, isFitted: Bool
  ) {
    var view = view
    var notes: [String] = []
    while true {
      var drawing = Drawing(of: architecture, findings: findings, as: view, since: earlier)
      if !view.isReduced, format.isTooWide(drawing) {
        view.isReduced = true
        continue
      }
      drawing.notes += notes
      if format.name == DrawingFormat.html.name, view.look == .arrows, view.level == .module {
        drawing.cards = { [boxes = drawing.boxes, owner = view.owner] in
          architecture.cards(for: boxes, owner: owner)
        }
      }
      self.init(drawing, in: format)
      guard isFitted, case .tooLarge(let reason) = self, let coarser = view.level.coarser.first
      else { return }
      notes = ["Drawn at a coarser level, since the \(view.level.rawValue)s make \(reason)"]
      view.level = coarser
    }
  }

  /// Writes a drawing, unless it is too much for the format.
  package init(_ drawing: Drawing, in format: DrawingFormat) {
    let sizes = [
      (drawing.boxes.count, "boxes", format.boxLimit),
      (drawing.arrows.count { !$0.isPort }, "arrows", format.arrowLimit),
    ]
    for (count, things, limit) in sizes where count > limit && drawing.view.look == .arrows {
      self = .tooLarge(reason: "\(count) \(things), at most \(limit)")
      return
    }
    let text = format.write(drawing)
    let limit = format.characterLimit
    // Counting takes a while, and there are never more of them than bytes.
    let count = text.utf8.count > limit ? text.utf16.count : 0
    self =
      count > limit
      ? .tooLarge(reason: "\(count) characters, at most \(limit)") : .text(text)
  }
}
