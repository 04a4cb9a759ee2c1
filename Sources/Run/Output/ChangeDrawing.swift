/// A Mermaid diagram of a change, small enough for a comment.
package enum ChangeDrawing {
  /// Code hosts don't render longer diagrams in a comment.
  private static let mostCharacters = 12_000

  /// The modules that a branch changed, else their layers; nil if nothing fits a diagram.
  package static func text(of report: Report, in run: ComparedRun, since revision: String)
    -> String?
  {
    guard let change = report.change, change.concernsSpecs,
      let earlier = run.earlier?.workspace.architecture(named: run.today.workspace),
      let mermaid = DrawingFormat.all.first(where: { $0.name == "mermaid" })
    else { return nil }
    var view = DrawingView.whole
    view.since = revision
    view.isLimitedToChanges = true
    view.linkRules = RuleCatalog.namesAboutLinks
    view.moduleRules = RuleCatalog.namesAboutModules
    for level in [DrawingView.Level.module, .layer] {
      view.level = level
      let drawn = DrawnText(
        of: run.today.workspace.architecture, findings: report.findings + report.fixed, as: view,
        since: earlier, in: mermaid, isFitted: false)
      if case .text(let text) = drawn, text.utf16.count <= mostCharacters { return text }
    }
    return nil
  }
}
