/// The blob ID that git gives to the contents of a file: SHA-1 of a short header and the bytes.
///
/// It shows that a file is unchanged since a commit without reading the blob.
package struct BlobName {
  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  private var words = [UInt32](repeating: 0, count: 80)

  /// The name in forty hexadecimal digits.
  package static func of(_ contents: some Collection<UInt8>) -> String {
    var bytes = Array("blob \(contents.count)\0".utf8)
    bytes += contents
    let bits = UInt64(bytes.count) &* 8
    bytes.append(0x80)
    bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
    var name = BlobName()
    bytes.withUnsafeBufferPointer { buffer in
      for start in stride(from: 0, to: buffer.count, by: 64) { name.take(buffer, from: start) }
    }
    return name.state.map { $0.hexadecimal(8, uppercase: false) }.joined()
  }

  /// Mixes in one block of 64 bytes.
  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    for index in 0..<16 {
      words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[start + 4 * index + $1]) }
    }
    for index in 16..<80 {
      words[index] = BlobName.rotated(
        words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = BlobName.rotated(a, by: 5) &+ mixed &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, BlobName.rotated(b, by: 30), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
