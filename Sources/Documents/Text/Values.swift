/// A copy of a value with a change.
@inlinable package func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

extension Array {
  /// The index of the first element that belongs to the second part of an array sorted by that.
  package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Sequence where Element: Hashable {
  package var counts: [Element: Int] { Dictionary(map { ($0, 1) }, uniquingKeysWith: +) }
}

extension Sequence {
  /// The first of those that are the same in one respect.
  @inlinable
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
