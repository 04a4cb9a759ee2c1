/// XcodeGen's identifier for a target: the start of an MD5 digest (RFC 1321) of the names.
enum TargetIdentifier {
  static func of(_ target: String, in project: String) -> String {
    String(digest(of: "NT_PBXNativeTarget-\(project)-\(target)_1").prefix(24))
  }

  static func digest(of text: String) -> String {
    var message = Array(text.utf8)
    let bitCount = UInt64(message.count) &* 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bitCount &>> UInt64($0 * 8)) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: message.count, by: 64) {
      add(message[start..<start + 64], to: &state)
    }
    let digits = Array("0123456789ABCDEF")
    // Low byte first, high digit first within it.
    return String(
      state.flatMap { word in
        [4, 0, 12, 8, 20, 16, 28, 24].map { digits[Int(word &>> $0 & 15)] }
      })
  }

  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// The integer part of 2³² · |sin(i + 1)|, by the angle sum identity.
  private static let sines: [UInt32] = {
    var sines = [0, 0.841_470_984_807_896_5]
    while sines.count <= 64 {
      sines.append(1.080_604_611_736_279_5 * sines[sines.count - 1] - sines[sines.count - 2])
    }
    return sines.dropFirst().map { UInt32(abs($0) * 0x1p32) }
  }()

  private static func add(_ chunk: ArraySlice<UInt8>, to state: inout [UInt32]) {
    let words = stride(from: chunk.startIndex, to: chunk.endIndex, by: 4).map { start in
      chunk[start..<start + 4].reversed().reduce(UInt32(0)) { $0 &<< 8 | UInt32($1) }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mix, word): (UInt32, Int) =
        switch step / 16 {
        case 0: ((b & c) | (~b & d), step)
        case 1: ((d & b) | (~d & c), (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), (7 * step) % 16)
        }
      let sum = mix &+ a &+ sines[step] &+ words[word]
      let shift = shifts[step / 16][step % 4]
      (a, d, c) = (d, c, b)
      b = b &+ (sum &<< shift | sum &>> (32 - shift))
    }
    state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
  }
}
