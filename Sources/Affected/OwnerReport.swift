/// The owners of affected targets, or of all targets.
package struct OwnerReport: Sendable {
  /// An owner and their targets.
  package struct Share: Sendable {
    /// Nil for targets without an owner.
    package let owner: String?
    package let targets: [String]
    /// Such as `@core: 3 targets`.
    package var words: String { "\(owner ?? "no owner"): \(targets.count.of("target"))" }
  }

  /// Sorted by number of targets, the largest first; targets without an owner come last.
  package let shares: [Share]
  private let isOfChange: Bool

  package init(
    _ ids: [TargetID], of graph: ModuleGraph, isOfChange: Bool,
    ownedBy owners: (TargetID) -> [String]
  ) {
    var targets: [String?: [String]] = [:]
    for id in ids {
      let found = owners(id).map(String?.some)
      for owner in found.isEmpty ? [nil] : found {
        targets[owner, default: []].append(graph.name(of: id))
      }
    }
    shares = targets.map { Share(owner: $0.key, targets: $0.value) }.sorted {
      let (one, other) = ($0.owner ?? "", $1.owner ?? "")
      if one.isEmpty || other.isEmpty { return !one.isEmpty }
      return ($1.targets.count, one) < ($0.targets.count, other)
    }
    self.isOfChange = isOfChange
  }

  private var owners: [String] { shares.compactMap(\.owner) }

  package var names: String { owners.map { "\($0.escapingInvisibles)\n" }.joined() }

  package var text: String {
    let count = owners.count.of("owner")
    let title = isOfChange ? "This change can break targets of \(count)." : "\(count)."
    let lines = shares.map { "\($0.words): \($0.targets.joined(separator: ", "))\n" }
    return ([title + "\n"] + (lines.isEmpty ? [] : ["\n"]) + lines).joined()
  }

  package var json: [UInt8] {
    JSONWriter.object { writer in
      writer.member("version", 1)
      writer.objects("owners", shares) { writer, share in
        writer.member("owner", share.owner)
        writer.strings("targets", share.targets)
      }
    }
  }
}
