extension Finding {
  /// The help in one line, with the lines to paste between backticks.
  var helpLine: String? {
    let lines = self.lines.map { "`\($0)`" }.listed(upTo: 8)
    return help.map { lines.isEmpty ? $0 : "\($0): \(lines)" }
  }

  /// The entry of an Xcode project in words, since its line alone says little.
  var projectEntry: Note? {
    guard place.file.hasSuffix(".pbxproj") else { return nil }
    // A saved report has no ends of notes.
    return notes.first {
      $0.text.hasPrefix("target ") && $0.place.file == place.file
        && ($0.place.line, $0.place.column) == (place.line, place.column)
    }
  }
}

extension ReportedFinding {
  /// The severity in a build log: known findings don't fail, so they are not errors.
  var logSeverity: Severity { state == .unchanged ? .info : self.severity }

  var sentence: String {
    let words = [self.message, self.projectEntry?.text, self.helpLine].compactMap { $0 }
    return (state == .unchanged ? "known before: " : "") + words.joined(separator: "; ")
  }

  /// The same with the rest of the story, for formats that have no other room for it.
  func story(in setting: ReportSetting) -> String {
    let most = 8
    let notes = self.notes.filter { $0 != self.projectEntry }
    let told = notes.prefix(most).map { "; \(setting.shownLine(of: $0.place)): \($0.text)" }
    let rest = notes.count > most ? "; and \((notes.count - most).of("more place"))" : ""
    return sentence + told.joined() + rest
  }

  /// A finding outside the repository moves to the line that includes its file.
  func anchored(in setting: ReportSetting) -> ReportedFinding {
    guard setting.isOutside(self.place.file),
      let index = self.notes.firstIndex(where: { !setting.isOutside($0.place.file) })
    else { return self }
    var moved = self
    moved.finding = finding.with(
      at: self.notes[index].place,
      notes: changed(self.notes) { $0[index] = Note("defined here", at: self.place) })
    (moved.source, moved.lineHash) = (nil, nil)
    return moved
  }

  /// The place as far as it goes on its first line.
  ///
  /// A code host shows what spans several lines only where a pull request changes all of them.
  var firstLine: Place {
    let place = self.place
    guard place.endLine > place.line else { return place }
    let end = max(self.source?.unicodeScalars.count ?? 0, place.column) + 1
    return Place(
      file: place.file, line: place.line, column: place.column, endLine: place.line, endColumn: end)
  }
}

extension Severity {
  var compilerWord: String { self == .info ? "note" : rawValue }
}

extension Report {
  /// The numbers to draw over time, by their names.
  var counts: [(name: String, count: Int)] {
    [("errors", summary.errors), ("warnings", summary.warnings), ("infos", summary.infos)]
  }

  /// The comparison with the merge base and its baseline; empty without one.
  var comparisonCounts: [(name: String, count: Int)] {
    (comparison.map { [("new", $0.new), ("unchanged", $0.unchanged), ("fixed", $0.fixed)] } ?? [])
      + (baselineGrowth.map { [("baselineGrowth", $0)] } ?? [])
  }
}
