extension RuleBook {
  /// Runs rules over an architecture, in stages that use the results of earlier ones.
  ///
  /// - the rules about the architecture: first those that reject links, each for all links, then
  ///   the others, some of which use the rejected links;
  /// - exceptions, and the rules about their use;
  /// - the baseline, and the rule about it.
  ///
  /// Hidden rules run if others depend on them, so a rule alone gives the same result as in a full
  /// run. The report finally decides which finding of a link is shown.
  package func check(
    _ architecture: Architecture, exceptions: [Exception] = [],
    accepting baseline: Baseline = .init(), under conditions: Conditions = .init(),
    by workers: any TaskRunner = SerialTaskRunner()
  ) -> Verdict {
    var conditions = conditions
    conditions.comments = exceptions.filter(\.isComment)
    let stages = Stages(checkedRules, of: self, architecture, conditions)
    let findings = stages.architectureFindings(except: exceptions, by: workers)
    let suppression = Suppression(
      of: architecture.graph.namingEntries(in: findings), by: exceptions, in: stages.context)
    let match = baseline.match(suppression.kept + stages.exceptionFindings(about: suppression.uses))
    let stale = stages.baselineFindings(about: match, of: baseline)
    return Verdict(
      findings: shown(match.kept + stale), suppressed: shown(suppression.suppressed),
      baselined: shown(match.accepted),
      exceptions: suppression.uses.filter { !silent.contains($0.exception.rule) },
      problems: conditions.isComplete ? unmatchedPatterns(in: architecture) : [],
      renames: match.renames, stale: match.stale(of: baseline),
      ruleCount: rules.count { $0.severity != nil }, linkRules: linkRules,
      lacksLayers: architecture.doubtAboutLayers != nil
        && rules.contains { $0.severity != nil && $0.description.name == "upward-link" },
      checksImages: rules.contains {
        $0.severity != nil && type(of: $0.rule).evidence == .images
      },
      importExplanations: stages.context.uses.explanations(of: architecture.graph.sources))
  }

  /// The shown rules, and the rules that they depend on, so that each gives the same as in a full run.
  private var checkedRules: [ChosenRule] {
    let shown = rules.filter { $0.severity != nil }.map(\.rule)
    // Rules about exceptions and the baseline depend on all others.
    let needsAll = shown.contains { $0.asArchitectureRule == nil }
    let needsRejected = shown.contains { type(of: $0).usesRejectedLinks }
    return rules.filter { rule in
      let isNeeded = needsAll || needsRejected && type(of: rule.rule).rejectsLinks
      return rule.severity != nil || isNeeded && rule.ownSeverity != nil
    }
  }

  private var linkRules: [String] {
    let types = rules.map { type(of: $0.rule) }.filter { $0.isAboutLinks }
    return (types.filter { $0.rejectsLinks } + types.filter { !$0.rejectsLinks })
      .map { $0.description.name }
  }

  private func shown(_ findings: [Finding]) -> [Finding] {
    (silent.isEmpty ? findings : findings.filter { !silent.contains($0.rule) }).sortedForReading()
  }

  /// Patterns of options that match nothing; a rule with a typo would check nothing.
  private func unmatchedPatterns(in architecture: Architecture) -> [Problem] {
    rules.filter { $0.severity != nil && $0.hasOwnOptions }.flatMap { chosen in
      chosen.rule.selectors.flatMap { $0.selection(in: architecture).unmatched }.map {
        Problem(
          unmatched: Pattern($0.text, at: $0.place),
          among: architecture.layers.map(\.name) + architecture.graph.patternNames,
          of: chosen.description.name)
      }
    }
  }
}

/// The rules of a run, stage by stage; the caller keeps the findings.
private struct Stages {
  let context: RuleContext
  private let rules: [any Rule]
  private let deduplicator: FindingDeduplicator
  private let evidence: EvidenceCheck

  init(
    _ rules: [ChosenRule], of book: RuleBook, _ architecture: Architecture,
    _ conditions: Conditions
  ) {
    self.rules = rules.map(\.rule)
    let severities = rules.compactMap { rule in
      rule.ownSeverity.map { (rule.description.name, $0) }
    }
    context = RuleContext(
      architecture, under: conditions, ruleNames: book.rules.map(\.description.name),
      severities: Dictionary(uniqueKeysWithValues: severities))
    let configured = book.rules.filter { $0.ownSeverity != nil }.map(\.rule)
    context.findBans = { configured.compactMap { $0.ban(in: architecture) } }
    deduplicator = FindingDeduplicator(in: architecture.graph)
    evidence = EvidenceCheck(architecture.graph)
  }

