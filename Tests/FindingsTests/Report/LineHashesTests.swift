import Documents
import Testing

@testable import Findings

@Suite("Line hashes of code scanning")
struct LineHashesTests {
  @Test("an empty file has the hash that GitHub's own code gives it")
  func empty() {
    #expect(hashes(of: "") == ["c129715d7a2bc9a3:1"])
  }

  @Test("blanks and kinds of line breaks do not count, repetition does")
  func repetition() {
    let plain = hashes(of: "a: b\nc\n")
    #expect(plain == hashes(of: "a:\tb\r\nc\r\n"))
    #expect(plain.count == 3)
    let long = String(repeating: "x", count: 120)
    let twins = hashes(of: "\(long)\n\(long)\n")
    #expect(twins[0].dropLast() == twins[1].dropLast())
    #expect(twins.map(\.last) == ["1", "2", "1"])
  }

  @Test("only those that are asked for are kept, and counted as if all were")
  func selection() {
    let source = Source(name: "a", bytes: Array("é\né\né\n".utf8))
    let all = LineHashes.values(of: [1, 2, 3, 4], in: source)
    #expect(LineHashes.values(of: [3], in: source) == [3: all[3] ?? ""])
  }

  private func hashes(of text: String) -> [String] {
    let source = Source(name: "a", bytes: Array(text.utf8))
    let lines = 1...source.lineCount
    let hashes = LineHashes.values(of: Set(lines), in: source)
    return lines.compactMap { hashes[$0] }
  }
}
