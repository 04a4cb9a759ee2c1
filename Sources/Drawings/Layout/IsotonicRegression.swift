/// Weighted isotonic regression (pool adjacent violators): the closest ascending values.
enum IsotonicRegression {
  /// Returns the ascending values with the least weighted sum of squared deviations.
  static func fit(_ observations: [(value: Double, weight: Double)]) -> [Double] {
    // Adjacent values that violate the order share their weighted mean.
    var pools: [(mean: Double, sum: Double, weight: Double, count: Int)] = []
    pools.reserveCapacity(observations.count)
    for observation in observations {
      var (sum, weight, count) = (observation.value * observation.weight, observation.weight, 1)
      while let before = pools.last, before.mean > sum / weight {
        (sum, weight, count) = (before.sum + sum, before.weight + weight, before.count + count)
        pools.removeLast()
      }
      pools.append((sum / weight, sum, weight, count))
    }
    return pools.flatMap { repeatElement($0.mean, count: $0.count) }
  }
}
