extension ExceptionRule {
  /// A finding at an exception, identified by what it covers.
  ///
  /// So it stays known if patterns are renamed, and is new if the exception covers more. Exceptions
  /// that cover nothing are identified by their number per rule.
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
    finding.debts = use.debts(of: finding.rule, grade: finding.debts[0].grade)
    return finding
  }
}

extension Exception {
  var removal: [Fix] { [Fix(Change(.removeException, at: place))] }
}

extension ExceptionUse {
  /// The covered findings, as debts of a rule about exceptions.
  fileprivate func debts(of rule: String, grade: Severity?) -> [MeasuredDebt] {
    findings.flatMap { finding in
      let words = finding.from.name + (finding.to.map { " → \($0.name)" } ?? "")
      return finding.debts.map { covered in
        let (ends, note) = (covered.debt, covered.note ?? Note(words, at: finding.place))
        let debt = Debt(rule: rule, from: ends.from, to: ends.to, part: ends.part ?? exception.rule)
        return MeasuredDebt(debt, count: covered.count, grade: grade, note: note)
      }
    }.joined
  }
}
