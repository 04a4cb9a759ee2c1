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
  /// The elements in groups of the same key, in the order of the first ones.
  @inlinable
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var numbers: [Key: Int] = [:]
    return reduce(into: []) { groups, element in
      let key = key(element)
      let number = numbers[key] ?? groups.count
      numbers[key] = number
      if number == groups.count { groups.append([]) }
      groups[number].append(element)
    }
  }

  /// The first of those that are the same in one respect.
  @inlinable
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
