import Documents
import TestSupport
import Testing

/// Anchors, aliases and merge keys, as XcodeGen's parser resolves them.
struct AliasTests {
  @Test func anAliasIsTheNodeItNames() throws {
    #expect(try Value.read("a: &x [1, b]\nc: *x") == ["a": [1, "b"], "c": [1, "b"]])
    #expect(try Value.read("&k a: 1\n*k : 2\nb: *k") == ["a": 2, "b": "a"])
    #expect(try Value.read("- &e\n- *e\n- c") == ["", "", "c"])
    #expect(try Value.read("a: &1-_Z x\nb: [*1-_Z, *1-_Z]") == ["a": "x", "b": ["x", "x"]])
  }

  @Test func aLaterAnchorOfTheSameNameTakesOver() throws {
    #expect(try Value.read("- &x 1\n- *x\n- &x 2\n- *x") == [1, 1, 2, 2])
  }

  @Test func anAnchorInFrontOfABlockNamesTheBlock() throws {
    #expect(try Value.read("a: &x\n  b: c\nd: *x") == ["a": ["b": "c"], "d": ["b": "c"]])
    #expect(try Value.read("a: &x\n- b\nd: *x") == ["a": ["b"], "d": ["b"]])
  }

  @Test func nodesAreSharedAndKnowBothPlaces() throws {
    let text = "a: &x foo\nb: *x"
    let document = try Document.read(Source(name: "test", bytes: Array(text.utf8)), as: .yaml)
    let written = try #require(document.root?["a"])
    let used = try #require(document.root?["b"])
    #expect(written.span == used.span && written.document === used.document)
    #expect(used.start == Position(line: 1, column: 7))
    #expect(used.usedAt == Span(start: 13, end: 15))
    #expect(written.aliasSpan == nil)
  }

  @Test(arguments: ["a: *x", "a: &x [*x]", "a: &x {b: *x}", "a: *x\nb: &x 1"])
  func anAliasNeedsAnAnchorThatIsComplete(_ text: String) {
    let drawn = MarkedText(diagnosing: text).description
    #expect(drawn.contains("^~ error: the alias `*x` has no anchor above it"))
  }

  @Test func ownKeysWinOverMergedOnesWhereverTheyStand() throws {
    let base = "base: &b {x: 1, y: 2}\n"
    let expected: Value = ["x": 1, "y": 3]
    #expect(try Value.read(base + "m: {<<: *b, y: 3}").map { $0["m"] } == expected)
    #expect(try Value.read(base + "m: {y: 3, <<: *b}").map { $0["m"] } == ["y": 3, "x": 1])
  }

  @Test func inAListTheFirstMappingWinsAndAmongMergesTheLast() throws {
    let bases = "a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\n"
    #expect(try Value.read(bases + "m: {<<: [*a, *b]}")?["m"] == ["x": 1, "y": 1, "z": 2])
    #expect(
      try Value.read(bases + "m:\n  <<: *a\n  <<: *b")?["m"]?.sorted == ["x": 1, "y": 2, "z": 2])
    #expect(try Value.read(bases + "m: {<<: {x: 5}, w: 6}")?["m"] == ["x": 5, "w": 6])
  }

  @Test func mergesAreFlattenedButNotDeep() throws {
    let text = "a: &a {x: 1, s: {p: 1}}\nb: &b {<<: *a, y: 2}\nc: {<<: *b, s: {q: 2}}"
    #expect(try Value.read(text)?["c"]?.sorted == ["s": ["q": 2], "x": 1, "y": 2])
  }

  @Test func aMergeOfSomethingElseIsIgnoredWithAWarning() throws {
    for value in ["x", "[x, y]"] {
      let text = "<<: \(value)\na: 1"
      #expect(try Value.read(text) == ["a": 1])
      #expect(MarkedText(diagnosing: text).description.contains("warning: `<<` merges only"))
    }
  }

  @Test func inQuotesTheMergeKeyIsAKey() throws {
    #expect(try Value.read("'<<': {a: 1}") == ["<<": ["a": 1]])
    #expect(try Value.read("\"<<\": x") == ["<<": "x"])
    #expect(try Value.read("- <<") == ["<<"])
  }
}

extension Value {
  /// The value of a key.
  fileprivate subscript(key: String) -> Value? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The same mapping with its keys in the order of the alphabet.
  fileprivate var sorted: Value {
    guard case .map(let entries) = self else { return self }
    return .map(entries.sorted { $0.key < $1.key })
  }
}
