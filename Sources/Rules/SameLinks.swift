/// Finds findings about unchanged links: a link that is merely no longer reported wasn't fixed.
package struct SameLinks {
  private let earlier: Architecture
  private let later: Architecture
  private let successors: [TargetID?]
  private let links: Set<CheckedLink.Ends>
  /// The targets with an entry that leads nowhere since then: some of their links may be there still.
  private let uncertain: Set<TargetID>
  /// Whether each target depends on one of these, or is one.
  private let isAboveUncertain: [Bool]

  package init(_ earlier: Architecture, _ later: Architecture) {
    (self.earlier, self.later) = (earlier, later)
    successors = earlier.graph.counterparts(in: later.graph)
    links = Set(later.graph.checkedLinks().map(\.ends))
    let known = Set(earlier.graph.noticesOfLostLinks.map(\.subject))
    let lost = later.graph.noticesOfLostLinks.filter { !known.contains($0.subject) }
    uncertain = Set(lost.compactMap(\.target))
    isAboveUncertain = later.graph.dependencies.reversed.reachable(from: uncertain.map(\.index))
  }

  /// Whether a finding of the earlier state may hold still: about a module that is there, as long as
  /// some link is unknown; about a target that depends on such links; or about an unchanged link.
  package func hold(_ finding: Finding) -> Bool {
    guard finding.members.isEmpty, let from = finding.from.target,
      earlier.graph.targets.indices.contains(from.index),
      let one = successors[from.index]
    else { return false }
    if finding.rule == UnreachableModule.description.name {
      return !UnreachableModule.areLinksKnown(in: later.graph)
    }
    if RuleCatalog.namesAboutModules.contains(finding.rule) { return isAboveUncertain[one.index] }
    return RuleCatalog.namesAboutLinks.contains(finding.rule) && uncertain.contains(one)
      || RuleCatalog.namesOfLinkRules.contains(finding.rule) && isUnchanged(from, one, finding.to)
  }

  /// Whether a link is still there, and both ends are in the same layers as before.
  private func isUnchanged(_ from: TargetID, _ one: TargetID, _ end: Subject?) -> Bool {
    guard let to = end?.target, earlier.graph.targets.indices.contains(to.index),
      let other = successors[to.index]
    else { return false }
    return links.contains(CheckedLink.Ends(from: one, to: .target(other)))
      && [(from, one), (to, other)].allSatisfy { then, now in
        earlier.role(of: then) == later.role(of: now)
          && earlier.layer(of: then) == later.layer(of: now)
      }
  }
}
