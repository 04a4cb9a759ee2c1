internal import Findings
internal import Modules

/// Places as SARIF writes them.
struct SARIFPlaces {
  /// What stands for the top of the repository, wherever it lies.
  static let base = "%SRCROOT%"

  private let path: @Sendable (String) -> String

  init(path: @escaping @Sendable (String) -> String) { self.path = path }

  /// A location; with a number, messages can lead to it, and with words, it says why it matters.
  func write(
    _ place: Place, id: Int? = nil, words: String? = nil, to writer: inout JSONWriter
  ) {
    writer.openObject()
    if let id { writer.member("id", id) }
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { writer in
        writer.member("uri", URIPath.escaped(path(place.file)))
        writer.member("uriBaseId", SARIFPlaces.base)
      }
      writer.object("region") { writer in
        writer.member("startLine", max(place.line, 1))
        writer.member("startColumn", max(place.column, 1))
        writer.member("endLine", max(place.endLine, place.line, 1))
        writer.member("endColumn", max(place.endColumn, 1))
      }
    }
    if let words {
      writer.object("message") { $0.member("text", words.withUnseenShown) }
    }
    writer.close()
  }
}
