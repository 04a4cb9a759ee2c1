internal import Modules

/// A drawing in the making: boxes that may still be taken away, in no final order.
struct Draft {
  let architecture: Architecture
  let view: DrawingView
  var boxes: [Drawing.Box]
  /// Whether each box stays.
  var isKept: [Bool]
  /// The box of each target, folded or not; nothing if it has none.
  let boxOfTarget: [Int?]
  /// Whether each target is folded so deep that its own links are not drawn.
  let isSilent: [Bool]
  let boxOfExternal: [Int?]
  var arrows: [Drawing.Arrow] = []
  /// The position of the arrow between two boxes.
  var arrowOfPair: [Drawing.Pair: Int] = [:]
  var remarks: [Drawing.Remark] = []
  /// What each box hides.
  var hidden: [Hidden]
  var omissions = Omissions()

  /// What belongs to a box and is not drawn.
  struct Hidden {
    var targets = 0
    /// Links from the box to itself.
    var links = 0
    var linksOfCompanions = 0
    var linksToExternals = 0
  }

  /// Gives everything the view shows a box.
  init(of architecture: Architecture, as view: DrawingView) {
    var boxing = Boxing(architecture: architecture, view: view)
    boxing.addTargets()
    boxing.addExternals()
    self.architecture = architecture
    self.view = view
    boxes = boxing.boxes
    isKept = Array(repeating: true, count: boxing.boxes.count)
    boxOfTarget = boxing.boxOfTarget
    isSilent = boxing.isSilent
    boxOfExternal = boxing.boxOfExternal
    hidden = boxing.folded.map { Hidden(targets: $0) }
    omissions.loose = boxing.looseCount
  }

  /// Everything that is left out; what hides in boxes that are left out themselves is not counted.
  var allOmissions: Omissions {
    var omissions = omissions
    for (box, hidden) in zip(boxes.indices, hidden) where isKept[box] {
      omissions.folded += hidden.targets
      omissions.inside += hidden.links
      omissions.ofCompanions += hidden.linksOfCompanions
      omissions.external += hidden.linksToExternals
    }
    return omissions
  }

  /// The box at the far end of a link.
  func box(of end: Link.End) -> Int? {
    switch end {
    case .target(let id): boxOfTarget[id.index]
    case .external(let id): boxOfExternal[id.index]
    }
  }
}
