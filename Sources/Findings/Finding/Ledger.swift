/// The extent of each debt, before or now.
package struct Ledger: Sendable {
  private var amounts: [Debt: Amount] = [:]

  /// The extent of one debt.
  struct Amount: Sendable {
    var count: Int
    /// Nil is the most severe.
    var grade: Severity?

    func isWithin(_ other: Amount) -> Bool {
      guard count <= other.count else { return false }
      guard let limit = other.grade else { return true }
      return grade.map { $0 <= limit } ?? false
    }
  }

  package init(_ findings: [Finding]) { self.init(findings.flatMap(\.debts)) }

  init(_ debts: [MeasuredDebt] = []) {
    for debt in debts { add(debt) }
  }

  /// Adds a debt; two findings about one debt are not more of it.
  mutating func add(_ debt: MeasuredDebt) {
    guard let known = amounts[debt.debt] else {
      amounts[debt.debt] = debt.amount
      return
    }
    let grade = known.grade.flatMap { one in debt.grade.map { max(one, $0) } }
    amounts[debt.debt] = Amount(count: max(known.count, debt.count), grade: grade)
  }

  func amount(of debt: Debt) -> Amount? { amounts[debt] }

  func knows(_ debt: Debt) -> Bool { amounts[debt] != nil }

  func covers(_ debt: MeasuredDebt) -> Bool {
    amounts[debt.debt].map(debt.amount.isWithin) ?? false
  }
}

extension [MeasuredDebt] {
  /// Each debt once, in order, with its greatest extent.
  package var joined: [MeasuredDebt] {
    let ledger = Ledger(self)
    var known: Set<Debt> = []
    return filter { known.insert($0.debt).inserted }.map { debt in
      var debt = debt
      if let amount = ledger.amount(of: debt.debt) {
        (debt.count, debt.grade) = (amount.count, amount.grade)
      }
      return debt
    }
  }
}

extension MeasuredDebt {
  var amount: Ledger.Amount { Ledger.Amount(count: count, grade: grade) }
}
