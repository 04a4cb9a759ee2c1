/// Checks a change for reasons to reject it: a new finding, an unwanted link, or no effect.
struct Proof {
  let before: ModifiedProject
  private let problems: [Problem: Int]
  private let links: [LinkTraits: Int]

  init(from state: ModifiedProject) {
    before = state
    problems = state.report.problems.map(\.withoutPlace).counts
    links = LinkTraits.all(in: state.graph).counts
  }

  /// The objection to proposals; nil if they fix everything intended and change nothing else.
  func objection(to proposals: [FixProposal], in after: ModifiedProject) -> String? {
    let worst = proposals.flatMap(\.findings).map(\.severity).max() ?? .info
    if let harm = harm(in: after, fixing: worst) { return harm }
    if let finding = unfixed(proposals, in: after) {
      return "it would not fix: \(finding.message) [\(finding.rule)]"
    }
    return unwantedLink(proposals.changes, in: after)
  }

  /// What a change would cause; an info is no price for fixing something worse.
  func harm(
    in after: ModifiedProject, fixing worst: Severity = .info, besides rule: String? = nil
  ) -> String? {
    if let problem = Proof.more(after.report.problems.map(\.withoutPlace), than: problems) {
      return "it would cause: \(problem.message)"
    }
    let finding = news(in: after).first {
      $0.rule != rule && ($0.severity > .info || worst == .info)
    }
    return finding.map { "it would cause: \($0.message) [\($0.rule)]" }
  }

  func news(in after: ModifiedProject) -> [ReportedFinding] {
    Pipeline.compare(after.checked, with: before.checked).findings.filter { $0.state == .new }
  }

  /// The state without exceptions and baseline entries that it no longer needs.
  func tidied(_ after: ModifiedProject, pruning prunes: Bool = true) -> ModifiedProject {
    let rules = [RuleCatalog.unusedException, RuleCatalog.staleBaseline]
    guard after.report.findings.contains(where: { rules.contains($0.rule) }) else { return after }
    let old = unused(in: before, at: after)
    let changes = unused(in: after, at: after).filter { old[$0.key] == nil }
      .flatMap(\.value.fixes).flatMap(\.changes)
    var edits =
      prunes && news(in: after).contains { $0.rule == RuleCatalog.staleBaseline }
      ? after.checked.prunedBaseline : [:]
    edits.merge((try? Repairer(after.graph).repaired(changes, read: after.text)) ?? [:]) { $1 }
    return edits.isEmpty ? after : after.with(edits)
  }

  /// The exceptions that cover nothing, by their words and their lines after the edits.
  private func unused(in state: ModifiedProject, at after: ModifiedProject) -> [String:
    ReportedFinding]
  {
    let findings = state.report.findings.flatMap(\.each).filter {
      $0.rule == RuleCatalog.unusedException
    }
    let lines = findings.map { finding in
      let place = finding.place
      let texts = [state, after].map { $0.text(at: place.file).map { Array($0.contents) } ?? [] }
      let line = LineDifference(from: texts[0], to: texts[1]).newLine(of: place.line)
      return ("\(place.file):\(line): \(finding.message)", finding)
    }
    return Dictionary(lines) { first, _ in first }
  }

  private static func more<Item: Hashable>(_ items: [Item], than known: [Item: Int]) -> Item? {
    var left = known
    return items.first { item in
      left[item, default: 0] -= 1
      return left[item, default: 0] < 0
    }
  }

  private func unfixed(_ proposals: [FixProposal], in after: ModifiedProject) -> ReportedFinding? {
    let entries = Dictionary(
      after.checked.verdict.findings.flatMap(\.entries).map { ($0.key, $0.count) }
    ) { max($0, $1) }
    let findings = proposals.flatMap(\.findings)
    return findings.first { finding in
      finding.entries.contains {
        entries[$0.key].map { [count = $0.count] in $0 >= count } ?? false
      }
    }
  }

  private func unwantedLink(_ changes: [Change], in after: ModifiedProject) -> String? {
    let now = LinkTraits.all(in: after.graph)
    let gone = now.counts
    let wanted = WantedLinks(changes, in: before.checked.workspace)
    let others =
      now.filter { links[$0] != gone[$0] }
      + links.keys.filter { gone[$0] == nil }
    let unwanted = others.filter { !wanted.contains($0) }.min {
      ($0.from, $0.to) < ($1.from, $1.to)
    }
    return unwanted.map { "it would change the link from \($0.from) to \($0.to)" }
  }
}

/// The effect of a link on the built program, by names that survive an edit.
struct LinkTraits: Hashable {
  let from: String
  let to: String
  private let kind: Link.Kind
  private let flags: [Bool]

  static func all(in graph: ModuleGraph) -> [LinkTraits] {
    graph.links.filter { !$0.isInherited }.map { LinkTraits($0, in: graph) }
  }

  var words: String {
    let marks = flags.map { $0 ? "+" : "-" }.joined()
    return "from \(from) to \(to) (\(kind) \(marks))"
  }

  private init(_ link: Link, in graph: ModuleGraph) {
    from = graph[link.from].qualifiedName
    to = Subject(link.to, in: graph).identity
    kind = link.kind
    flags = [link.links, link.embeds, link.isWeak, link.isImplicit, link.isLimited]
  }
}

private struct WantedLinks {
  /// The targets' ends by name; nil means any end.
  private var ends: [String: Set<String>?] = [:]

  init(_ changes: [Change], in workspace: Workspace) {
    let graph = workspace.graph
    for change in changes {
      guard let target = change.target else {
        // A key of a template is for all targets of the specs that read it.
        let readers = workspace.includes.filter { ([$0] + $1).contains(change.place.file) }.keys
        let ids = graph.targetIDs.filter { readers.contains(graph[graph.spec(of: $0)].file) }
        for id in ids where change.isRename { ends[graph[id].qualifiedName] = .some(nil) }
        continue
      }
      let names: Set<String>? =
        switch change.action {
        // A reference without a target may lead anywhere.
        case .remove(let end) where end.end == nil: nil
        case .add(_, let end), .remove(let end):
          Set([end.identity] + graph.code(of: end).map { graph[$0].qualifiedName })
        case .relink(_, let old, let new): [old.identity, new.identity]
        case .set, .rename, .removeKey, .removeException, .addPattern: nil
        }
      let known = ends[target.identity]
      ends[target.identity] = known.map { known in names.flatMap { known?.union($0) } } ?? names
    }
  }

  func contains(_ link: LinkTraits) -> Bool {
    guard let wanted = ends[link.from] else { return false }
    return wanted?.contains(link.to) ?? true
  }
}

extension ModuleGraph {
  /// The targets of a package's product, which are what an entry for it links.
  fileprivate func code(of end: Subject) -> [TargetID] {
    end.end?.external.flatMap { products[$0] } ?? []
  }
}

extension Problem {
  /// The problem without its place, since edits move places.
  fileprivate var withoutPlace: Problem { Problem(message, severity: severity) }
}
