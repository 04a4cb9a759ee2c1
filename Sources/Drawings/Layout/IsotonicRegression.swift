/// Weighted isotonic regression (pool adjacent violators): the closest ascending values.
enum IsotonicRegression {
  /// A requested value, and the weight of a deviation from it.
  typealias Observation = (value: Double, weight: Double)

  /// Adjacent values that violate the order, and so share their weighted mean.
  private struct Pool {
    var sum: Double
    var weight: Double
    var count: Int

    var mean: Double { sum / weight }

    mutating func merge(with before: Pool) {
      (sum, weight, count) = (before.sum + sum, before.weight + weight, before.count + count)
    }
  }

  /// Returns the ascending values with the least weighted sum of squared deviations.
  static func fit(_ observations: [Observation]) -> [Double] {
    var pools: [Pool] = []
    pools.reserveCapacity(observations.count)
    for observation in observations {
      var pool = Pool(
        sum: observation.value * observation.weight, weight: observation.weight, count: 1)
      while let before = pools.last, before.mean > pool.mean {
        pool.merge(with: before)
        pools.removeLast()
      }
      pools.append(pool)
    }
    return pools.flatMap { repeatElement($0.mean, count: $0.count) }
  }
}
