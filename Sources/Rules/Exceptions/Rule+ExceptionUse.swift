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
    finding.covered = use.findings.flatMap(\.entries).joined
    if finding.covered.isEmpty { return finding }
    finding.entries = use.entries(of: finding.rule, grade: finding.entries[0].grade)
    return finding
  }
}

extension Exception {
  var removal: [Fix] { [Fix(Change(.removeException, at: place))] }
}

extension ExceptionUse {
  /// The covered findings, as entries of a rule about exceptions.
  fileprivate func entries(of rule: String, grade: Severity?) -> [BaselineEntry] {
    findings.flatMap { finding in
      let words = finding.from.name + (finding.to.map { " → \($0.name)" } ?? "")
      return finding.entries.map { covered in
        let (ends, note) = (covered.key, covered.note ?? Note(words, at: finding.place))
        let key = BaselineKey(
          rule: rule, from: ends.from, to: ends.to, part: ends.part ?? exception.rule)
        return BaselineEntry(key, count: covered.count, grade: grade, note: note)
      }
    }.joined
  }
}
