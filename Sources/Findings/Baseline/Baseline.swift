/// The findings that a team accepted, each with its extent.
package struct Baseline: Sendable {
  package static let fileName = fileStem + fileEnding
  /// The common prefix of all baseline files.
  package static let fileStem = ".archlint-baseline"
  package static let fileEnding = ".yml"
  /// The version of the format; increased if older readers would misread the file.
  package static let version = 2

  package var entries: [Entry]
  /// The rules whose findings are never accepted, regardless of entries.
  package var never: Set<String>
  /// Whether the list is as archlint wrote it; otherwise a merge may have restored fixed entries.
  package var isAsWritten = true
  /// The names that changed since each file was written, if known.
  package var changes: [String: NameChanges] = [:]
  /// The belief when it was written, if recorded.
  package var believed: Believed?
  /// The alternative names of its entries.
  package var names = PrintedNames()

  /// One accepted debt.
  package struct Entry: Sendable {
    package var debt: Debt
    package var count: Int
    /// Its own severity; nil if it can be as severe as its rule.
    package var grade: Severity?
    /// The line of the file; nil for a new entry.
    package let place: Place?
    /// The entry of a version 1 file for a set or a finding without a measure, which accepts all of
    /// it.
    package var whole: Whole?

    /// An entry without a measure.
    package enum Whole: Sendable {
      case ends
      /// All links among these members.
      case members(Set<String>)
    }

    package init(_ debt: MeasuredDebt, at place: Place? = nil) {
      (self.debt, count, grade, self.place) = (debt.debt, debt.count, debt.grade, place)
    }

    /// An entry of the first version.
    init(_ debt: Debt, whole: Whole, at place: Place?) {
      (self.debt, count, self.place, self.whole) = (debt, 1, place, whole)
    }
  }

  /// Accepts everything that was found.
  package init(_ findings: [Finding]) {
    self.init(findings.flatMap(\.debts).joined.map { Entry($0) })
  }

  package init(_ entries: [Entry] = [], never: Set<String> = []) {
    self.entries = entries
    self.never = never
  }
}

extension Baseline.Entry {
  func accepts(_ other: MeasuredDebt) -> Bool { whole != nil || other.amount.isWithin(amount) }

  /// Whether it is about a debt, accepted or not.
  func concerns(_ other: Debt) -> Bool {
    switch whole {
    case nil: debt == other
    case .ends: debt.rule == other.rule && debt.from == other.from && debt.to == other.to
    case .members(let members):
      debt.rule == other.rule && members.contains(other.from)
        && other.to.map(members.contains) ?? true
    }
  }

  /// The file that contains it; empty for a new entry.
  package var file: String { place?.file ?? "" }

  /// Whether none of these names is in the entry.
  package func names(noneOf names: Set<DebtName>) -> Bool {
    let others = [debt.to.map { DebtName.end($0) }, debt.part.map { DebtName(part: $0) }]
    var own = [.end(debt.from)] + others.compactMap { $0 }.filter { $0.isTarget || $0.isFolder }
    if case .members(let members) = whole { own = members.map { .end($0) } }
    return own.contains { !names.contains($0) }
  }

  /// Whether it is an entry of the first version about two ends.
  var isWhole: Bool {
    guard case .ends = whole else { return false }
    return true
  }

  private var amount: Ledger.Amount { Ledger.Amount(count: count, grade: grade) }

  package var words: String {
    guard case .members(let members) = whole else { return debt.words }
    return "\(debt.rule) among \(members.sorted().joined(separator: ", "))"
  }
}
