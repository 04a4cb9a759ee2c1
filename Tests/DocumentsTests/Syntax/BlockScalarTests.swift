import Documents
import TestSupport
import Testing

/// Texts behind `|` and `>`, and how lines of other texts fold.
struct BlockScalarTests {
  @Test(arguments: [
    ("|", "b\n  c\n"), ("|-", "b\n  c"), ("|+", "b\n  c\n\n"), ("|2-", "b\n  c"), ("|-2", "b\n  c"),
    ("|1", " b\n   c\n"), (">", "b\n  c\n"), (">-", "b\n  c"), ("| # comment", "b\n  c\n"),
  ])
  func signsDecideIndentationAndEnd(_ header: String, _ text: String) throws {
    let read = try Value.read("a: \(header)\n  b\n    c\n\nd: e")
    #expect(read == .map([.init(key: "a", value: .text(text)), .init(key: "d", value: "e")]))
  }

  @Test(arguments: [
    ("a: >\n b\n c", "b c"), ("a: >-\n b\n c\n", "b c"), ("a: >\n b\n\n c\n", "b\nc\n"),
    ("a: >\n b\n  c\n d\n", "b\n c\nd\n"), ("a: >-\n\n b", "\nb"), ("a: >+\n b\n\n\n", "b\n\n\n"),
    ("a: |\n\n b\n", "\nb\n"), ("a: |\n b", "b"), ("a: |\n b\n # c\n", "b\n# c\n"),
    ("a: |\n b\n# c\n", "b\n"), ("a: |-\n b\n\n", "b"), ("a: |\n", ""), ("a: |+\n\n", "\n"),
    ("a: |\n b\tc\n \td\n", "b\tc\n\td\n"), ("a: |\r\n b\r\n c\r\n", "b\nc\n"),
    ("a: |\n b: [\n", "b: [\n"),
  ])
  func linesFoldOrStay(_ yaml: String, _ text: String) throws {
    #expect(try Value.read(yaml) == ["a": .text(text)])
  }

  @Test func anEmptyBlockEndsAtTheNextKey() throws {
    #expect(try Value.read("a: |\nb: c") == ["a": "", "b": "c"])
    #expect(try Value.read("a:\n  - |\n   x\n  - >\n   y\n   z\n") == ["a": ["x\n", "y z\n"]])
  }

  @Test(arguments: [
    ("a: b\n c\n\n\n d", "b c\n\nd"), ("a: \"b\n  c\n\n  d\"", "b c\nd"), ("a: 'b \n  c'", "b c"),
    ("a: \"b \\\n  c\"", "b c"), ("a: \"b\\\n  \\ c\"", "b c"), ("a: \"  b  \"", "  b  "),
    ("a: b  \n \t\n c", "b\nc"),
  ])
  func otherTextsFold(_ yaml: String, _ text: String) throws {
    #expect(try Value.read(yaml) == ["a": .text(text)])
  }
}
