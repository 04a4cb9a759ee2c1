extension ExceptionRule {
  /// A finding at an exception, identified by what it covers.
  ///
  /// So it stays known if patterns are renamed, and is new if the exception covers more. Exceptions
  /// that cover nothing are identified by their number per rule.
  func finding(
    _ message: String, severity: Severity? = nil, about use: ExceptionUse, isNew: Bool = false,
    help: String, notes: [Note] = [], in context: RuleContext
  ) -> Finding {
    let exception = use.exception
    let covered = use.findings.flatMap(\.entries).joined
    return finding(
      message, severity: severity, at: exception.place,
      from: Subject(file: exception.place.file, in: context.graph),
      to: Subject(exception.words, identity: exception.rule), help: help, notes: notes,
      entries: { covered.isEmpty ? [$0] : use.entries(like: $0) }, covered: isNew ? [] : covered,
      in: context)
  }
}

extension Exception {
  var removal: [Fix] { [Fix(Change(.removeException, at: place))] }
}

extension ExceptionUse {
  /// The covered findings, as entries of a rule about exceptions.
  fileprivate func entries(like own: BaselineEntry) -> [BaselineEntry] {
    findings.flatMap { finding in
      let words = finding.from.name + (finding.to.map { " → \($0.name)" } ?? "")
      return finding.entries.map { covered in
        let (ends, note) = (covered.key, covered.note ?? Note(words, at: finding.place))
        let key = BaselineKey(
          rule: own.key.rule, from: ends.from, to: ends.to, part: ends.part ?? exception.rule)
        return BaselineEntry(key, count: covered.count, grade: own.grade, note: note)
      }
    }.joined
  }
}
