import Documents
import Testing

@Suite("Unseen characters")
struct UnseenTests {
  @Test(
    "are written out",
    arguments: [
      ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\nb", #"a\u{A}b"#), ("a\tb", #"a\u{9}b"#),
      ("gpj\u{202E}.exe", #"gpj\u{202E}.exe"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("zero\u{200B}width", #"zero\u{200B}width"#), ("\u{FEFF}", #"\u{FEFF}"#),
      ("line\u{2028}end", #"line\u{2028}end"#), ("\u{9B}2J", #"\u{9B}2J"#),
      ("A\u{200D}B", #"A\u{200D}B"#), ("A\u{200C}B", #"A\u{200C}B"#),
      ("👩\u{200D}B", #"👩\u{200D}B"#), ("\u{200D}", #"\u{200D}"#),
      ("\u{FFFE}", #"\u{FFFE}"#), ("\u{10FEFF}", #"\xFF"#),
    ])
  func shown(text: String, written: String) {
    #expect(text.withUnseenShown == written)
  }

  @Test(
    "are not what letters and emoji are made of",
    arguments: ["ISSNetwork", "é", "👩‍🚀", "👩🏽‍🚀", "🏴‍☠️", "❤️‍🔥", "❤️"])
  func kept(text: String) {
    #expect(text.withUnseenShown == text)
  }
}
