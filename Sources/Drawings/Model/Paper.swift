/// A sheet of paper, its longer side across.
package enum Paper: String, CaseIterable, Sendable {
  case a4 = "A4"
  case a3 = "A3"
  case a1 = "A1"

  /// The longer side by the shorter one.
  package static let ratio = 2.0.squareRoot()

  /// The longer side, in millimetres.
  private var length: Double {
    switch self {
    case .a4: 297
    case .a3: 420
    case .a1: 841
    }
  }

  /// The margin that printers need, on both sides together, and what rounding may take.
  private static let margin = 17.0

  /// How many millimetres a length of one is where something of a size fills the paper.
  package func scale(width: Double, height: Double) -> Double {
    min(
      (length - Paper.margin) / max(width, 1),
      (length / Paper.ratio - Paper.margin) / max(height, 1))
  }
}
