/// The findings that a team accepted, each with its extent.
package struct Baseline: Sendable {
  package static let fileName = fileStem + fileEnding
  package static let fileStem = ".archlint-baseline"
  package static let fileEnding = ".yml"
  /// The version of the format; increased if older readers would misread the file.
  package static let version = 2

  /// The accepted debts, each with the place of its line, if it is in a file.
  package var entries: [MeasuredDebt]
  package var never: Set<String>
  /// Whether the list is as archlint wrote it; otherwise a merge may have restored fixed entries.
  package var isAsWritten = true
  /// The names that changed since each file was written, if known.
  package var changes: [String: NameChanges] = [:]
  /// The belief when it was written, if recorded.
  package var believed: Believed?

  package init(_ entries: [MeasuredDebt] = [], never: Set<String> = []) {
    (self.entries, self.never) = (entries, never)
  }
}

extension MeasuredDebt {
  package func names(noneOf names: Set<DebtName>) -> Bool {
    let others = debt.names.dropFirst().filter { $0.isTarget || $0.isFolder }
    return !names.contains(.end(debt.from)) || others.contains { !names.contains($0) }
  }
}
