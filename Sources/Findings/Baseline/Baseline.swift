/// The findings that a team accepted, each with its extent.
package struct Baseline: Sendable {
  package static let fileName = fileStem + fileEnding
  package static let fileStem = ".archlint-baseline"
  package static let fileEnding = ".yml"
  /// The version of the format; increased if older readers would misread the file.
  package static let version = 2

  /// The entries, each with the place of its line, if it is in a file.
  package var entries: [BaselineEntry]
  package var never: Set<String>
  /// Whether the list is as archlint wrote it; otherwise a merge may have restored fixed entries.
  package var isAsWritten = true
  /// The names that changed since each file was written, if known.
  package var changes: [String: NameChanges] = [:]
  /// The conventions when it was written, if recorded.
  package var recorded: RecordedConventions?

  package init(_ entries: [BaselineEntry] = [], never: Set<String> = []) {
    (self.entries, self.never) = (entries, never)
  }
}

extension BaselineEntry {
  package func names(noneOf names: Set<EntryName>) -> Bool {
    let others = key.names.dropFirst().filter { $0.isTarget || $0.isFolder }
    return !names.contains(.end(key.from)) || others.contains { !names.contains($0) }
  }
}
