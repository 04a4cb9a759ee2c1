import Documents
import TestSupport
import Testing

/// A duplicate key is not an error: the last entry wins, and both places are reported.
struct DuplicateKeyTests {
  @Test func lastEntryWinsAndBothPlacesAreTold() throws {
    let text = """
      settings:
        base: {A: 1}
      type: framework
      settings:
        groups: [B]
      """
    #expect(try Value.read(text) == ["type": "framework", "settings": ["groups": ["B"]]])
    #expect(
      MarkedText(diagnosing: text).description == """
        settings:
        ^~~~~~~~ note: first defined here
          base: {A: 1}
        type: framework
        settings:
        ^~~~~~~~ warning: duplicate key `settings`; the last value applies
          groups: [B]
        """)
  }

  @Test func eachRepetitionNamesTheOneBefore() {
    #expect(
      MarkedText(diagnosing: "a: 1\na: 2\na: 3").description == """
        a: 1
        ^ note: first defined here
        a: 2
        ^ warning: duplicate key `a`; the last value applies
        ^ note: first defined here
        a: 3
        ^ warning: duplicate key `a`; the last value applies
        """)
  }

  @Test func keysAreTheSameWhateverTheirQuotes() throws {
    #expect(try Value.read("1: a\n'1': b\n\"\\x31\": c") == ["1": "c"])
    #expect(try Value.read("1: a\n01: b\n1.0: c") == ["1": "a", "01": "b", "1.0": "c"])
    #expect(try Value.read("yes: a\non: b\n~: c") == ["yes": "a", "on": "b", "~": "c"])
  }

  @Test func keysThatOnlyLookTheSameAreTwoInMappingsOfAnySize() throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    for others in [0, 40] {
      let lines =
        (0..<others).map { "k\($0): \($0)\n" }.joined() + "\(composed): a\n\(decomposed): b"
      let document = try Document.read(
        Source(name: "test", bytes: Array(lines.utf8)), as: .yaml)
      #expect(document.repeatedKeys.isEmpty)
      #expect(document.root?.entries.count == others + 2)
    }
  }

  @Test func keysThatDifferOnlyAtTheirEndAreTwoWhateverTheirLength() throws {
    for length in [0, 7, 8, 15, 16, 23, 24, 40] {
      let start = String(repeating: "k", count: length)
      let others = (0..<40).map { "other\($0): \($0)" }
      let ends = ["a: 1", "b: 2", "ab: 3", "a: 4"].map { start + $0 }
      let lines = others + ["\"\(start)\\0\": 0"] + ends
      let document = try Document.read(
        Source(name: "test", bytes: Array(lines.joined(separator: "\n").utf8)), as: .yaml)
      #expect(document.repeatedKeys.map(\.key) == [start + "a"])
      let entries = document.root?.entries.dropFirst(40) ?? []
      #expect(entries.map(\.value.text) == ["0", "2", "3", "4"])
    }
  }

  @Test func countsInBracketsAndInLargeMappings() throws {
    #expect(try Value.read("{a: 1, b: 2, a: 3}") == ["b": 2, "a": 3])
    let many = (0..<40).map { "k\($0): \($0)" } + ["k7: x"]
    let document = try Document.read(
      Source(name: "test", bytes: Array(many.joined(separator: "\n").utf8)), as: .yaml)
    #expect(document.repeatedKeys.map(\.key) == ["k7"])
    #expect(document.root?["k7"]?.text == "x")
    #expect(document.root?.entries.count == 40)
  }

  @Test func sameKeyInOtherMappingsIsNoRepetition() throws {
    let document = try Document.read(
      Source(name: "test", bytes: Array("a: {a: 1}\nb: [{a: 1}, {a: 2}]".utf8)), as: .yaml)
    #expect(document.repeatedKeys.isEmpty)
  }

  @Test func countsInJSON() throws {
    #expect(try Value.read("{\"a\": 1, \"a\": 2}", as: .json) == ["a": 2])
    let source = Source(name: "test", bytes: Array("{\"a\": 1, \"a\": 2}".utf8))
    #expect(try Document.read(source, as: .json).repeatedKeys.map(\.second.start) == [9])
  }
}
