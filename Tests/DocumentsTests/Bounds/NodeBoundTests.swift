import Testing

@testable import Documents

@Suite("The number of nodes")
struct NodeBoundTests {
  @Test("is bounded, with the place where it is passed (Composer.mostNodes)")
  func bound() throws {
    let bytes = Array("[a,a,a]".utf8)
    var composer = Composer(source: Source(name: "a", bytes: bytes), mostNodes: 3)
    try composer.open(.sequence, .flow, span: Span(start: 0, end: 1))
    for offset in [1, 3] { try add(to: &composer, at: offset) }
    #expect {
      try add(to: &composer, at: 5)
    } throws: { error in
      let diagnostic = error as? Diagnostic
      return diagnostic?.message == "this document has more than 3 nodes"
        && diagnostic?.span == Span(start: 5, end: 6)
    }
  }

  @Test("and so is that of lines, of which each takes more than its break (EncodingScan.mostLines)")
  func lines() {
    let breaks = [UInt8](repeating: UInt8(ascii: "\n"), count: 10_000_001)
    let source = Source(name: "a", bytes: breaks)
    #expect(source.encodingError?.message == "a file of more than 10000000 lines is not read")
    #expect(source.lineCount == 1)
  }

  private func add(to composer: inout Composer, at offset: Int) throws {
    let span = Span(start: offset, end: offset + 1)
    try composer.addScalar(.plain, span: span, text: span)
  }
}
