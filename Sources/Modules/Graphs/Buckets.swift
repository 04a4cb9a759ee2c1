/// Numbers grouped into buckets that are contiguous in one array.
package struct Buckets {
  /// Where each bucket begins; one more entry marks the end of the last.
  package let starts: [Int32]
  /// The numbers of all buckets; within a bucket they ascend.
  package let members: [Int32]

  /// Sorts the numbers from 0 by their keys; a key below 0 leaves its number out.
  package init(count: Int, keys: [Int]) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys where key >= 0 { starts[key + 1] += 1 }
    for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
    var next = starts
    var members = [Int32](repeating: 0, count: Int(starts[count]))
    for (number, key) in keys.enumerated() where key >= 0 {
      members[Int(next[key])] = Int32(truncatingIfNeeded: number)
      next[key] += 1
    }
    (self.starts, self.members) = (starts, members)
  }
}
