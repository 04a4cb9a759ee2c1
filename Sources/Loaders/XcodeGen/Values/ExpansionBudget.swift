internal import Documents

/// How much may be made of a spec by its templates, variables and aliases: in proportion to what is
/// written, since a few lines can ask for billions.
///
/// What goes beyond is not made, and said once, with the place that asked for it.
final class ExpansionBudget {
  /// What is made, and how much of it there may be: something for free, and so much for each byte
  /// that is written.
  enum Kind: Int, CaseIterable {
    /// Bytes of templates that are laid under targets.
    case laid
    /// Bytes that variables put in.
    case expanded
    /// Entries of lists that targets keep; a long one counts as many.
    case entries

    fileprivate var free: Int {
      switch self {
      case .laid: 8 << 20
      case .expanded: 4 << 20
      case .entries: 100_000
      }
    }

    /// How much of it a byte that is written stands for.
    fileprivate func share(of written: Int) -> Int {
      switch self {
      case .laid: written.multipliedReportingOverflow(by: 64).partialValue
      case .expanded: written.multipliedReportingOverflow(by: 32).partialValue
      case .entries: written
      }
    }

    fileprivate var words: String {
      switch self {
      case .laid: "templates that make more than"
      case .expanded: "variables that make more than"
      case .entries: "templates and aliases that make more entries than"
      }
    }
  }

  private var written = 0
  private var made = Kind.allCases.map { _ in 0 }
  private var exhausted: Set<Kind> = []

  /// Counts a file of the spec.
  func add(_ source: Source) { written += source.count }

  /// Takes a part of what may be made; false, and an error the first time, if that is too much.
  func take(
    _ amount: Int, of kind: Kind, at place: @autoclosure () -> Place, log: SpecLog
  ) -> Bool {
    let sum = made[kind.rawValue] + max(amount, 0)
    made[kind.rawValue] = sum
    let limit = kind.free + kind.share(of: written)
    guard sum > limit else { return true }
    if exhausted.insert(kind).inserted {
      let unit = kind == .entries ? "" : " bytes"
      log.error("\(kind.words) \(limit)\(unit) of \(written) are not read", at: place())
    }
    return false
  }
}
