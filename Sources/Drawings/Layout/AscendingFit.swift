/// Numbers in ascending order that lie as near as they can to the ones that are wished for.
enum AscendingFit {
  /// A number, and how much it matters to be near it.
  struct Wish {
    let value: Double
    let weight: Double
  }

  /// The least sum of weighted squared distances: wishes that contradict the order pool theirs.
  static func fit(_ wishes: [Wish]) -> [Double] {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for wish in wishes {
      pools.append((wish.value * wish.weight, wish.weight, 1))
      while pools.count > 1 {
        let (last, before) = (pools[pools.count - 1], pools[pools.count - 2])
        guard before.sum / before.weight > last.sum / last.weight else { break }
        pools.removeLast()
        pools[pools.count - 1] = (
          before.sum + last.sum, before.weight + last.weight, before.count + last.count
        )
      }
    }
    return pools.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
  }
}
