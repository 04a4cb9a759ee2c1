extension ExceptionRule {
  /// A finding about an exception: it points at the exception, and is known by what that covers.
  ///
  /// So it is the same when its patterns have other names, and new when it covers more. Those that
  /// cover nothing are known by how many there are for a rule.
  func finding(
    _ message: String, severity: Severity? = nil, about use: ExceptionUse, help: String,
    notes: [Note] = [], in context: RuleContext
  ) -> Finding {
    let exception = use.exception
    var finding = finding(
      message, severity: severity, at: exception.place,
      from: Subject(file: exception.place.file, in: context.graph),
      to: Subject(exception.words, identity: exception.rule), help: help, notes: notes, in: context)
    finding.covered = use.findings.flatMap(\.debts).joined
    if finding.covered.isEmpty { return finding }
    let grade = finding.debts[0].grade
    finding.debts = use.debts(of: finding.rule, grade: grade)
    return finding
  }
}

extension Exception {
  /// The removal of the exception.
  var removal: [Fix] { [Fix(Change(.removeException, at: place))] }
}

extension ExceptionUse {
  /// What it covers, as debts of a rule about exceptions.
  fileprivate func debts(of rule: String, grade: Severity?) -> [MeasuredDebt] {
    findings.flatMap { finding in
      finding.debts.map { covered in
        let (ends, note) = (covered.debt, covered.note ?? Note(finding.ends, at: finding.place))
        let debt = Debt(rule: rule, from: ends.from, to: ends.to, part: ends.part ?? exception.rule)
        return MeasuredDebt(debt, count: covered.count, grade: grade, note: note)
      }
    }.joined
  }
}

extension Finding {
  /// What it is about, in short.
  fileprivate var ends: String { self.from.name + (self.to.map { " → \($0.name)" } ?? "") }
}
