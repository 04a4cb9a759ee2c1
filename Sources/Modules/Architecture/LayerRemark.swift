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
  var layerProblems: [Problem] {
    let hasEmpty = layerRemarks.contains { if case .empty = $0 { true } else { false } }
    let folders = hasEmpty ? graph.folderNames : []
    return layerRemarks.map { problem(of: $0, among: folders) }
  }

  private func problem(of remark: LayerRemark, among folders: Set<String>) -> Problem {
    switch remark {
    case .tie(let one, let other, let targets):
      return Problem(
        "`\(one.text)` and `\(other.text)` of another layer match \(words(for: targets)) "
          + "equally well; the first one wins",
        at: other.place, severity: .warning, help: "make the intended one more specific")
    case .swallows(let pattern, let targets):
      let what = targets.map { "\(words(for: $0)), which patterns of other layers match" }
      return Problem(
        "pattern `\(pattern.text)` takes \(what ?? "all targets")", at: pattern.place,
        severity: .warning, help: "use a path pattern; name patterns take precedence")
    case .idle(let pattern):
      return Problem(
        "pattern `\(pattern.text)` has no effect, because others match more specifically",
        at: pattern.place, severity: .warning,
        help: "remove it; archlint reports targets without a layer anyway")
    case .empty(let layer):
      let name = self[layer].name
      let folder = folders.filter { $0.lastPathName.lowercased() == name.lowercased() }.min()
      return Problem(
        "layer `\(name)` has no patterns and no targets", at: self[layer].place,
        severity: .warning,
        help: folder.map { "did you mean `\(name): \($0)/**`?" }
          ?? "add a pattern, or set `optional: true`")
    case .upsideDown(let upward, let total):
      return Problem(
        "\(upward) of \(total) links between layers point up; is the list upside down?",
        at: layers.first?.place, severity: .warning, help: "list layers from top to bottom")
    }
  }

  private func words(for targets: [TargetID]) -> String {
    guard let first = targets.first else { return "nothing" }
    let more = targets.count > 1 ? " and \(targets.count - 1) more" : ""
    return "`\(graph.name(of: first))`\(more)"
  }
}
