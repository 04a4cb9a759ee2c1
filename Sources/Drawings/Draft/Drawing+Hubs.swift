// Lines to what most others link, and from what links most others, say little and cross everything.
extension Drawing {
  /// A hub is joined with no fewer, and with at least half of those that it could be.
  private static let least = 4

  /// Replaces lines to and from hubs by a sign at their other end, unless there is more to say of them.
  mutating func markHubs() {
    var (arriving, leaving) = (boxes.map { _ in 0 }, boxes.map { _ in 0 })
    for arrow in arrows where arrow.isPlain && !goesUp(arrow) {
      arriving[arrow.to] += 1
      leaving[arrow.from] += 1
    }
    var count = 0
    for index in boxes.indices {
      let band = bands[boxes[index].band].boxes
      let isHub =
        Drawing.makesHub(arriving[index], of: band.upperBound - 1)
        || Drawing.makesHub(leaving[index], of: boxes.count - band.lowerBound - 1)
      guard isHub else { continue }
      count += 1
      boxes[index].port = Drawing.sign(count)
    }
    for (index, arrow) in arrows.enumerated() {
      let hasHub = boxes[arrow.to].port != nil || boxes[arrow.from].port != nil
      arrows[index].isPort = hasHub && arrow.isPlain && !goesUp(arrow)
    }
  }

  private static func makesHub(_ count: Int, of others: Int) -> Bool {
    count >= least && 2 * count >= others
  }

  /// What stands for a hub: A to Z, then A1 to Z1 and so on.
  private static func sign(_ number: Int) -> String {
    let (round, letter) = (number - 1).quotientAndRemainder(dividingBy: 26)
    let first = Unicode.Scalar(UInt8(ascii: "A") + UInt8(letter))
    return "\(first)\(round == 0 ? "" : "\(round)")"
  }

  /// The hub of an arrow that is not drawn as a line, and the box that wears the hub's sign.
  package func port(of arrow: Arrow) -> (sign: String, hub: Int, box: Int)? {
    guard arrow.isPort else { return nil }
    if let sign = boxes[arrow.to].port { return (sign, arrow.to, arrow.from) }
    return boxes[arrow.from].port.map { ($0, arrow.from, arrow.to) }
  }

  /// The signs that a box wears, in words: `→ A` for a hub that it links, `← A` for one that links it.
  func portWords(ofBox index: Int) -> [String] {
    guard boxes.contains(where: { $0.port != nil }) else { return [] }
    let words = arrows.compactMap { arrow -> String? in
      guard let port = port(of: arrow), port.box == index else { return nil }
      return "\(arrow.from == index ? "→" : "←") \(port.sign)"
    }
    return words + (boxes[index].port.map { ["hub \($0)"] } ?? [])
  }
}

extension Drawing.Arrow {
  /// Whether it says no more than that there are links.
  fileprivate var isPlain: Bool {
    worst == nil && remarks.isEmpty && !hasChanged && !isCut && fixed == 0 && !isImport
  }
}
