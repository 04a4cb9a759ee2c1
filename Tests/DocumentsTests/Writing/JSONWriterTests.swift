import Documents
import Testing

@Suite("JSON text")
struct JSONWriterTests {
  @Test("indents by two spaces and keeps the order of members")
  func layout() {
    let text = json { writer in
      writer.openObject()
      writer.key("z")
      writer.int(1)
      writer.key("a")
      writer.openArray()
      writer.string("x")
      writer.openObject()
      writer.key("on")
      writer.bool(true)
      writer.close()
      writer.null()
      writer.close()
      writer.close()
    }
    #expect(
      text == """
        {
          "z": 1,
          "a": [
            "x",
            {
              "on": true
            },
            null
          ]
        }

        """)
  }

  @Test("does not indent what is too long for people (JSONWriter.mostIndented)")
  func long() throws {
    let part = String(repeating: "a", count: 1 << 20)
    let text = json { writer in
      writer.openArray()
      for _ in 0..<10 { writer.string(part) }
      writer.close()
    }
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("  ") }.count == 8)
    #expect(lines.filter { $0.hasPrefix("\"") }.count == 2)
    let document = try Document.read(Source(name: "a.json", bytes: Array(text.utf8)), as: .json)
    #expect(document.root?.items.count == 10)
  }

  @Test("keeps empty objects and arrays on their line")
  func empty() {
    let text = json { writer in
      writer.openObject()
      writer.key("targets")
      writer.openObject()
      writer.close()
      writer.key("links")
      writer.openArray()
      writer.close()
      writer.close()
    }
    #expect(
      text == """
        {
          "targets": {},
          "links": []
        }

        """)
  }

  @Test(
    "writes floats so that they stay floats",
    arguments: [
      (14.0, "14.0"), (1.1, "1.1"), (0.0, "0.0"), (-0.5, "-0.5"), (1e300, "1e+300"),
      (1e16, "1e+16"), (1e-300, "1e-300"), (123_456_789.25, "123456789.25"),
      (.infinity, "\".inf\""), (-.infinity, "\"-.inf\""), (.nan, "\".nan\""),
    ] as [(Double, String)])
  func floats(number: Double, text: String) {
    #expect(json { $0.float(number) } == text + "\n")
  }

  @Test("writes whole numbers as they are")
  func ints() {
    #expect(json { $0.int(.min) } == "-9223372036854775808\n")
    #expect(json { $0.int(.max) } == "9223372036854775807\n")
  }

  @Test(
    "escapes what JSON forbids and what would act on a terminal",
    arguments: [
      (#"say "hi""#, #"say \"hi\""#), (#"a\b"#, #"a\\b"#), ("a/b", "a/b"),
      ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#), ("\u{0}\u{1B}\u{7F}", #"\u0000\u001b\u007f"#),
      ("\u{85}\u{2028}\u{2029}", #"\u0085\u2028\u2029"#),
      ("safe\u{202E}txe", #"safe\u202etxe"#), ("\u{FEFF}a\u{200B}b", #"\ufeffa\u200bb"#),
      ("\u{E0041}", #"\udb40\udc41"#),
    ])
  func escapes(text: String, written: String) {
    #expect(json { $0.string(text) } == "\"\(written)\"\n")
    #expect(
      json { writer in
        writer.openObject()
        writer.key(text)
        writer.null()
        writer.close()
      } == "{\n  \"\(written)\": null\n}\n")
  }

  @Test("leaves letters of all scripts and emoji alone", arguments: ["né", "日本語", "🚀", "👩‍🚀", "क्षि"])
  func letters(text: String) {
    #expect(json { $0.string(text) } == "\"\(text)\"\n")
  }

  @Test("does not drown deep nesting in spaces")
  func deep() {
    let depth = 5_000
    let text = json { writer in
      for _ in 0..<depth { writer.openArray() }
      for _ in 0..<depth { writer.close() }
    }
    #expect(text.utf8.count < depth * 500)
    #expect(text.count { $0 == "[" } == depth)
    #expect(text.count { $0 == "]" } == depth)
  }

  private func json(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
