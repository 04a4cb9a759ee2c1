/// Tests that run one after the other, while those of other parts run elsewhere.
package struct Shard: Sendable {
  package private(set) var tests: [TargetID] = []
  /// How long they take together, in seconds, as far as that is known.
  package private(set) var seconds = 0.0

  /// Divides tests into parts of equal length: the longest first, each to the part with the least to do.
  ///
  /// Without a duration a test counts as long as the others on average.
  static func equal(
    _ tests: [TargetID], count: Int, in graph: ModuleGraph, _ durations: TestDurations?
  ) -> [Shard] {
    let known = tests.compactMap { durations?.seconds(of: graph[$0]) }
    let usual = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let lengths = tests.map { (id: $0, seconds: durations?.seconds(of: graph[$0]) ?? usual) }
    var shards = Array(repeating: Shard(), count: max(1, min(count, tests.count)))
    for (id, seconds) in lengths.sorted(by: { ($1.seconds, $0.id) < ($0.seconds, $1.id) }) {
      let shortest = shards.indices.min { shards[$0].seconds < shards[$1].seconds } ?? 0
      shards[shortest].tests.append(id)
      shards[shortest].seconds += seconds
    }
    for index in shards.indices { shards[index].tests.sort() }
    return shards
  }
}
