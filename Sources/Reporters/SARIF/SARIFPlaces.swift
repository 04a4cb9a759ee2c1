internal import Documents
internal import Findings
internal import Modules

/// Places as SARIF writes them.
struct SARIFPlaces {
  /// What stands for the top of the repository, wherever it lies.
  static let base = "%SRCROOT%"

  private let path: @Sendable (String) -> String

  init(path: @escaping @Sendable (String) -> String) { self.path = path }

  /// A note as the members of a location: with a number, messages can lead to it.
  ///
  /// A saved report keeps no ends of notes, so none are written.
  func write(_ note: Note, id: Int? = nil, to writer: inout JSONWriter) {
    write(note.place, id: id, words: note.text, hasEnd: false, to: &writer)
  }

  /// The members of a location, and with words, why it matters.
  func write(
    _ place: Place, id: Int? = nil, words: String? = nil, hasEnd: Bool = true,
    to writer: inout JSONWriter
  ) {
    if let id { writer.member("id", id) }
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { writer in
        writer.member("uri", path(place.file).asURIPath)
        writer.member("uriBaseId", SARIFPlaces.base)
      }
      writer.object("region") { writer in
        writer.member("startLine", max(place.line, 1))
        writer.member("startColumn", max(place.column, 1))
        if hasEnd {
          writer.member("endLine", max(place.endLine, place.line, 1))
          writer.member("endColumn", max(place.endColumn, 1))
        }
      }
    }
    if let words {
      writer.object("message") { $0.member("text", words.withUnseenShown) }
    }
  }
}
