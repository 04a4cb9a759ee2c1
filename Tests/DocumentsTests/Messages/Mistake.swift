import Documents
import TestSupport

/// One message of the YAML reader: what causes it, and an example with the place it points at.
///
/// The message itself is the first one of the drawing. `docs/yaml-errors.md` is written from these.
struct Mistake: CustomStringConvertible {
  let cause: String
  let drawing: MarkedText
  let format: Document.Format
  /// The bytes of the example, where they are no text that a drawing could show.
  let bytes: [UInt8]

  init(
    _ cause: String, _ drawing: String, as format: Document.Format = .yaml, bytes: [UInt8]? = nil
  ) {
    self.cause = cause
    self.drawing = MarkedText(drawing)
    self.format = format
    self.bytes = bytes ?? Array(self.drawing.text.utf8)
  }

  /// What is said, without its severity.
  var message: String { said.message }

  var severity: Severity { said.severity }

  var description: String { message }

  private var said: (severity: Severity, message: String) {
    for line in drawing.description.split(separator: "\n") {
      for severity in [Severity.error, .warning] {
        let parts = line.split(separator: "\(severity.rawValue): ", maxSplits: 1)
        if parts.count == 2, parts[0].contains("^") { return (severity, String(parts[1])) }
      }
    }
    return (.error, "")
  }
}

/// The messages of one chapter of `docs/yaml-errors.md`.
struct Chapter {
  let title: String
  let mistakes: [Mistake]
}
