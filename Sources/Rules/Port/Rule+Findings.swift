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
  /// `configured` is the severity of the entry, and `count` the number that exceeds a limit. The
  /// baseline entries are made from the one for its ends.
  package func finding(
    _ message: String, severity: Severity? = nil, configured: Severity? = nil, at place: Place,
    from: Subject, to: Subject? = nil, members: [Subject] = [], count: Int = 1,
    help: String? = nil, notes: [Note] = [], cut: [Note] = [], breaksLink: Bool = false,
    entries: (BaselineEntry) -> [BaselineEntry] = { [$0] }, covered: [BaselineEntry] = [],
    in context: RuleContext
  ) -> Finding {
    let description = Self.description
    let natural = severity ?? description.severity
    let architecture = context.architecture
    let concerned = [from, to].map { end in
      end?.target.map { architecture[architecture.module(of: $0)].name }
    }
    let own = BaselineEntry(
      BaselineKey(rule: description.name, from: from.identity, to: to?.identity), count: count,
      grade: natural < description.severity ? natural : nil)
    return Finding(
      rule: description.name, context.severity(configured ?? natural, of: description), message,
      at: place, from: from, to: to, members: members, module: concerned[0],
      modules: members.isEmpty ? Set(concerned.compactMap(\.self)).sorted() : nil, help: help,
      notes: notes, cut: cut, breaksLink: breaksLink, entries: entries(own), covered: covered)
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
    entries: (BaselineEntry) -> [BaselineEntry] = { [$0] }, in context: RuleContext
  ) -> Finding? {
    guard let first = chain.links.first, let last = chain.links.last else { return nil }
    let graph = context.graph
    let from = Subject(first.from, in: graph)
    return finding(
      message, configured: configured, at: graph.place(of: first), from: from,
      to: Subject(last.to, in: graph), help: help,
      notes: chain.count == 1
        ? graph.provenance(of: first).notes(for: from.name)
        : context.architecture.notes(for: chain),
      entries: entries, in: context)
  }

  package func finding(
    _ message: String, severity: Severity? = nil, configured: Severity? = nil, about id: TargetID,
    to: Subject? = nil, count: Int = 1, help: String? = nil, notes: [Note] = [],
    entries: (BaselineEntry) -> [BaselineEntry] = { [$0] }, in context: RuleContext
  ) -> Finding {
    let from = Subject(id, in: context.graph)
    let target = context.graph[id]
    return finding(
      message, severity: severity, configured: configured, at: target.place, from: from, to: to,
      count: count, help: help,
      notes: notes + target.provenance.notes(for: from.name), entries: entries, in: context)
  }
}
