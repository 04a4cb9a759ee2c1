import Documents
import TestSupport
import Testing

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
    let wanted: (UInt8, UInt8) = seed.isMultiple(of: 2) ? (0x2F, 0x80) : (0x00, 0xFF)
    let search = ByteSearch(wanted.0, wanted.1)
    text.withUnsafeBufferPointer { bytes in
      for offset in 0...text.count {
        let expected = text.indices.first {
          $0 >= offset && (text[$0] == wanted.0 || text[$0] == wanted.1)
        }
        #expect(search.next(in: bytes, from: offset) == expected)
      }
    }
  }
}
