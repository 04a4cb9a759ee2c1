import TestSupport

/// A random application framework that breaks no rule, as a drawing.
///
/// Every module has an implementation and an interface, `M3` and `M3Core`; implementations link
/// interfaces of their own layer and below, interfaces only those below.
struct RandomWorkspace {
  private(set) var lines: [String] = []
  let moduleCount: Int
  private let layers: [Int]

  static let layerNames = ["domain", "service", "core", "shared"]

  init(using random: inout SplitMix) {
    moduleCount = Int.random(in: 2...12, using: &random)
    layers = (0..<moduleCount).map { _ in Int.random(in: 0..<4, using: &random) }
    for module in 0..<moduleCount {
      let layer = RandomWorkspace.layerNames[layers[module]]
      lines.append("\(layer)/M\(module): M\(module), M\(module)Core, M\(module)Tests(unit-tests)")
    }
    for module in 0..<moduleCount {
      lines.append("M\(module) -> M\(module)Core")
      lines.append("M\(module)Tests -> M\(module)")
      for other in 0..<moduleCount where other != module && Bool.random(using: &random) {
        if layers[other] >= layers[module] { lines.append("M\(module) -> M\(other)Core") }
        if layers[other] > layers[module] { lines.append("M\(module)Core -> M\(other)Core") }
      }
    }
  }

  var drawing: String { lines.joined(separator: "\n") }

  /// Two modules of which the first may not link the second, if there are any.
  func forbiddenPair(using random: inout SplitMix) -> (Int, Int)? {
    let pairs = (0..<moduleCount).flatMap { from in
      (0..<moduleCount).filter { $0 != from && layers[$0] <= layers[from] }.map { (from, $0) }
    }
    return pairs.randomElement(using: &random)
  }
}
