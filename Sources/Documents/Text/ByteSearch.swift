enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Whether two bytes are side by side, looked for eight bytes at a time: most texts lack the first.
  static func hasPair(
    _ first: UInt8, _ second: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let text = UnsafeRawBufferPointer(bytes)
    let wanted = ones &* UInt64(first)
    var offset = 0
    while offset + 1 < text.count {
      if offset + 8 <= text.count {
        // A byte that is found has become 0, and the highest bit of the lowest one is left.
        let rest = wanted ^ text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if (rest &- ones) & ~rest & (ones &* 0x80) == 0 {
          offset += 8
          continue
        }
      }
      if text[offset] == first, text[offset + 1] == second { return true }
      offset += 1
    }
    return false
  }
}
