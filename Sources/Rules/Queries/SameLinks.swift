/// Finds findings about links that are as they were: what no longer shows them fixed nothing.
package struct SameLinks {
  private let earlier: Architecture
  private let later: Architecture
  private let ids: [String: TargetID]
  private let links: Set<JudgedLink.Ends>

  package init(_ earlier: Architecture, _ later: Architecture) {
    (self.earlier, self.later) = (earlier, later)
    ids = later.graph.idsByName
    links = Set(later.graph.judgedLinks().map(\.ends))
  }

  /// Whether a finding of the earlier state is about a link between two targets that is there still,
  /// and both of which are what they were, in the same layers.
  package func hold(_ finding: Finding) -> Bool {
    guard finding.members.isEmpty, let from = finding.from.target, let to = finding.to?.target,
      earlier.graph.targets.indices.contains(max(from.index, to.index)),
      let one = ids[earlier.graph[from].qualifiedName],
      let other = ids[earlier.graph[to].qualifiedName]
    else { return false }
    return links.contains(JudgedLink.Ends(from: one, to: .target(other)))
      && [(from, one), (to, other)].allSatisfy { then, now in
        earlier.role(of: then) == later.role(of: now)
          && earlier.layer(of: then) == later.layer(of: now)
      }
  }
}
