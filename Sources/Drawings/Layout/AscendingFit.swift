/// Numbers in ascending order that lie as near as they can to the ones that are wished for.
enum AscendingFit {
  /// A number, and how much it matters to be near it.
  struct Wish {
    let value: Double
    let weight: Double
  }

  /// Neighbours that contradict the order, and so get the same number.
  private struct Pool {
    var sum: Double
    var weight: Double
    var count: Int

    var mean: Double { sum / weight }

    mutating func merge(with before: Pool) {
      (sum, weight, count) = (before.sum + sum, before.weight + weight, before.count + count)
    }
  }

  /// The least sum of weighted squared distances: wishes that contradict the order pool theirs.
  static func fit(_ wishes: [Wish]) -> [Double] {
    var pools: [Pool] = []
    pools.reserveCapacity(wishes.count)
    for wish in wishes {
      var pool = Pool(sum: wish.value * wish.weight, weight: wish.weight, count: 1)
      while let before = pools.last, before.mean > pool.mean {
        pool.merge(with: before)
        pools.removeLast()
      }
      pools.append(pool)
    }
    var fitted: [Double] = []
    fitted.reserveCapacity(wishes.count)
    for pool in pools {
      let mean = pool.mean
      for _ in 0..<pool.count { fitted.append(mean) }
    }
    return fitted
  }
}
