/// A proposal as text for a terminal, with what `check` will find.
struct ProposalSummary {
  private static let mostLinks = 20

  let proposal: Proposal
  private var trial: ProposalEvaluation { proposal.trial }
  private var graph: ModuleGraph { trial.architecture.graph }

  var text: String {
    (bands + upward + verdict + allowed).map { $0.escapingInvisibles + "\n" }.joined()
  }

  /// A line for each layer, with its modules and whether they may link one another.
  private var bands: [String] {
    guard !proposal.layers.isEmpty else {
      if trial.problems.haveError {
        return ["no layers: not all files could be read, and what was read shows none"]
      }
      return [
        proposal.leftOver.count > 1
          ? "no layers: neither folders nor links nor names show any"
          : "no layers: a single module needs none"
      ]
    }
    let width = proposal.layers.map(\.name.count).max() ?? 0
    return proposal.layers.map { layer in
      let name = layer.name + String(repeating: " ", count: width - layer.name.count)
      let same = layer.modules.count > 1 ? "  (same layer: \(layer.sameLayer.rawValue))" : ""
      return "  \(name) | \(graph.names(of: layer.modules))\(same)"
    }
  }

  private var upward: [String] {
    let links = trial.upward
    guard !links.isEmpty else { return [] }
    let lines = links.prefix(ProposalSummary.mostLinks).map { link in
      "  \(words(link.from.target)) ↑ \(words(link.to?.target))  \(link.place)"
    }
    let more = links.count - lines.count
    return ["against this order:"] + lines + (more > 0 ? ["  and \(more) more"] : [])
  }

  /// What `archlint check` will find.
  private var verdict: [String] {
    let counts = trial.counts
    // Files that could not be read may have more findings.
    let sofar = trial.problems.haveError ? " so far" : ""
    guard !counts.isEmpty else { return ["`archlint check` finds nothing\(sofar)"] }
    return ["`archlint check` finds\(sofar):"]
      + counts.map { "  \($0.count) \($0.rule) (\($0.severity.rawValue))" }
  }

  /// How to make layers strict that existing links keep from it.
  private var allowed: [String] {
    let layers = proposal.layers.filter { !$0.isStrict }
    guard !layers.isEmpty else { return [] }
    let names = layers.map(\.name).joined(separator: ", ")
    return [
      "links within \(names) stay allowed; to accept only the existing ones, remove .archlint.yml and"
        + " run `archlint init --baseline`"
    ]
  }

  private func words(_ id: TargetID?) -> String {
    guard let id else { return "?" }
    return graph.name(of: id) + (trial.layer(of: id).map { " (\($0))" } ?? "")
  }
}
