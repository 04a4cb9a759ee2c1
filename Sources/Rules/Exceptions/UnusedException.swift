struct UnusedException: PlainRule, ExceptionRule {
  static let description = RuleDescription(
    "unused-exception", .warning, "exceptions that cover nothing or have no reason")

  func findings(about uses: [ExceptionUse], in context: RuleContext) -> [Finding] {
    let architecture = context.architecture
    lazy var names = architecture.layers.map(\.name) + architecture.graph.patternNames
    return uses.compactMap { use in
      if use.findings.isEmpty {
        // A partial run doesn't know what the rest would find.
        guard context.conditions.isFullRun else { return nil }
        let correction =
          use.otherRule.map { "use the rule \($0), which reports it" }
          ?? correction(of: use.exception, among: uses, names, context)
        return unused(use, correction, context)
      }
      guard use.exception.reason == nil else { return nil }
      return finding(
        "exception for \(use.exception.words) has no reason", about: use,
        help: "add `because` with the reason", in: context)
    }
  }

  private func unused(
    _ use: ExceptionUse, _ correction: String?, _ context: RuleContext
  ) -> Finding {
    let exception = use.exception
    guard !context.ruleNames.contains(exception.rule) else {
      let found = finding(
        exception.isComment
          ? "unused comment: this line has no \(exception.rule) finding"
          : "unused exception: no \(exception.rule) finding\(exception.wordsForScope)", about: use,
        help: correction ?? "remove it", in: context)
      return correction == nil ? found.fixed(by: exception.removal) : found
    }
    let nearest = NearestName.of(exception.rule, among: context.ruleNames)
    return finding(
      "exception for the unknown rule \(exception.rule)", about: use,
      help: nearest.map(NearestName.help(naming:))
        ?? (exception.rule.contains(" ") ? "use commas, and `because`" : "remove it"),
      in: context)
  }

  /// What to write instead of a misspelled name, or of ends in the wrong order.
  private func correction(
    of exception: Exception, among uses: [ExceptionUse], _ names: [String], _ context: RuleContext
  ) -> String? {
    guard case .ends(let from, let to) = exception.scope else { return nil }
    let ends = [from, to].compactMap { $0?.selection(in: context.architecture) }
    let misspelled = ends.lazy.flatMap(\.unmatched).compactMap {
      Pattern($0.text).nearest(among: names)
    }
    if let name = misspelled.first { return NearestName.help(naming: name) }
    guard ends.count == 2, ends.allSatisfy(\.unmatched.isEmpty) else { return nil }
    func joins(_ from: Selection, _ to: Selection) -> Bool {
      context.links.contains { from.contains($0.from) && to.contains($0.to) }
    }
    let isKnown = uses.lazy.flatMap(\.findings).contains { finding in
      guard finding.rule == exception.rule, let end = finding.to?.end else { return false }
      return finding.from.end.map(ends[1].contains) ?? false && ends[0].contains(end)
    }
    return !isKnown && joins(ends[1], ends[0]) && !joins(ends[0], ends[1])
      ? "swap `from` and `to`" : nil
  }
}
