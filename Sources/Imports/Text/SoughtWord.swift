/// A word that texts are searched for from their end.
struct SoughtWord: Sendable {
  let bytes: [UInt8]
  let first: UInt8?
  /// How far the word may move back once its first byte is to stand on a byte.
  let shifts: [UInt8]

  /// A word of a few letters.
  init(_ word: StaticString) {
    bytes = word.withUTF8Buffer { Array($0) }
    first = bytes.first
    let length = UInt8(clamping: bytes.count)
    var shifts = [UInt8](repeating: length, count: 256)
    for (index, byte) in bytes.enumerated().dropFirst().reversed() {
      shifts[Int(byte)] = UInt8(clamping: index)
    }
    self.shifts = shifts
  }
}
