import Imports
import Testing

/// Sources that nobody writes: scanning ends, in time in proportion to the text, and keeps what
/// stood before the damage.
struct HostileSourceTests {
  /// What is repeated until the text is long; each once was, or might have been, searched to its
  /// end from every place.
  @Test(arguments: [
    "/*", "\"\\(", "(", "\"\"\"\\(", "#\"\"\"\\#(", "##\"\\##(\"", "/a\\", "\\/", "#/a", "#/\n",
    "<#",
    "`", "@a(", "@a ", "#if X\n", "#elseif X\n", "import ", "import\n", "import /**/ ", "#", "'",
    "\"\"\"", "/(", "(/)", "import A; ", "import A.", "\\\n", "R\"(", "#import <", "#import </",
    "<!--", "customModule=\"", " customModule='A'", "// archlint:allow x\n", "\u{FFFF}", "\0",
    "\u{A0}",
  ])
  func endInTime(_ piece: String) {
    let clock = ContinuousClock()
    for language in [SourceScan.Language.swift, .cFamily, .interfaceBuilder] {
      let text = HostileSourceTests.text(of: piece, in: language, length: 10_000)
      let longText = HostileSourceTests.text(of: piece, in: language, length: 40_000)
      var first: [Import] = []
      let short = clock.measure { first = SourceScan(text, as: language).imports }
      let long = clock.measure { _ = SourceScan(longText, as: language) }
      #expect(first.first?.module == "First")
      // Four times the text in 16 times the time would be quadratic.
      #expect(long < short * 12 + .milliseconds(60), "\(short) and \(long)")
    }
  }

  /// One import, damage, and the word that keeps the scanner going to the end.
  private static func text(
    of piece: String, in language: SourceScan.Language, length: Int
  ) -> [UInt8] {
    let (first, last) =
      switch language {
      case .swift: ("import First\n", "\nimport")
      case .cFamily: ("@import First;\n", "\nimport")
      case .interfaceBuilder: ("<a customModule=\"First\"/>\n", " customModule")
      }
    let count = length / piece.utf8.count
    return Array(first.utf8) + Array(repeating: Array(piece.utf8), count: count).joined()
      + Array(last.utf8)
  }

  @Test("bytes that are no text hide nothing")
  func noText() {
    let bytes = Array("import A\n".utf8) + [0xFF, 0xC3, 0x0A, 0xC2] + Array("\nimport B\n".utf8)
    #expect(SourceScan(bytes, as: .swift).imports.map(\.module) == ["A", "B"])
  }

  @Test("what ends in the middle of anything is read as far as it goes")
  func truncated() {
    let text = Array("@testable import A.B /* */\n#if X // \nlet a = #\"\\#(b)\"#\nimport C\n".utf8)
    for count in text.indices {
      for language in [SourceScan.Language.swift, .cFamily, .interfaceBuilder] {
        _ = SourceScan(Array(text[..<count]), as: language)
      }
    }
    #expect(SourceScan(text, as: .swift).imports.map(\.module) == ["A", "C"])
  }
}
