import Documents
import TestSupport
import Testing

/// Comments survive where a rule may need them.
struct CommentTests {
  private func node(_ text: String, _ path: (Node) -> Node?) throws -> Node {
    let document = try Document.read(Source(name: "test", bytes: Array(text.utf8)), as: .yaml)
    let node = document.root.flatMap(path)
    return try #require(node)
  }

  @Test func standAboveAnEntryOrAtTheEndOfItsLines() throws {
    let item = try node(
      """
      # about the project
      dependencies: # about the list
        - target: A # about A
        # one line above
        #   and another
        - target: B # about B
          # alone among its lines
          embed: false   #about embedding B
        # about C
        - target: C
      """
    ) { $0["dependencies"]?.items[1] }
    #expect(
      item.comments.map(\.text) == [
        "one line above", "and another", "about B", "about embedding B",
      ])
  }

  @Test func endWhereAnEmptyLineOrTextComesBetween() throws {
    let item = try node(
      """
      # far above

      # above
      a: b
      """
    ) { $0["a"] }
    #expect(item.comments.map(\.text) == ["above"])
    let second = try node("a: b # about a\nc: d") { $0["c"] }
    #expect(second.comments == [])
  }

  @Test func reachTheFirstAndTheLastLine() throws {
    let value = try node("# above\na: b # behind") { $0["a"] }
    #expect(value.comments.map(\.text) == ["above", "behind"])
    #expect(try node("#\na: b #") { $0["a"] }.comments.map(\.text) == ["", ""])
  }

  @Test func areFoundBehindBracketsQuotesAndMarks() throws {
    let root = try node(
      """
      list: [A, # first
        B] # second
      quoted: "x # no comment" # third
      block: | # fourth
        # no comment
        text
      alias: &a x # fifth
      other: *a # sixth
      """
    ) { $0 }
    #expect(root["list"]?.comments.map(\.text) == ["first", "second"])
    #expect(root["quoted"]?.comments.map(\.text) == ["third"])
    #expect(root["block"]?.comments.map(\.text) == ["fourth"])
    #expect(root["other"]?.comments.map(\.text) == ["sixth"])
  }

  @Test func knowWhereTheyStand() throws {
    let value = try node("a: b  # why", { $0["a"] })
    #expect(value.comments.map(\.span) == [Span(start: 6, end: 11)])
  }

  @Test func areNoneInJSON() throws {
    let source = Source(name: "test", bytes: Array("{\"a\": \"# b\"}".utf8))
    let document = try Document.read(source, as: .json)
    #expect(document.root?["a"]?.comments == [])
  }
}
