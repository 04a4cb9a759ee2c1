import Findings
import Testing

@Suite("What lets apps link and launch")
struct RemediesTests {
  private static let rules = ["duplicate-static", "missing-embed", "unlinked-static"]

  private func findings(_ drawing: String) throws -> [Finding] {
    try Trial(
      drawing, only: RemediesTests.rules[0], RemediesTests.rules[1], RemediesTests.rules[2]
    ).verdict.findings
  }

  @Test("a library that becomes dynamic is named by its new file, and carried by every app")
  func dynamic() throws {
    let found = try findings(
      """
      One(app), Two(app) => D1, D2 -> L(library)
      Three(app) -> D1
      Three => D1
      """)
    #expect(
      Set(found.map(\.help)) == [
        "set `type: framework` in L; add `- {framework: L.framework, implicit: true}` to the "
          + "dependencies of One, Three and Two"
      ])
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test("an entry with link: false is proposed where the image finds the library elsewhere")
  func owner() throws {
    let found = try findings("A(app) -> S(static)\nA => D -> S")
    #expect(found.map(\.help) == ["set `link: false` in the entry for S in A"])
    #expect(found.map(\.fixes.count) == [1])
  }

  @Test("what no change of an entry mends is advice, and what else is wrong still has its proof")
  func unproved() throws {
    let found = try findings("A(app) => D1, D2 -> [P static]\nA -> D3")
    #expect(
      Set(found.map { $0.help ?? "" }) == [
        "make P a dynamic framework, or link it into one that the others link",
        "set `embed: true` in the entry for D3 in A",
      ])
  }

  @Test("errors that stop an app are read before those about layers")
  func order() throws {
    let findings = try Trial(
      """
      app | X(app)
      domain | Z
      core | A
      A -> Z
      X -> Y
      """, only: "missing-embed", "upward-link"
    ).verdict.findings
    #expect(findings.map(\.rule) == ["missing-embed", "upward-link"])
  }

  @Test("several libraries that an image lacks are lines in one order, which was tried")
  func lines() throws {
    let found = try findings("x: A(app), S(static from:S/S.m), D2, D1\nA -> S -> D2, D1")
    let cause = try #require(found.first?.cause)
    #expect(cause.message == "A uses 2 libraries but nothing links them: D1, D2")
    #expect(cause.help == "add to the dependencies of A")
    #expect(cause.lines == ["- target: D1", "- target: D2"])
  }

  @Test("a program that lacks something only after the first change gets an entry as well")
  func later() throws {
    let found = try findings(
      """
      x: C(unit-tests), E(unit-tests), S1(static from:S/1.m), S2(static from:S/2.m), D
      C -> S1 -> D
      E -> S2 -> S1
      """)
    #expect(
      found.map(\.help) == [
        "add `- target: D` to the dependencies of C and E",
        "add `- target: S1` to the dependencies of E",
      ])
  }
}
