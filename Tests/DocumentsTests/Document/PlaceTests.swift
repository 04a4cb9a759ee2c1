import Documents
import TestSupport
import Testing

/// Every node knows file, line and column of its start and its end, and how it was written.
struct PlaceTests {
  /// Marks every node with its place and style.
  private func draw(_ text: String) throws -> String {
    let source = Source(name: "test", bytes: Array(text.utf8))
    let root = try #require(try Document.read(source, as: .yaml).root)
    return MarkedText(source, marks: marks(root)).description
  }

  private func marks(_ node: Node) -> [(place: Place, words: String)] {
    let place = Place(node.usedAt, in: node.document.source)
    let own = (place: place, words: "\(node.style)")
    switch node.kind {
    case .scalar: return [own]
    case .sequence: return [own] + node.items.flatMap(marks)
    case .mapping: return [own] + node.entries.flatMap { marks($0.key) + marks($0.value) }
    }
  }

  @Test func scalarsAndBlocks() throws {
    let drawing = """
      name: Foo
      ^… block
      ^~~~ plain
            ^~~ plain
      list:
      ^~~~ plain
        - "a b"
        ^… block
          ^~~~~ doubleQuoted
        - 'c'  # comment
          ^~~ singleQuoted
        - d: e
          ^~~~ block
          ^ plain
             ^ plain
      """
    #expect(try draw(MarkedText(drawing).text) == drawing)
  }

  @Test func bracketsAndEmptyValues() throws {
    let drawing = """
      a: [b, {c: d}, ]
      ^… block
      ^ plain
         ^~~~~~~~~~~~~ flow
          ^ plain
             ^~~~~~ flow
              ^ plain
                 ^ plain
      e:
      ^ plain
        ^ plain
      """
    #expect(try draw(MarkedText(drawing).text) == drawing)
  }

  @Test func textsOverLinesAndAliases() throws {
    let drawing = """
      a: |
      ^… block
      ^ plain
         ^… literal
        text
      b: &x one
      ^ plain
            ^… plain
        two
      c: *x
      ^ plain
         ^~ plain
      """
    #expect(try draw(MarkedText(drawing).text) == drawing)
  }

  @Test func wideCharactersAndTabs() throws {
    let drawing = """
      😀é: "日本"→# c
      ^~~~~~~~ block
      ^~ plain
          ^~~~ doubleQuoted
      """
    #expect(try draw(MarkedText(drawing).text) == drawing)
  }

  @Test func nodesKeepTheirSourceText() throws {
    let source = Source(name: "Foo/project.yml", bytes: Array("a: \"b\\tc\"\nd: 1.10".utf8))
    let root = try #require(try Document.read(source, as: .yaml).root)
    let quoted = try #require(root["a"])
    #expect(source.text(of: quoted.span) == "\"b\\tc\"" && quoted.text == "b\tc")
    let number = try #require(root["d"])
    #expect(number.text == "1.10" && number.scalar == .float(1.1))
    #expect(number.end == Position(line: 2, column: 8))
    #expect(number.document.source.name == "Foo/project.yml")
  }
}
