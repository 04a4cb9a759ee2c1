package import Findings
package import Modules

extension Drawing {
  /// Draws an architecture and what was found in it; with an earlier one also what changed.
  package init(
    of architecture: Architecture, findings: [Finding] = [], as view: DrawingView = DrawingView(),
    since earlier: Architecture? = nil
  ) {
    var draft = Draft(of: architecture, as: view)
    draft.addArrows()
    draft.add(findings)
    if let earlier { draft.compare(with: earlier) }
    draft.keep(view.part)
    if view.isLimitedToFindings { draft.keepFindings() }
    if view.isReduced { draft.reduce() }
    self = draft.finished()
  }
}
