/// A word that texts are searched for from their end.
struct SoughtWord: Sendable {
  let bytes: [UInt8]
  let first: UInt8?
  /// The distance the word may move back to align its first byte with each byte value.
  let shifts: [UInt8]

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

extension ByteText {
  /// The last whole-word occurrence before an offset, searched backwards; nil if there is none.
  func lastOffset(
    of sought: SoughtWord, before end: Int? = nil, standingAlone isAlone: Bool = false
  ) -> Int? {
    let length = sought.bytes.count
    var offset = (end ?? count) - length
    return sought.shifts.withUnsafeBufferPointer { shifts in
      while offset >= 0 {
        if self[offset] == sought.first, hasPrefix(sought.bytes, at: offset),
          !isAlone || standsAlone(offset..<offset + length)
        {
          return offset
        }
        offset -= Int(shifts[Int(self[offset])])
      }
      return nil
    }
  }

  /// Whether no letter of ASCII makes a stretch a part of a longer word.
  private func standsAlone(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound == 0 ? 0 : self[range.lowerBound - 1]
    let isAlone = { (byte: UInt8) in byte >= 0x80 || !CodeByte.isOfWord(byte) }
    return isAlone(before) && isAlone(self[range.upperBound])
  }
}
