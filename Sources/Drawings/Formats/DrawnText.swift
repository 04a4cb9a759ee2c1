package import Findings
package import Modules

/// A drawing as text, or the reason why there is none.
package enum DrawnText: Equatable, Sendable {
  case text(String)
  /// The format does not take so much; a coarser level might do.
  case tooLarge(reason: String, coarser: DrawingView.Level?)

  /// Draws an architecture in a format; with `isFitted` at the finest level that the format takes.
  package init(
    of architecture: Architecture, findings: [Finding], as view: DrawingView,
    since earlier: Architecture? = nil, in format: DrawingFormat, isFitted: Bool
  ) {
    var view = view
    var note: [String] = []
    while true {
      var drawing = Drawing(of: architecture, findings: findings, as: view, since: earlier)
      drawing.omissions = note + drawing.omissions
      let attempt = DrawnText(drawing, in: format)
      guard isFitted, case .tooLarge(let reason, let coarser?) = attempt else {
        self = attempt
        return
      }
      note = ["coarser than asked for, as the \(view.level.rawValue)s make \(reason)"]
      view.level = coarser
    }
  }

  /// Writes a drawing, unless it is too much for the format.
  package init(_ drawing: Drawing, in format: DrawingFormat) {
    if let reason = format.refusal(of: drawing) {
      self = .tooLarge(reason: reason, coarser: drawing.level.coarser)
      return
    }
    let text = format.write(drawing)
    let count = text.utf16.count
    if count > format.characterLimit {
      let reason = "\(count) characters, at most \(format.characterLimit)"
      self = .tooLarge(reason: reason, coarser: drawing.level.coarser)
    } else {
      self = .text(text)
    }
  }
}
