/// Groups in a row in which as few links as possible lead back.
///
/// What nothing links any more goes to the front, what links nothing any more to the end; where
/// there is neither, because groups link one another in a circle, the one comes next that links
/// the others most and is linked least (Eades, Lin and Smyth).
struct GroupRow {
  /// The groups by number, first to last.
  private(set) var order: [Int] = []
  /// The place of each group in the row.
  private(set) var places: [Int]

  init(_ weights: [[Int: Int]]) {
    places = Array(repeating: 0, count: weights.count)
    var incoming: [[Int: Int]] = Array(repeating: [:], count: weights.count)
    for (from, ends) in weights.enumerated() {
      for (to, weight) in ends { incoming[to][from] = weight }
    }
    var balance = GroupRow.Balance(weights, incoming)
    var tail: [Int] = []
    var left = Set(weights.indices)
    while !left.isEmpty {
      let numbers = left.sorted()
      if let sink = numbers.last(where: { balance.outgoing[$0] == 0 }),
        balance.incoming[sink] > 0
      {
        tail.append(sink)
        left.remove(sink)
        balance.remove(sink)
      } else {
        let source =
          numbers.first { balance.incoming[$0] == 0 }
          ?? numbers.max { (balance.lead($0), -$0) < (balance.lead($1), -$1) } ?? numbers[0]
        order.append(source)
        left.remove(source)
        balance.remove(source)
      }
    }
    order += tail.reversed()
    for (place, number) in order.enumerated() { places[number] = place }
  }

  /// How much still leaves and reaches each group.
  private struct Balance {
    private let from: [[Int: Int]]
    private let to: [[Int: Int]]
    private(set) var outgoing: [Int]
    private(set) var incoming: [Int]

    init(_ from: [[Int: Int]], _ to: [[Int: Int]]) {
      (self.from, self.to) = (from, to)
      outgoing = from.map { $0.values.reduce(0, +) }
      incoming = to.map { $0.values.reduce(0, +) }
    }

    func lead(_ number: Int) -> Int { outgoing[number] - incoming[number] }

    mutating func remove(_ number: Int) {
      for (end, weight) in from[number] { incoming[end] -= weight }
      for (start, weight) in to[number] { outgoing[start] -= weight }
    }
  }
}
