import Testing

@testable import Findings

@Suite("Line hashes of code scanning")
struct LineHashesTests {
  @Test("an empty file has the hash that GitHub's own code gives it")
  func empty() {
    #expect(LineHashes(of: "").values == ["c129715d7a2bc9a3:1"])
  }

  @Test("blanks and kinds of line breaks do not count, repetition does")
  func repetition() {
    let plain = LineHashes(of: "a: b\nc\n").values
    #expect(plain == LineHashes(of: "a:\tb\r\nc\r\n").values)
    #expect(plain.count == 3)
    let long = String(repeating: "x", count: 120)
    let twins = LineHashes(of: "\(long)\n\(long)\n").values
    #expect(twins[0].dropLast() == twins[1].dropLast())
    #expect(twins.map(\.last) == ["1", "2", "1"])
  }
}
