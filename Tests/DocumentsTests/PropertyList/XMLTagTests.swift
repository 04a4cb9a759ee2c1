import Documents
import Testing

@Suite("The tags of a workspace or a scheme")
struct XMLTagTests {
  private func location(_ written: String) -> String? {
    var tags = XMLTags(Array("<FileRef location = \"\(written)\"/>".utf8))
    return tags.next()?.attributes["location"]
  }

  @Test(
    "have characters by name and by number",
    arguments: [
      ("a&amp;b", "a&b"), ("&#65;&#x42;&#xe9;", "AB\u{E9}"), ("&amp;lt;", "&lt;"),
      ("&lt;&gt;&quot;&apos;", "<>\"'"), ("plain", "plain"),
    ])
  func escapes(written: String, meant: String) {
    #expect(location(written) == meant)
  }

  @Test(
    "keep as it is written what means no character, and what no value may hold",
    arguments: ["a & b", "&#0;", "&#x110000;", "&nothing;", "&", "&#", "<![CDATA[&amp;", "<&amp;"])
  func unknown(written: String) {
    #expect(location(written) == written)
  }

  @Test("know where they begin")
  func places() {
    var tags = XMLTags(Array("<!-- <a> --><b>\n</b>".utf8))
    #expect(tags.next()?.start.start == 12)
    #expect(tags.next()?.start.start == 16)
  }
}
