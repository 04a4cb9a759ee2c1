/// Counts of the elements that a drawing omits.
struct Omissions {
  var folded = 0
  /// Targets that belong to no module that is drawn.
  var loose = 0
  var inside = 0
  var ofCompanions = 0
  var external = 0
  var imports = 0
  var excluded = 0
  var outside = 0
  var linksOutside = 0
  var withoutFinding = 0
  var withoutChange = 0
  /// Links that a drawing of changes has no room for.
  var withoutRoom = 0
  /// Findings that were there before, in a drawing of changes.
  var knownFindings = 0
  var reduced = 0
  var hasNoChain = false

  func phrases(for level: DrawingView.Level) -> [String] {
    let box = level.rawValue
    let candidates: [(count: Int, phrase: String)] = [
      (folded, "\(folded.of("target")) folded into \(level == .layer ? "layers" : "modules")"),
      (loose, "\(loose.of("target")) without a module"),
      (inside, "\(inside.of("link")) inside \(box)s"),
      (ofCompanions, "\(ofCompanions.of("link")) of tests, mocks and host apps"),
      (external, "\(external.of("link")) to externals"),
      (imports, imports.of("import without a link", "imports without a link")),
      (excluded, "\(excluded.of(box)) excluded"),
      (outside, "\(outside.of(box)) outside this view"),
      (linksOutside, "\(linksOutside.of("link")) outside this view"),
      (withoutChange, withoutChange.of("unchanged link")),
      (withoutRoom, "\(withoutRoom.of("more link")), for lack of room"),
      (knownFindings, knownFindings.of("existing finding")),
      (withoutFinding, withoutFinding.of("link without findings", "links without findings")),
      (reduced, reduced.of("link implied by others", "links implied by others")),
    ]
    return candidates.filter { $0.count > 0 }.map(\.phrase)
  }
}
