/// The extent of each debt, before or now.
package struct Ledger: Sendable {
  private let debts: [Debt: MeasuredDebt]

  package init(_ findings: [Finding]) { self.init(findings.flatMap(\.debts)) }

  init(_ debts: [MeasuredDebt]) {
    self.debts = Dictionary(debts.map { ($0.debt, $0) }) { $0.joined(with: $1) }
  }

  subscript(debt: Debt) -> MeasuredDebt? { debts[debt] }
  func covers(_ debt: MeasuredDebt) -> Bool { debts[debt.debt].map(debt.isWithin) ?? false }
}

extension [MeasuredDebt] {
  /// Each debt once, in order, with its greatest extent.
  package var joined: [MeasuredDebt] {
    let ledger = Ledger(self)
    var known: Set<Debt> = []
    return filter { known.insert($0.debt).inserted }.compactMap { ledger[$0.debt] }
  }
}

extension MeasuredDebt {
  func isWithin(_ other: MeasuredDebt) -> Bool {
    guard count <= other.count else { return false }
    guard let limit = other.grade else { return true }
    return grade.map { $0 <= limit } ?? false
  }

  func lowered(to other: MeasuredDebt) -> MeasuredDebt {
    var lowered = self
    lowered.count = min(count, other.count)
    lowered.grade = [grade, other.grade].compactMap { $0 }.min()
    return lowered
  }

  /// The greater extent; two findings about one debt are not more of it.
  func joined(with other: MeasuredDebt) -> MeasuredDebt {
    var joined = self
    joined.count = max(count, other.count)
    joined.grade = grade.flatMap { one in other.grade.map { max(one, $0) } }
    return joined
  }
}
