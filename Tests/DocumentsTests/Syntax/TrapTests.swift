import Documents
import TestSupport
import Testing

/// What XcodeGen's parser makes of texts that are easily read differently.
struct TrapTests {
  @Test(
    arguments: [
      ("a: b#c", ["a": "b#c"]), ("a: 'b'#c", ["a": "b"]), ("a: b #c", ["a": "b"]),
      ("a: [b]#c", ["a": ["b"]]), ("a: [b,#c\n]", ["a": ["b"]]),
      ("a: http://x", ["a": "http://x"]), ("a: b:c", ["a": "b:c"]), ("a : b", ["a": "b"]),
      ("a b c: d", ["a b c": "d"]), ("a: -- b", ["a": "-- b"]), ("a: -b", ["a": "-b"]),
      ("a: ${X}", ["a": "${X}"]), ("a: $(X)", ["a": "$(X)"]), ("a: b]", ["a": "b]"]),
      ("a: ?b", ["a": "?b"]), ("a: :b", ["a": ":b"]), ("a: b, c", ["a": "b, c"]),
      ("a: b \"c\" 'd'", ["a": "b \"c\" 'd'"]), ("a: ''", ["a": ""]), ("a: 'it''s'", ["a": "it's"]),
      ("---a", "---a"), ("--- a", "a"), ("---\na: b\n...", ["a": "b"]),
      ("%YAML 1.2\n---\na: b", ["a": "b"]), ("%YAML 1.1#c\n--- #d\na: b", ["a": "b"]),
      ("a: \"b\nc\"", ["a": "b c"]), ("a: 'b\n\n  c'", ["a": "b\nc"]),
      (" a: 1\n b: 2", ["a": 1, "b": 2]),
      ("- a\n - b", ["a - b"]), ("a:\n b\n  c\n d", ["a": "b c d"]), ("a: b\n c", ["a": "b c"]),
      ("a:\n- b\n- c", ["a": ["b", "c"]]), ("- - a\n  - b\n- c", [["a", "b"], "c"]),
      ("- a: b\n  c: d", [["a": "b", "c": "d"]]), ("-\n  a: b", [["a": "b"]]), ("- ", [""]),
      ("a:\tb", ["a": "b"]), ("a: b\t# c", ["a": "b"]), ("a: [\n\t'b'\n\t]", ["a": ["b"]]),
    ] as [(String, Value)])
  func blocks(_ text: String, _ value: Value) throws {
    #expect(try Value.read(text) == value)
  }

  @Test(
    arguments: [
      ("[b, ]", ["b"]), ("[]", []), ("{}", [:]), ("[a: b]", [["a": "b"]]), ("{a}", ["a": ""]),
      ("{\"a\":b}", ["a": "b"]), ("['a':b]", [["a": "b"]]), ("{a:b}", ["a:b": ""]),
      ("{a: b, c}", ["a": "b", "c": ""]), ("[[a], {b: c}]", [["a"], ["b": "c"]]),
      ("{a: [b,\n c],\n d: e}", ["a": ["b", "c"], "d": "e"]), ("[a\n b]", ["a b"]),
      ("{a: , b: c}", ["a": "", "b": "c"]), ("[a#b]", ["a#b"]), ("[- a]", nil),
      ("{a: b,}", ["a": "b"]), ("[a,\n# comment\nb]", ["a", "b"]),
      ("{http://x: y}", ["http://x": "y"]),
    ] as [(String, Value?)])
  func brackets(_ text: String, _ value: Value?) throws {
    guard let value else {
      #expect(throws: Problem.self) { try Value.read(text) }
      return
    }
    #expect(try Value.read(text) == value)
  }

  @Test(arguments: ["]", "\n]", "\n  ]"])
  func bracketsMayCloseInAnyColumn(_ end: String) throws {
    let text = "a:\n  b: [\n  c,\nd\(end)\n  e: f"
    #expect(try Value.read(text) == ["a": ["b": ["c", "d"], "e": "f"]])
  }

  @Test(arguments: [
    "a: b: c", "a: b:", "a: ::", "a: @x", "a: `x`", "a: %x", "a: - b", "\"a\":b",
    "a:\n  - b\n - c", "a: |\n\n  b\n c", "[, ]", "a: 1\n b: 2", "a: *b c", "[a, b", "{a: b",
    "a: [b]]",
    "a: 'b' c", "a: \"b\" c", "a: b\nc", "- a\nb", "a\nb: c", "\ta: b", "a:\n\tb: c", "-\ta: b",
    "a: |\n\tb", "---\n---", "a: b\n---\n", "a: b\n---\nc: d", "a: b\n... c",
    "{a: b}: c", "a: !x b", "? [a]", "a: {? b}", "a: [?]", "a: &x.y b",
    "&a &b c: d", "%YAML 1.1 c\n---\na: b",
    "a: \"\\q\"", "a: \"\\uD83D\\uDE00\"", "a: \"\\U00110000\"",
  ])
  func refused(_ text: String) {
    #expect(throws: Problem.self) { try Value.read(text) }
  }

  @Test func nothingIsNoDocument() throws {
    for text in ["", "\n\n", "# comment", "  # comment\n", "\u{FEFF}"] {
      #expect(try Value.read(text) == nil)
    }
    #expect(try Value.read("---") == "")
  }

  @Test func aKeyIsShortAndOnOneLine() throws {
    let key = String(repeating: "é", count: 1024)
    #expect(try Value.read("\(key): b") == .map([Value.Entry(key: key, value: "b")]))
    #expect(throws: Problem.self) { try Value.read("\(key)é: b") }
    #expect(throws: Problem.self) { try Value.read("'a\n b': c") }
    #expect(try Value.read("? a\n: b\n? c") == ["a": "b", "c": ""])
  }

  @Test func escapes() throws {
    let text = #"- "\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F600""# + "\n- \"a\\\n   b\""
    let all = "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B} \"/\\\u{85}\u{A0}\u{2028}\u{2029}Aé😀"
    #expect(try Value.read(text) == [.text(all), "ab"])
  }
}