  /// First the rules that reject links, in order, then all others concurrently.
  func architectureFindings(
    except exceptions: [Exception], by workers: any TaskRunner
  ) -> [Finding] {
    var findings: [Finding] = []
    let builds = context.architecture.configurations
    let rules = rules.compactMap(\.asArchitectureRule)
    let asking = RuleRunner(
      context: context, builds: ConfiguredRuns(builds, of: context), deduplicator: deduplicator,
      evidence: evidence)
    for rule in rules where type(of: rule).rejectsLinks {
      let said = asking.said(by: rule).map(context.withImport)
      // Before variants are merged, so that the names of all are known.
      context.rejected.formUnion(said.lazy.compactMap(\.rejected))
      let own = exceptions.filter { $0.rule == type(of: rule).description.name }
      let kept = Suppression(of: said, by: own, in: context).kept
      context.forbidden.formUnion(kept.lazy.compactMap(\.rejected))
      findings += asking.findings(of: rule, said)
    }
    let others = rules.filter { !type(of: $0).rejectsLinks }
    guard workers.count > 1 else {
      return findings + others.flatMap { asking.findings(of: $0, asking.said(by: $0)) }
    }
    let context = context.forOthers
    let count = (others.count + Stages.share - 1) / Stages.share
    return findings
      + workers.map(count, takingAtOnce: 1) { [deduplicator, evidence] number in
        let context = context()
        let asking = RuleRunner(
          context: context, builds: ConfiguredRuns(builds, of: context),
          deduplicator: deduplicator, evidence: evidence)
        return others.dropFirst(number * Stages.share).prefix(Stages.share)
          .flatMap { asking.findings(of: $0, asking.said(by: $0)) }
      }.joined()
  }

  /// This many adjacent rules of the catalog run together and share the context's answers.
  private static let share = 8

  func exceptionFindings(about uses: [ExceptionUse]) -> [Finding] {
    rules.compactMap(\.asExceptionRule).flatMap {
      deduplicator.joined($0.findings(about: uses, in: context))
    }
  }

  func baselineFindings(about match: Baseline.Match, of baseline: Baseline) -> [Finding] {
    let isAllowed = { (entry: BaselineEntry) in
      rules.contains {
        type(of: $0).description.name == entry.key.rule
          && $0.allows(entry.key, count: entry.count, in: context)
      }
    }
    return rules.compactMap { $0 as? StaleBaseline }.flatMap {
      deduplicator.joined($0.findings(about: match, of: baseline, allowing: isAllowed, in: context))
    }
  }
}

/// Runs rules about the architecture, once per kind of build.
private struct RuleRunner {
  let context: RuleContext
  let builds: ConfiguredRuns
  let deduplicator: FindingDeduplicator
  let evidence: EvidenceCheck

  func said(by rule: any ArchitectureRule) -> [Finding] {
    let judge = { context in evidence.holding(rule.findings(in: context), of: rule) }
    let isOfImages = type(of: rule).evidence == .images
    let builtApart = isOfImages ? builds.findings { deduplicator.joined(judge($0)) } : nil
    return builtApart ?? judge(context)
  }

  func findings(of rule: any ArchitectureRule, _ said: [Finding]) -> [Finding] {
    let joined = deduplicator.joined(said)
    let left = joined.count - context.mostFindings
    let findings =
      left > 1 ? joined.dropLast(left) + rule.rest(left, behind: joined, in: context) : joined
    return type(of: rule).pointsAtEntries ? findings.withSharedEntries() : findings
  }
}

extension Finding {
  /// The ends of the link that it rejects.
  fileprivate var rejected: CheckedLink.Ends? {
    guard members.isEmpty, let from = from.target, let to = to?.target else { return nil }
    return CheckedLink.Ends(from: from, to: .target(to))
  }
}

extension RuleContext {
  fileprivate func withImport(_ finding: Finding) -> Finding {
    guard let from = finding.from.target, let to = finding.to?.end,
      let use = uses.use(of: to, by: from), let site = use.sites.first, site.place != finding.place
    else { return finding }
    let note = Note("\(graph.name(of: from)) imports it here", at: site.place)
    return finding.adding(note)
  }
}
