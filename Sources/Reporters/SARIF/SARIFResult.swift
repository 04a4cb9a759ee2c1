internal import Documents
internal import Findings
internal import Modules

/// A finding as a result of SARIF.
struct SARIFResult {
  /// What GitHub takes as places of one result.
  private static let mostPlaces = 1000

  private let finding: Finding
  private let rule: Int
  private let places: SARIFPlaces

  init(_ finding: Finding, rule: Int, in places: SARIFPlaces) {
    self.finding = finding
    self.rule = rule
    self.places = places
  }

  func write(to writer: inout JSONWriter) {
    let notes = finding.notes.prefix(SARIFResult.mostPlaces)
    writer.openObject()
    writer.member("ruleId", finding.rule)
    writer.member("ruleIndex", rule)
    writer.member("level", finding.severity.sarifLevel)
    writer.object("message") { $0.member("text", message(notes)) }
    writer.list("locations", [finding.firstLine]) { places.write($1, to: &$0) }
    writer.object("partialFingerprints") { writer in
      if let hash = finding.lineHash { writer.member("primaryLocationLineHash", hash) }
      writer.member("archlint/v1", finding.fingerprint)
    }
    if let state = finding.state { writer.member("baselineState", state.sarifWord) }
    if !notes.isEmpty {
      writer.list("relatedLocations", notes.enumerated()) { writer, note in
        places.write(note.element, id: note.offset + 1, to: &writer)
      }
      writeFlow(through: Array(notes), to: &writer)
    }
    writer.close()
  }

  /// What is wrong, the way out, and a link to each of the other places: GitHub shows only those
  /// that the text leads to.
  private func message(_ notes: ArraySlice<Note>) -> String {
    let plain = [finding.message] + [finding.help].compactMap { $0 }
    let links = notes.enumerated().map { index, note in
      "[\(SARIFResult.linkText(note.text))](\(index + 1))"
    }
    return (plain.map(SARIFResult.plainText) + links).joined(separator: "\n")
  }

  /// The story in its order, from the finding through the other places.
  private func writeFlow(through notes: [Note], to writer: inout JSONWriter) {
    writer.list("codeFlows", [notes]) { writer, notes in
      writer.openObject()
      writer.list("threadFlows", [notes]) { writer, notes in
        writer.openObject()
        writer.list("locations", 0...notes.count) { writer, step in
          writer.openObject()
          writer.key("location")
          if step == 0 {
            places.write(finding.firstLine, words: finding.message, to: &writer)
          } else {
            places.write(notes[step - 1], to: &writer)
          }
          writer.close()
        }
        writer.close()
      }
      writer.close()
    }
  }

  /// Text in which nothing is taken for a link.
  private static func plainText(_ text: String) -> String {
    let parts = text.withUnseenShown.split(separator: "](", omittingEmptySubsequences: false)
    return parts.joined(separator: "]\u{200C}(")
  }

  private static func linkText(_ text: String) -> String {
    text.withUnseenShown.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}

extension Severity {
  /// The word that SARIF knows for it.
  var sarifLevel: String { self == .info ? "note" : rawValue }
}

extension Finding.State {
  fileprivate var sarifWord: String { self == .fixed ? "absent" : rawValue }
}
