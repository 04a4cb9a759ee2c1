import Testing

@testable import Modules

/// The guards: pieces are found without backtracking, and letters instead of bytes are compared
/// beyond ASCII (`Wildcard.matches`).
@Suite("Wildcards")
struct WildcardTests {
  @Test("find what stands between stars as a search of every way would")
  func random() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      let pattern = letters("ab*", 0...7, &random)
      let text = letters("ab", 0...8, &random)
      #expect(
        Wildcard(pattern).matches(Array(text.utf8)[...]) == fits(Array(pattern), Array(text)),
        "\(pattern) on \(text)")
    }
  }

  private func letters(
    _ choice: String, _ count: ClosedRange<Int>, _ random: inout SystemRandomNumberGenerator
  ) -> String {
    String(
      (0..<Int.random(in: count, using: &random)).compactMap { _ in
        choice.randomElement(using: &random)
      })
  }

  /// What the definition says, in exponential time.
  private func fits(_ pattern: [Character], _ text: [Character]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" { return (0...text.count).contains { fits(rest, Array(text.dropFirst($0))) } }
    return text.first == first && fits(rest, Array(text.dropFirst()))
  }

  @Test("take a name in either form, and no letter for a part of another")
  func forms() {
    let (one, two) = ("Caf\u{E9}", "Cafe\u{301}")
    #expect(Pattern(one).matches(name: two) && Pattern(two).matches(name: one))
    #expect(Pattern("\(one)*").matches(name: "\(two)Core"))
    #expect(Pattern("service/\(one)/**").matches(path: "service/\(two)/x"))
    #expect(!Pattern("*Cafe*").matches(name: one) && !Pattern("*Cafe*").matches(name: two))
  }

  @Test(
    "of ten thousand letters take a moment",
    arguments: [
      "*\(String(repeating: "a", count: 5_000))b", "*a*a*a*a*b*",
      "\(String(repeating: "*a", count: 5_000))*b",
    ])
  func linear(pattern: String) {
    let text = Array(repeating: UInt8(ascii: "a"), count: 10_000)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!Wildcard(pattern).matches(text[...])) }
    // A linear search takes far less even without optimization; backtracking over five stars never
    // ends.
    #expect(time < .seconds(5))
  }
}
