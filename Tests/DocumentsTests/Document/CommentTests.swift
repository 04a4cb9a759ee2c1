import Documents
import TestSupport
import Testing

/// Comments survive where a rule may need them.
struct CommentTests {
  private func comments(_ text: String, as format: Document.Format = .yaml) throws -> [Documents
    .Comment]
  {
    let source = Source(name: "test", bytes: Array(text.utf8))
    return try Document.read(source, as: format).comments(beginningWith: "")
  }

  @Test func areFoundAboveAnEntryAndAtTheEndOfItsLines() throws {
    let comments = try comments(
      """
      # about the project

      dependencies: # about the list
        # one line above
        #   and another
        - target: B # about B
          # alone among its lines
          embed: false   #about embedding B
      """)
    #expect(
      comments.map(\.text) == [
        "about the project", "about the list", "one line above", "and another", "about B",
        "alone among its lines", "about embedding B",
      ])
  }

  @Test func reachTheFirstAndTheLastLine() throws {
    #expect(try comments("# above\na: b # behind").map(\.text) == ["above", "behind"])
    #expect(try comments("#\na: b #").map(\.text) == ["", ""])
  }

  @Test func areFoundBehindBracketsQuotesAndMarks() throws {
    let comments = try comments(
      """
      list: [A, # first
        B] # second
      quoted: "x # no comment" # third
      block: | # fourth
        # no comment
        text
      alias: &a x # fifth
      other: *a # sixth
      """)
    #expect(
      comments.map(\.text) == ["first", "second", "third", "fourth", "fifth", "sixth"])
  }

  @Test func knowWhereTheyStand() throws {
    #expect(try comments("a: b  # why").map(\.span) == [Span(start: 6, end: 11)])
  }

  @Test func areNoneInJSON() throws {
    #expect(try comments("{\"a\": \"# b\"}", as: .json) == [])
  }
}
