struct SARIFResult {
  /// What GitHub takes as places of one result.
  private static let mostPlaces = 1000

  let finding: ReportedFinding
  let rule: Int
  let lineHash: String?
  let places: SARIFPlaces
  private var notes: [Note] { Array(finding.notes.prefix(SARIFResult.mostPlaces)) }

  func write(to writer: inout JSONWriter) {
    writer.member("ruleId", finding.rule)
    writer.member("ruleIndex", rule)
    writer.member("level", finding.severity.compilerWord)
    writer.object("message") { $0.member("text", message) }
    writer.objects("locations", [finding]) { places.write($1, to: &$0) }
    writer.object("partialFingerprints") { writer in
      if let hash = lineHash { writer.member("primaryLocationLineHash", hash) }
      writer.member("archlint/v1", finding.fingerprint)
    }
    if let state = finding.state {
      writer.member("baselineState", state == .fixed ? "absent" : state.rawValue)
    }
    writeParts(to: &writer)
    writeFixes(to: &writer)
    guard !notes.isEmpty else { return }
    writer.objects("relatedLocations", notes.enumerated()) {
      places.write($1.element, id: $1.offset + 1, to: &$0)
    }
    writeFlow(to: &writer)
  }

  /// Message, help, and a link to each note: GitHub shows only notes that the text links.
  private var message: String {
    let plain = [finding.message] + [finding.helpLine].compactMap { $0 }
    let links = notes.enumerated().map { index, note in
      let words = note.text.escapingInvisibles.replacing(["[": "\\[", "]": "\\]", "\\": "\\\\"])
      return "[\(words)](\(index + 1))"
    }
    return (plain.map(SARIFResult.plainText) + links).joined(separator: "\n")
  }

  /// The fixes that have been worked out: replacements of whole lines.
  private func writeFixes(to writer: inout JSONWriter) {
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    writer.objects("fixes", fixes) { writer, fix in
      writer.object("description") { $0.member("text", fix.words.escapingInvisibles) }
      let files = Dictionary(grouping: fix.edits, by: \.place.file).sorted { $0.key < $1.key }
      writer.objects("artifactChanges", files) { writer, file in
        places.write(file: file.key, to: &writer)
        writer.objects("replacements", file.value) { $0.write($1) }
      }
    }
  }

  /// What it is made of, if that is several, each known by a fingerprint of its own.
  private func writeParts(to writer: inout JSONWriter) {
    guard !finding.parts.isEmpty else { return }
    writer.object("properties") { writer in
      writer.objects("parts", finding.parts) { writer, part in
        writer.member("message", part.message.escapingInvisibles)
        writer.member("from", part.from.name)
        writer.member("to", part.to?.name)
        writer.member("archlint/v1", part.fingerprint)
      }
    }
  }

  /// The story in its order, from the finding through the other places.
  private func writeFlow(to writer: inout JSONWriter) {
    writer.objects("codeFlows", [notes]) { writer, notes in
      writer.objects("threadFlows", [notes]) { writer, notes in
        writer.objects("locations", 0...notes.count) { writer, step in
          writer.object("location") { writer in
            if step == 0 {
              places.write(finding, words: finding.message, to: &writer)
            } else {
              places.write(notes[step - 1], to: &writer)
            }
          }
        }
      }
    }
  }

  /// Text in which nothing is taken for a link.
  private static func plainText(_ text: String) -> String {
    let parts = text.escapingInvisibles.split(separator: "](", omittingEmptySubsequences: false)
    return parts.joined(separator: "]\u{200C}(")
  }
}

extension JSONWriter {
  /// A replacement of whole lines, so that it does not matter how columns are counted.
  fileprivate mutating func write(_ edit: TextEdit) {
    object("deletedRegion") { region in
      region.member("startLine", edit.place.line)
      region.member("startColumn", edit.place.column)
      region.member("endLine", edit.place.endLine)
      region.member("endColumn", edit.place.endColumn)
    }
    if !edit.text.isEmpty { object("insertedContent") { $0.member("text", edit.text) } }
  }
}
