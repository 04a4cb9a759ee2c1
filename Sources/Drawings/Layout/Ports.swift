/// The points where arrows touch boxes: spread over the edge, in the order of their other ends.
///
/// Arrows of one style that lead to a box touch it in one point, so a box has few tips.
struct Ports {
  /// The places found, as distances from the middle of the box.
  private var offsets: [Port: Double] = [:]

  /// A place at the edge of a box.
  struct Port: Hashable {
    let box: Int
    let isTop: Bool
    /// The node that lines come from; nil where tips meet.
    let peer: Int?
    let style: ArrowStyle
    let isTip: Bool

    /// By what tells nearly all ports apart, since every arrow asks twice for two of them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(box)
      hasher.combine(peer ?? -1)
    }
  }

  /// Whether arrows of one style meet where they end.
  private let isBundled: Bool

  /// What is kept free at the corners of a box, both together.
  private static let corners = 24.0

  init(of drawing: Drawing, lattice: LayeredGraph, columns: [Double]) {
    isBundled = drawing.isBundled
    var peers: [Port: (sum: Double, count: Double)] = [:]
    for (index, arrow) in drawing.arrows.enumerated() {
      for (port, peer) in ports(of: arrow, chain: lattice.chains[index]) {
        let known = peers[port] ?? (0, 0)
        peers[port] = (known.sum + columns[peer], known.count + 1)
      }
    }
    let means = peers.mapValues { $0.sum / $0.count }
    for ports in Dictionary(grouping: peers.keys, by: { $0.isTop ? $0.box : ~$0.box }).values {
      let sorted = ports.sorted { one, other in
        let (left, right) = (means[one] ?? 0, means[other] ?? 0)
        return left == right ? one.rank < other.rank : left < right
      }
      let (last, room) = (Double(sorted.count - 1), lattice.widths[ports[0].box] - Ports.corners)
      // Bundled lines meet close together; numbers need room.
      let step = min(isBundled ? 16 : 48, max(0, room) / max(1, last))
      for (slot, port) in sorted.enumerated() { offsets[port] = (Double(slot) - last / 2) * step }
    }
  }

  func offsets(of arrow: Drawing.Arrow, chain: [Int]) -> (upper: Double, lower: Double) {
    let ports = ports(of: arrow, chain: chain)
    guard ports.count == 2 else { return (0, 0) }
    return (offsets[ports[0].port] ?? 0, offsets[ports[1].port] ?? 0)
  }

  /// The ports at the upper and the lower end of a chain, each with the node that it looks to.
  private func ports(of arrow: Drawing.Arrow, chain: [Int]) -> [(port: Port, peer: Int)] {
    guard let top = chain.first, let bottom = chain.last, chain.count > 1 else { return [] }
    let (next, before) = (chain[1], chain[chain.count - 2])
    let isDown = top == arrow.from
    func port(_ box: Int, isTop: Bool, _ peer: Int) -> (port: Port, peer: Int) {
      let isTip = isTop == isDown
      let own = isTip && isBundled && !arrow.isCut ? nil : peer
      let port = Port(box: box, isTop: isTop, peer: own, style: ArrowStyle(arrow), isTip: isTip)
      return (port, peer)
    }
    return [port(top, isTop: false, next), port(bottom, isTop: true, before)]
  }
}

extension Ports.Port {
  /// Settles the order of ports that look in the same direction.
  ///
  /// What leads down is left of what leads up, so lines of mutual links are side by side.
  fileprivate var rank: (Int, Int, Int) {
    (isTip == isTop ? 0 : 1, peer ?? -1, ArrowStyle.allCases.firstIndex(of: style) ?? 0)
  }
}
