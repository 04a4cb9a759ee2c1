/// An unfinished diagram with boxes in no final order, which steps reduce.
///
/// Read `Drawing.init(of:)` for the order of the steps; each has a file of its own. A step counts
/// what it removes in `omissions`, so that the diagram can say it. Boxes and arrows are drawn;
/// paths follow the targets behind them, by number: targets, then externals, then those of an
/// earlier architecture only.
struct Draft {
  let architecture: Architecture
  let view: DrawingView
  /// Companions with a box of their own although their kind was not requested.
  let asked: Set<String>
  /// What sources import, and whether a link covers it.
  let uses: ModuleUses
  let linking: Adjacency
  var boxes: [Drawing.Box] = []
  var isKept: [Bool] = []
  /// The boxes of layers that no module is in; they hide what they hide, and are not drawn.
  var emptyLayers: Set<Int> = []
  /// The box of each number, folded or not; nil if it has none.
  var boxOfNumber: [Int?]
  /// The names of the numbers that only an earlier architecture had, the last ones.
  var namesOfGone: [String] = []
  /// Whether each target is folded so deep that its own links are not drawn.
  var isSilent: [Bool]
  var arrows: [Drawing.Arrow] = []
  /// The position of the arrow between two boxes; holds until arrows are dropped.
  var arrowOfPair: [Drawing.Pair: Int] = [:]
  var inside: [Drawing.Step] = []
  var remarks: [Drawing.Remark] = []
  var hidden: [Hidden] = []
  var omissions = Omissions()
  /// The fixed findings, in and outside of the diagram, in words.
  var fixedFindings: [String] = []

  /// The contents of a box that are not drawn.
  struct Hidden {
    /// How many targets share the box with the one it is named after.
    var targets = 0
    /// Links from the box to itself.
    var links = 0
    var linksOfCompanions = 0
    var linksToExternals = 0
  }

  init(of architecture: Architecture, as view: DrawingView, asked: Set<String>) {
    (self.architecture, self.view, self.asked) = (architecture, view, asked)
    uses = architecture.uses
    linking = architecture.graph.adjacency(where: \.links)
    boxOfNumber = Array(repeating: nil, count: architecture.graph.vertexCount)
    isSilent = Array(repeating: false, count: architecture.graph.targets.count)
    addBoxes()
    exclude()
    collapse()
  }

  var names: [String] {
    let graph = architecture.graph
    return graph.targetIDs.map(graph.name) + graph.externals.map(\.name) + namesOfGone
  }

  @discardableResult mutating func append(_ box: Drawing.Box, hiding targets: Int = 0) -> Int {
    boxes.append(box)
    isKept.append(true)
    hidden.append(Hidden(targets: targets))
    return boxes.count - 1
  }

  func box(of end: Link.End) -> Int? { boxOfNumber[architecture.graph.vertex(of: end)] }
}

extension Drawing {
  /// Draws an architecture and what was found in it; with an earlier one also what changed.
  ///
  /// Findings come before the comparison, because they may add arrows of their own; narrowing comes
  /// after both, so that a view shows the same arrows as the whole; and the reduction comes last,
  /// because an arrow may only follow from arrows that are drawn.
  package init(
    of architecture: Architecture, findings: [ReportedFinding] = [], as view: DrawingView = .whole,
    since earlier: Architecture? = nil
  ) {
    var draft = Draft(of: architecture, as: view, asked: architecture.companions(for: view.part))
    draft.addArrows()
    for finding in findings where finding.state != .fixed { draft.add(finding) }
    for box in draft.boxes.indices { draft.rate(box) }
    if let earlier { draft.compare(with: earlier) }
    draft.markFixed(findings.filter { $0.state == .fixed })
    draft.countUsers()
    draft.keep(view.part)
    if !view.exclude.isEmpty { draft.keepBoxes(draft.isKept) }
    draft.markChosen(view.part)
    if view.isLimitedToFindings { draft.keepFindings() }
    if view.isLimitedToChanges { draft.keepChanges() }
    if view.isReduced { draft.reduce() }
    self = draft.finished()
    if view.showsHubs { markHubs() }
  }
}
