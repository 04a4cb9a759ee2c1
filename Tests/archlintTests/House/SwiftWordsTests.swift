import Testing

@Suite("The words of Swift source")
struct SwiftWordsTests {
  @Test("that declare types are those at the top of a file")
  func declarations() {
    let words = SwiftWords(
      """
      package final class Boat { enum Deck { struct Hatch {} } }
      indirect enum Rope {}
      private struct Knot {}
      extension Boat { private enum Sail {} }
      typealias Harbour = Boat
      private(set) var count: Int
      """)
    #expect(words.declared == ["Boat", "Rope", "Harbour"])
    #expect(words.hidden == ["Knot", "Sail"])
  }

  @Test(
    "that mention types are no members, no comments and no text",
    arguments: [
      ("let a: Boat = .Rope", ["Boat"]), ("Boat.Deck.Hatch()", ["Boat"]),
      ("Boat() // like a Rope", ["Boat"]), ("/// A Rope.", []),
      (#""Boat \(Rope("Deck" + ")")) Hatch""#, ["Rope"]), (#"" \" Boat""#, []),
      (##"#"Boat " \(Rope) \#(Deck)"#"##, ["Deck"]), (#""" + Boat"#, ["Boat"]),
      ("\"\"\"\n Boat \"Rope\" \\(Deck)\n\"\"\" + Hatch", ["Deck", "Hatch"]),
      ("[Boat: (Rope) -> Set<Deck>]", ["Boat", "Deck", "Rope", "Set"]),
      ("internal import Harbour", []),
    ])
  func mentions(source: String, types: [String]) {
    #expect(SwiftWords(source).mentioned.sorted() == types)
  }
}
