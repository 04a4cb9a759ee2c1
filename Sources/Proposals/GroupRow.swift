internal import Modules

/// Groups in a row in which as few links as possible lead back.
///
/// What nothing links any more goes to the front, what links nothing any more to the end; where
/// there is neither, because groups link one another in a circle, the one comes next that links
/// the others most and is linked least (Eades, Lin and Smyth).
struct GroupRow {
  private(set) var order: [Int] = []
  private(set) var places: [Int]

  init(_ weights: [[Int: Int]]) {
    places = Array(repeating: 0, count: weights.count)
    var incoming: [[Int: Int]] = Array(repeating: [:], count: weights.count)
    for (from, ends) in weights.enumerated() {
      for (to, weight) in ends { incoming[to][from] = weight }
    }
    var balance = GroupRow.Balance(weights, incoming)
    var tail: [Int] = []
    for _ in weights {
      if let sink = balance.lastSink(), balance.incoming[sink] > 0 {
        tail.append(sink)
        balance.remove(sink)
      } else if let source = balance.firstSource() ?? balance.mostLeading() {
        order.append(source)
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
    private var outgoing: [Int]
    private(set) var incoming: [Int]
    private var isLeft: [Bool]
    /// What links nothing, by its number below zero, and what nothing links; some may be gone.
    private var sinks = Heap<Int>()
    private var sources = Heap<Int>()

    init(_ from: [[Int: Int]], _ to: [[Int: Int]]) {
      (self.from, self.to) = (from, to)
      outgoing = from.map { $0.values.reduce(0, +) }
      incoming = to.map { $0.values.reduce(0, +) }
      isLeft = from.map { _ in true }
      for number in from.indices {
        if outgoing[number] == 0 { sinks.insert(-number) }
        if incoming[number] == 0 { sources.insert(number) }
      }
    }

    mutating func lastSink() -> Int? {
      while let sink = sinks.first, !isLeft[-sink] { _ = sinks.popFirst() }
      return sinks.first.map { -$0 }
    }

    mutating func firstSource() -> Int? {
      while let source = sources.first, !isLeft[source] { _ = sources.popFirst() }
      return sources.first
    }

    /// The first of those that link the others most and are linked least.
    func mostLeading() -> Int? {
      isLeft.indices.filter { isLeft[$0] }.max { one, other in
        let leads = (outgoing[one] - incoming[one], outgoing[other] - incoming[other])
        return leads.0 == leads.1 ? one > other : leads.0 < leads.1
      }
    }

    mutating func remove(_ number: Int) {
      isLeft[number] = false
      for (end, weight) in from[number] {
        incoming[end] -= weight
        if incoming[end] == 0 { sources.insert(end) }
      }
      for (start, weight) in to[number] {
        outgoing[start] -= weight
        if outgoing[start] == 0 { sinks.insert(-start) }
      }
    }
  }
}
