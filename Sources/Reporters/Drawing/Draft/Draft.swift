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
  var omissions = Omissions()

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
    omissions.folded = boxing.foldedCount
    omissions.loose = boxing.looseCount
  }

  /// The box at the far end of a link.
  func box(of end: Link.End) -> Int? {
    switch end {
    case .target(let id): boxOfTarget[id.index]
    case .external(let id): boxOfExternal[id.index]
    }
  }
}
