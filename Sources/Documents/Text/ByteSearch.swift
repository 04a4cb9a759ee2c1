/// Searches for any of a few bytes, eight bytes at a time: most texts contain none of them.
package struct ByteSearch: Sendable {
  /// Each byte that is looked for, eight times over.
  private let wanted: SIMD4<UInt64>

  /// Takes one to four bytes.
  package init(_ first: UInt8, _ others: UInt8...) {
    var wanted = SIMD4(repeating: ByteSearch.ones &* UInt64(first))
    for (index, byte) in others.prefix(3).enumerated() {
      wanted[index + 1] = ByteSearch.ones &* UInt64(byte)
    }
    self.wanted = wanted
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  package func next(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    let text = UnsafeRawBufferPointer(bytes)
    var offset = offset
    while offset + 8 <= text.count {
      let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // A byte that is found has become 0, and is the lowest one whose highest bit this leaves.
      let rest = wanted ^ UInt64(littleEndian: word)
      let found = (rest &- ByteSearch.ones) & ~rest & (ByteSearch.ones &* 0x80)
      let any = found[0] | found[1] | found[2] | found[3]
      if any != 0 { return offset + any.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < text.count {
      if any(wanted .== ByteSearch.ones &* UInt64(text[offset])) { return offset }
      offset += 1
    }
    return nil
  }

  static func hasPair(
    _ first: UInt8, _ second: UInt8, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let search = ByteSearch(first)
    var offset = 0
    while let found = search.next(in: bytes, from: offset) {
      offset = found + 1
      if offset < bytes.count, bytes[offset] == second { return true }
    }
    return false
  }
}
