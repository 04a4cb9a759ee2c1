/// Merges equal findings, of platform variants and of dependencies that are written twice.
struct FindingDeduplicator {
  private let graph: ModuleGraph
  /// The names of first variants, by those of the others.
  private let names: [String: String]

  init(in graph: ModuleGraph) {
    self.graph = graph
    names = Dictionary(
      zip(graph.targetIDs, graph.platformTwins()).filter { $0 != $1 }.map { twin, first in
        (graph[twin].qualifiedName, graph[first].qualifiedName)
      }
    ) { first, _ in first }
  }

  /// Merges equal findings of one rule, keeping the most severe, then the first.
  ///
  /// They share an entry: fixing one leaves the same entry.
  func joined(_ findings: [Finding]) -> [Finding] {
    let findings = names.isEmpty ? findings : findings.map(withFirstNames)
    let typos = Occurrences(in: findings)
    // Most rules have no duplicates, and copying findings costs more than comparing their ends.
    guard findings.count > 1, Set(findings.map(key)).count < findings.count
    else { return typos.counted(findings) }
    return typos.counted(findings.sortedForReading().grouped(by: key).map(joined(group:)))
  }

  /// The ends of a finding, the same for all platform variants.
  private func key(of finding: Finding) -> [String?] {
    // A set is the same regardless of the member that a finding points at.
    finding.members.isEmpty
      ? [end(finding.from), finding.to.map(end)] : ["set"] + Set(finding.members.map(end)).sorted()
  }

  private func end(_ subject: Subject) -> String {
    subject.target == nil ? subject.name : names[subject.identity] ?? subject.identity
  }

  private func withFirstNames(_ finding: Finding) -> Finding {
    let first = { [names] (name: String) in names[name] ?? name }
    return finding.with(
      entries: finding.entries.map { entry in
        let key = entry.key
        return changed(entry) {
          $0.key = BaselineKey(
            rule: key.rule, from: first(key.from), to: key.to.map(first), part: key.part.map(first))
        }
      })
  }

  private func joined(group: [Finding]) -> Finding {
    let first = group[0]
    var (notes, platforms): ([Note], [String]) = (first.notes, [])
    for other in group.dropFirst() {
      if other.from != first.from || other.members != first.members {
        platforms.append(name(of: other))
      } else if other.place != first.place {
        notes.append(Note("listed here too", at: other.place))
      }
    }
    if !platforms.isEmpty {
      notes.append(Note("the same for \(platforms.joined(separator: ", "))", at: first.place))
    }
    return first.with(
      notes: notes, fixes: group.joinedFixes, entries: group.flatMap(\.entries).joined)
  }

  private func name(of finding: Finding) -> String {
    guard let target = finding.from.target else { return finding.from.name }
    return "\(finding.from.name) (\(graph.platform(of: target).rawValue))"
  }
}

/// The occurrences of each mistake, which baselines count; a duplicate link counts once.
private struct Occurrences {
  private var places: [BaselineKey: Set<Place>] = [:]

  init(in findings: [Finding]) {
    for finding in findings where finding.to != nil && finding.to?.end == nil {
      for entry in finding.entries {
        places[entry.key, default: []].insert(entry.note?.place ?? finding.place)
      }
    }
  }

  /// The findings with these counts, unless theirs are higher.
  func counted(_ findings: [Finding]) -> [Finding] {
    guard places.contains(where: { $1.count > 1 }) else { return findings }
    return findings.map { finding in
      guard finding.to?.end == nil else { return finding }
      let entries = finding.entries.map { entry in
        changed(entry) { $0.count = max($0.count, places[$0.key]?.count ?? 1) }
      }
      return finding.with(entries: entries)
    }
  }
}
