import Foundation
import Imports
import Testing

/// Extreme sources: scanning takes linear time and keeps everything before the damage.
struct HostileSourceTests {
  /// What is repeated until the text is long; each once was, or might have been, searched to its
  /// end from every place.
  @Test(arguments: [
    "/*", "\"\\(", "(", "\"\"\"\\(", "#\"\"\"\\#(", "##\"\\##(\"", "/a\\", "\\/", "#/a", "#/\n",
    "<#",
    "`", "@a(", "@a ", "@a<", "@a<b\n", "@a /* */\n", "@a<(", "@a?", "@a .", "final ", "open(set\n",
    "#if X\n", "#elseif X\n", "import ", "import\n", "import /**/ ", "#", "'",
    "\"\"\"", "/(", "(/)", "import A; ", "import A.", "\\\n", "R\"(", "#import <", "#import </",
    "<!--", "customModule=\"", " customModule='A'", "// archlint:allow x\n", "\u{FFFF}", "\0",
    "\u{A0}",
  ])
  func endInTime(_ piece: String) {
    for language in [SourceScan.Language.swift, .cFamily, .interfaceBuilder] {
      let text = HostileSourceTests.text(of: piece, in: language, length: 10_000)
      let longText = HostileSourceTests.text(of: piece, in: language, length: 40_000)
      var first: [Import] = []
      let short = processorTime { first = SourceScan(text, as: language).imports }
      let long = processorTime { _ = SourceScan(longText, as: language) }
      #expect(first.first?.module == "First")
      // Four times the text in 16 times the time would be quadratic.
      #expect(long < short * 12 + .milliseconds(60), "\(short) and \(long)")
    }
  }

  /// What a task takes of this thread: a machine may be busy with something else.
  private func processorTime(of task: () -> Void) -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    task()
    return now() - start
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
    return Array((first + String(repeating: piece, count: count) + last).utf8)
  }

  @Test("ten thousand comments or interpolations inside one another", arguments: [1, 100, 10_000])
  func nested(depth: Int) {
    let shapes: [(String, String)] = [
      ("/*", "*/"), ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""), ("(", ")"),
      ("#if X\n", "#endif\n"),
    ]
    for (open, close) in shapes {
      let opened = String(repeating: open, count: depth)
      let closed = String(repeating: close, count: depth)
      let whole = scanned("import A\n\(opened)\(closed)\nimport B\n")
      #expect(whole == ["A", "B"], "\(open)")
      // One that is never closed takes the rest with it, and nothing before.
      #expect(scanned("import A\n\(opened)\(closed.dropLast())\nimport B").first == "A", "\(open)")
    }
  }

  @Test("a very long line", .timeLimit(.minutes(10)))
  func line() {
    let length = ProcessInfo.processInfo.environment["ARCHLINT_LINE"].flatMap(Int.init) ?? 1_000_000
    for piece in ["let a = b + c * (d - 1); ", "\"a \\(b) \" + ", "/* c */ ", "import A; "] {
      let count = length / piece.utf8.count
      let text = "import First;" + String(repeating: piece, count: count) + "\nimport Last\n"
      let imports = SourceScan(Array(text.utf8), as: .swift).imports
      #expect(imports.first?.module == "First" && imports.last?.module == "Last", "\(piece)")
      #expect(imports.last?.line == 2)
    }
  }

  private func scanned(_ text: String) -> [String] {
    SourceScan(Array(text.utf8), as: .swift).imports.map(\.module)
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
