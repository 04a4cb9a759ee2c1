import Documents
import TestSupport
import Testing

/// JSON is read strictly, into the same nodes.
struct JSONTests {
  @Test func readsEveryKindOfValue() throws {
    let text = #"""
      {"a": [1, -2.5, 1E+3, true, false, null, "x"], "b": {}, "c": [], "": "",
       "d\n\"\\\/\b\f\r\t": "\u0041\u00e9\uD83D\uDE00"}
      """#
    #expect(
      try Value.read(text, as: .json) == [
        "a": [1, -2.5, 1000.0, true, false, .null, "x"], "b": [:], "c": [], "": "",
        "d\n\"\\/\u{8}\u{C}\r\t": "Aé😀",
      ])
  }

  @Test(arguments: ["1", " \"a\" ", "\tnull\r\n", "[]", "-0.0e-1"])
  func anyValueMayBeTheRoot(_ text: String) throws {
    #expect(try Value.read(text, as: .json) != nil)
  }

  @Test(arguments: [
    "", " ", "a", "'a'", "{a: 1}", "{'a': 1}", "[1,]", "{\"a\": 1,}", "[1 2]", "{\"a\" 1}", "[,1]",
    "{\"a\":}", "{\"a\"}", "[1", "{\"a\": 1", "\"a", "\"a\nb\"", "\"\t\"", "\"\\x41\"", "\"\\u12\"",
    "\"\\uD83D\"", "\"\\uDE00\"", "\"\\uD83D\\u0041\"", "01", "-", "+1", "1.", ".5", "1e", "0x1",
    "True", "nul", "nullx", "Infinity", "NaN", "[1] // x", "/* x */ 1", "# x\n1", "[1]]", "{}{}",
    "1 2", "[1}", "{\"a\": 1]", "\u{A0}1", "- a", "a: b",
  ])
  func everythingElseIsAnErrorInsideTheText(_ text: String) {
    let source = Source(name: "test", bytes: Array(text.utf8))
    #expect(throws: Problem.self) { try Document.read(source, as: .json) }
    #expect(Problem.all(in: source, as: .json).flatMap(\.places).allSatisfy(source.contains))
  }

  @Test func nodesKnowWhereTheyStand() throws {
    let source = Source(name: "test", bytes: Array("{\n  \"a\": [1, \"b\"]\n}".utf8))
    let root = try #require(try Document.read(source, as: .json).root)
    let list = try #require(root["a"])
    #expect(root.start == Position(line: 1, column: 1) && root.end == Position(line: 3, column: 2))
    #expect(list.start == Position(line: 2, column: 8))
    #expect(list.items.map { source.text(of: $0.span) } == ["1", "\"b\""])
    #expect(list.items[1].text == "b" && list.items[1].style == .doubleQuoted)
  }
}
