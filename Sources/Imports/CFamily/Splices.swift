/// A source with line splices: a line that ends in a backslash continues on the next, as in C.
struct Splices {
  let joined: [UInt8]
  /// The offsets in the joined text behind which bytes were left out, and how many by then.
  private let cuts: [(offset: Int, removed: Int)]

  /// Nil, if no line ends in a backslash.
  init?(_ text: ByteText) {
    var joined: [UInt8] = []
    var cuts: [(offset: Int, removed: Int)] = []
    var (start, offset) = (0, 0)
    while offset < text.count {
      let length = text.lengthOfSplice(at: offset)
      if length > 0 {
        joined += text.bytes(start..<offset)
        start = offset + length
        cuts.append((joined.count, start - joined.count))
      }
      offset += max(1, length)
    }
    guard !cuts.isEmpty else { return nil }
    self.joined = joined + text.bytes(start..<text.count)
    self.cuts = cuts
  }

  func written(_ offset: Int) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + cuts[low - 1].removed
  }
}
