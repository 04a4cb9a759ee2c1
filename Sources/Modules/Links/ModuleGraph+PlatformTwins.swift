internal import Documents

extension ModuleGraph {
  /// For each target, the first of those that its spec makes of the same entry for several
  /// platforms; for all others the target itself.
  package func platformTwins() -> [TargetID] {
    var firsts: [Place: TargetID] = [:]
    return targetIDs.map { id in
      guard self[id].provenance.contains(where: { $0.step == .platform }) else { return id }
      let first = firsts[self[id].place] ?? id
      firsts[self[id].place] = first
      return first
    }
  }
}
