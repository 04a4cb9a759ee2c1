/// A suspicious definition of layers in a configuration, probably a mistake.
package enum LayerRemark: Hashable, Sendable {
  /// Patterns of two layers match targets equally well; the first one wins.
  case tie(Pattern, Pattern, targets: [TargetID])
  /// A catch-all pattern takes what patterns of other layers match; nil if it takes all targets.
  case swallows(Pattern, targets: [TargetID]?)
  /// A catch-all pattern that never decides.
  case idle(Pattern)
  /// A layer with only the default folder pattern, and no tag names it.
  case empty(LayerID)
  /// Most links between layers point up.
  case upsideDown(upward: Int, of: Int)
}

extension Architecture {
  /// The remarks as problems.
  var layerProblems: [Problem] { layerRemarks.map(problem) }

  private func problem(of remark: LayerRemark) -> Problem {
    switch remark {
    case .tie(let one, let other, let targets):
      return Problem(
        "`\(one.text)` and `\(other.text)` of another layer fit \(words(for: targets)) equally well; "
          + "the first one counts",
        at: other.place, severity: .warning, help: "spell out more of the one that is meant")
    case .swallows(let pattern, let targets):
      let what = targets.map { "\(words(for: $0)), which patterns of other layers fit" }
      return Problem(
        "the pattern `\(pattern.text)` takes \(what ?? "all targets")", at: pattern.place,
        severity: .warning, help: "a pattern for names goes before one for paths; name a folder")
    case .idle(let pattern):
      return Problem(
        "the pattern `\(pattern.text)` takes nothing, since others know every target better",
        at: pattern.place, severity: .warning,
        help: "remove it; what no layer claims is told anyway")
    case .empty(let layer):
      return Problem(
        "the layer `\(self[layer].name)` has no patterns and holds nothing", at: self[layer].place,
        severity: .warning,
        help: "add a pattern, name the layer under `archlint:` in a spec, or say `optional: true`")
    case .upsideDown(let upward, let total):
      return Problem(
        "\(upward) of \(total) links between layers lead up: is the list written from the bottom?",
        at: layers.first?.place, severity: .warning, help: "layers are listed from top to bottom")
    }
  }

  private func words(for targets: [TargetID]) -> String {
    guard let first = targets.first else { return "nothing" }
    let more = targets.count > 1 ? " and \(targets.count - 1) more" : ""
    return "`\(graph.name(of: first))`\(more)"
  }
}
