internal import Drawings
internal import Findings
internal import Modules

/// The changed part of an architecture as a drawing that is small enough for a comment.
enum ChangeDrawing {
  /// Longer drawings are not looked at in a comment, and some code hosts do not draw them.
  private static let mostCharacters = 12_000

  /// The modules that a change is about, in Mermaid, or else their layers; nil if nothing changed,
  /// or too much.
  static func text(of report: Report, in run: ComparedRun, since revision: String) -> String? {
    guard let change = report.change, let earlier = run.earlier?.workspace.architecture else {
      return nil
    }
    let today = run.today.workspace.architecture
    let changed = targets(in: change, of: today.graph)
    guard !changed.isEmpty,
      let mermaid = DrawingFormat.all.first(where: { $0.name == "mermaid" })
    else { return nil }
    var view = DrawingView.whole
    view.since = revision
    view.part = .around(changed, depth: 0, .both)
    for level in [DrawingView.Level.module, .layer] {
      view.level = level
      let drawn = DrawnText(
        of: today, findings: report.findings, as: view, since: earlier, in: mermaid, isFitted: false
      )
      if case .text(let text) = drawn, text.utf16.count <= mostCharacters { return text }
    }
    return nil
  }

  /// The targets that came, changed their layer, or whose links changed.
  private static func targets(in change: ArchitectureChange, of graph: ModuleGraph) -> [TargetID] {
    let ends = (change.addedLinks + change.removedLinks).flatMap { [$0.from, $0.to] }
    let names = Set(change.addedTargets + change.layers.map(\.target) + ends)
    return graph.targetIDs.filter { names.contains(graph.name(of: $0)) }
  }
}
