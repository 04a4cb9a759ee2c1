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
      ("👩\u{200D}B", #"👩\u{200D}B"#), ("🚀\u{FE0F}", #"🚀\u{FE0F}"#),
      ("❤️\u{FE0F}", #"❤️\u{FE0F}"#), ("\u{200D}", #"\u{200D}"#),
      ("a\u{A0}b", #"a\u{A0}b"#), ("a\u{3000}b", #"a\u{3000}b"#), ("\u{1680}", #"\u{1680}"#),
      ("\u{2000}\u{2007}\u{200A}\u{202F}\u{205F}", #"\u{2000}\u{2007}\u{200A}\u{202F}\u{205F}"#),
      ("\u{E000}\u{F8FF}\u{F0000}", #"\u{E000}\u{F8FF}\u{F0000}"#), ("\u{378}", #"\u{378}"#),
      ("\u{13430}\u{1D173}", #"\u{13430}\u{1D173}"#), ("\u{FFF9}\u{FFFC}", #"\u{FFF9}\u{FFFC}"#),
      ("\u{16FE4}\u{1D159}", #"\u{16FE4}\u{1D159}"#), ("\u{E0041}", #"\u{E0041}"#),
      ("\u{FFFE}", #"\u{FFFE}"#), ("\u{10FEFF}", #"\xFF"#),
    ])
  func shown(text: String, written: String) {
    #expect(text.escapingInvisibles == written)
  }

  @Test(
    "are not what letters and emoji are made of",
    arguments: ["ISSNetwork", "é", "👩‍🚀", "👩🏽‍🚀", "🏴‍☠️", "❤️‍🔥", "❤️", "\u{600}1", "日本", "\u{915}\u{94D}"])
  func kept(text: String) {
    #expect(text.escapingInvisibles == text)
  }
}
