/// The hash by which a page names the one script and the one style that may act in it.
struct SHA256 {
  private var state = SHA256.start
  private var schedule = [UInt32](repeating: 0, count: 64)

  /// The base64 hash for a content security policy.
  static func base64(of text: String) -> String {
    let bitCount = UInt64(text.utf8.count) &* 8
    var bytes = Array(text.utf8) + [0x80]
    bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * UInt64($0))) }
    var hash = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 64) { hash.add(bytes[start..<start + 64]) }
    return Base64.text(
      of: hash.state.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
      })
  }

  /// Mixes in a block of 64 bytes.
  private mutating func add(_ block: ArraySlice<UInt8>) {
    for (index, byte) in block.enumerated() {
      let word = index / 4
      schedule[word] = (index % 4 == 0 ? 0 : schedule[word] << 8) | UInt32(byte)
    }
    for index in 16..<64 {
      let (one, other) = (schedule[index - 15], schedule[index - 2])
      let low = SHA256.turn(one, 7) ^ SHA256.turn(one, 18) ^ (one >> 3)
      let high = SHA256.turn(other, 17) ^ SHA256.turn(other, 19) ^ (other >> 10)
      schedule[index] = schedule[index - 16] &+ low &+ schedule[index - 7] &+ high
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let high = SHA256.turn(e, 6) ^ SHA256.turn(e, 11) ^ SHA256.turn(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ high &+ choice &+ SHA256.constants[index] &+ schedule[index]
      let low = SHA256.turn(a, 2) ^ SHA256.turn(a, 13) ^ SHA256.turn(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ low &+ majority)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    (word >> bits) | (word << (32 - bits))
  }

  /// The standard makes its constants from primes: the first bits behind the point of their
  /// square and cube roots.
  private static let start: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

/// Bytes as text of letters, digits and two signs.
private enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + Array(repeating: 0, count: 3 - group.count)
      let number = padded.reduce(0) { $0 << 8 | Int($1) }
      for slot in 0..<4 {
        text.append(slot > group.count ? "=" : alphabet[(number >> (18 - 6 * slot)) & 63])
      }
    }
    return text
  }
}
