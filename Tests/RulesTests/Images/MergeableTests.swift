import Testing

@Suite("mergeable")
struct MergeableTests {
  @Test("what merges by itself, what has to be asked for, and what stays")
  func fires() throws {
    let trial = try Trial(
      """
      all: A(app), D1, D2, X(extension)
      A => D1, D2, E
      A @> X -> D2
      """, only: "mergeable")
    #expect(
      trial.text == """
        all/project.yml:1:6: info: Xcode could merge 2 of 3 dynamic frameworks into A: D1, E [mergeable]
          help: set `MERGED_BINARY_TYPE: automatic` to merge D1; to also merge E, set `MERGED_BINARY_TYPE: manual` in the app, and link each with `MERGEABLE_LIBRARY: YES`
          all/project.yml:1:18: note: D2 must stay, because X loads it too
        """)
  }

  @Test(
    "is silent without dynamic frameworks, where all are shared, and unless it is asked for",
    arguments: [
      "A(app) -> S(static)", "A(app) => [Sentry carthage]", "A(app) => D\nA @> X(extension) -> D",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "mergeable").text == "")
    #expect(try Trial("A(app) => D").text.contains("mergeable") == false)
  }
}
