package import Findings
package import Modules

extension Drawing {
  /// Draws an architecture and what was found in it.
  package init(
    of architecture: Architecture, findings: [Finding] = [], as view: DrawingView = DrawingView()
  ) {
    var draft = Draft(of: architecture, as: view)
    draft.addArrows()
    draft.add(findings)
    draft.keep(view.part)
    if view.isLimitedToFindings { draft.keepFindings() }
    if view.isReduced { draft.reduce() }
    self = draft.finished()
  }
}
