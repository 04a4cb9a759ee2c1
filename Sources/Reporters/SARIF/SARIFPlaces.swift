struct SARIFPlaces {
  /// The URI base for the top of the repository.
  static let base = "%SRCROOT%"

  let path: @Sendable (String) -> String

  /// A note as the members of a location: with a number, messages can lead to it.
  ///
  /// It is a whole line: columns count UTF-16, and a report does not have the line of a note.
  func write(_ note: Note, id: Int? = nil, to writer: inout JSONWriter) {
    write(note.place.file, id: id, words: note.text, to: &writer) { region in
      region.member("startLine", max(note.place.line, 1))
    }
  }

  /// The place of a finding as the members of a location, and with words, why it matters.
  func write(_ finding: ReportedFinding, words: String? = nil, to writer: inout JSONWriter) {
    let place = finding.firstLine
    // Editors count columns in UTF-16; any scalar that is not known is taken for one unit.
    let scalars = Array((finding.source ?? "").unicodeScalars)
    let unit = { (column: Int) in
      let before = scalars.prefix(max(0, column - finding.sourceColumn))
      return max(column, 1) + before.count { $0.value > 0xFFFF }
    }
    write(place.file, words: words, to: &writer) { region in
      region.member("startLine", max(place.line, 1))
      region.member("startColumn", unit(place.column))
      region.member("endLine", max(place.endLine, place.line, 1))
      region.member("endColumn", unit(place.endColumn))
    }
  }

  /// The beginning of what a problem is about.
  func write(_ place: Place, to writer: inout JSONWriter) {
    write(place.file, to: &writer) { $0.member("startLine", max(place.line, 1)) }
  }

  func write(file: String, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { writer in
      writer.member("uri", path(file).asURIPath)
      writer.member("uriBaseId", SARIFPlaces.base)
    }
  }

  private func write(
    _ file: String, id: Int? = nil, words: String? = nil, to writer: inout JSONWriter,
    _ region: (inout JSONWriter) -> Void
  ) {
    if let id { writer.member("id", id) }
    writer.object("physicalLocation") { writer in
      write(file: file, to: &writer)
      writer.object("region", region)
    }
    if let words { writer.object("message") { $0.member("text", words.escapingInvisibles) } }
  }
}
