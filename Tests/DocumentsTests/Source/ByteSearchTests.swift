import TestSupport
import Testing

@testable import Documents

@Suite("Searching for bytes")
struct ByteSearchTests {
  @Test("finds what looking at each byte finds", arguments: 1...200)
  func asOneByOne(seed: UInt64) {
    var random = SplitMix(seed: seed)
    // Neighbours of what is looked for, and bytes whose bits could be taken for theirs.
    let alphabet: [UInt8] = [0x00, 0x01, 0x2E, 0x2F, 0x30, 0x7F, 0x80, 0xAF, 0xFF]
    let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      alphabet.randomElement(using: &random) ?? 0
    }
    let (first, second): (UInt8, UInt8) = seed.isMultiple(of: 2) ? (0x2F, 0x80) : (0x00, 0xFF)
    let expected = zip(text, text.dropFirst()).contains { $0 == first && $1 == second }
    #expect(text.withUnsafeBufferPointer { ByteSearch.hasPair(first, second, in: $0) } == expected)
  }
}
