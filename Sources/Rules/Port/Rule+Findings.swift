extension RuleContext {
  /// The limit of findings per rule.
  package var mostFindings: Int { 10_000 + 8 * (graph.targets.count + graph.links.count) }
}

extension Rule {
  /// Findings about some things, up to the limit, since there may be as many as targets squared.
  package func findings<Thing>(
    about things: some Sequence<Thing>, in context: RuleContext, _ make: (Thing) -> Finding?
  ) -> [Finding] {
    let most = context.mostFindings
    var (findings, left): ([Finding], Int) = ([], 0)
    for thing in things {
      if findings.count >= most {
        left += 1
      } else if let finding = make(thing) {
        findings.append(finding)
      }
    }
    return findings + rest(left, behind: findings, in: context)
  }

  /// A finding with the number of unlisted ones; nil if there are none.
  package func rest(
    _ count: Int, behind findings: [Finding], in context: RuleContext
  ) -> [Finding] {
    guard count > 0, let last = findings.last else { return [] }
    return [
      finding(
        "\(count) more findings of this rule are not listed", at: last.place, from: Subject("."),
        count: count, help: "fix or accept the listed findings first", in: context)
    ]
  }

  /// Makes a complete finding with the rule's severity and the names of its modules.
  ///
  /// `configured` is the severity of the entry, and `count` the number that exceeds a limit.
  package func finding(
    _ message: String, severity: Severity? = nil, configured: Severity? = nil, at place: Place,
    from: Subject, to: Subject? = nil, members: [Subject] = [], count: Int = 1,
    help: String? = nil, notes: [Note] = [], in context: RuleContext
  ) -> Finding {
    let description = Self.description
    let natural = severity ?? description.severity
    var finding = Finding(
      rule: description.name, context.severity(configured ?? natural, of: description), message,
      at: place, from: from, to: to, members: members, help: help, notes: notes)
    if natural < description.severity { finding.entries[0].grade = natural }
    if count > 1 { finding.entries[0].count = count }
    let architecture = context.architecture
    finding.module = from.target.map { architecture[architecture.module(of: $0)].name }
    if members.isEmpty {
      let other = to?.target.map { architecture[architecture.module(of: $0)].name }
      finding.modules = Set([finding.module, other].compactMap(\.self)).sorted()
    }
    return finding
  }

  package func finding(
    _ message: String, severity: Severity? = nil, configured: Severity? = nil,
    about link: CheckedLink,
    help: String? = nil,
    notes: [Note] = [], in context: RuleContext
  ) -> Finding {
    let graph = context.graph
    let from = Subject(link.from, in: graph)
    return finding(
      message, severity: severity, configured: configured, at: graph.place(of: link), from: from,
      to: Subject(link.to, in: graph), help: help,
      notes: notes + graph.provenance(of: link).notes(for: from.name), in: context)
  }

  package func finding(
    _ message: String, configured: Severity? = nil, about chain: LinkChain, help: String? = nil,
    in context: RuleContext
  ) -> Finding? {
    guard let first = chain.links.first, let last = chain.links.last else { return nil }
    let graph = context.graph
    return finding(
      message, configured: configured, at: graph.place(of: first),
      from: Subject(first.from, in: graph), to: Subject(last.to, in: graph), help: help,
      notes: context.architecture.notes(for: chain), in: context)
  }

  package func finding(
    _ message: String, severity: Severity? = nil, configured: Severity? = nil, about id: TargetID,
    to: Subject? = nil, count: Int = 1, help: String? = nil, notes: [Note] = [],
    in context: RuleContext
  ) -> Finding {
    let from = Subject(id, in: context.graph)
    let target = context.graph[id]
    return finding(
      message, severity: severity, configured: configured, at: target.place, from: from, to: to,
      count: count, help: help,
      notes: notes + target.provenance.notes(for: from.name), in: context)
  }
}
