import Affected
import Documents
import Testing

@Suite("Test plans, narrowed")
struct TestPlanTests {
  private static let text = """
    {
      "defaultOptions" : {"codeCoverage" : false},
      "testTargets" : [
        {
          "parallelizable" : true,
          "target" : {"containerPath" : "container:A.xcodeproj", "name" : "ATests"}
        },
        {"target" : {"name" : "BTests"}, "skippedTests" : ["B/one", "B/two"]},

        {"target" : {"name" : "CTests"}}
      ],
      "version" : 1
    }

    """

  private func plan(_ text: String = text) throws -> TestPlan {
    try TestPlan(Source(name: "All.xctestplan", bytes: Array(text.utf8)))
  }

  private func narrowed(_ names: Set<String>) throws -> String {
    String(decoding: try plan().narrowed { names.contains($0) }, as: UTF8.self)
  }

  @Test("keep every byte but those of the entries that go")
  func bytes() throws {
    #expect(try narrowed(["ATests", "BTests", "CTests"]) == Self.text)
    let b = #"    {"target" : {"name" : "BTests"}, "skippedTests" : ["B/one", "B/two"]},"#
    #expect(
      try narrowed(["ATests", "CTests"]) == Self.text.replacing("\(b)\n\n", with: "\n"))
    let a = """
          {
            "parallelizable" : true,
            "target" : {"containerPath" : "container:A.xcodeproj", "name" : "ATests"}
          },

      """
    #expect(try narrowed(["BTests", "CTests"]) == Self.text.replacing(a, with: ""))
    let c = ",\n\n    {\"target\" : {\"name\" : \"CTests\"}}"
    #expect(try narrowed(["ATests", "BTests"]) == Self.text.replacing(c, with: ""))
  }

  @Test("may have nothing left")
  func empty() throws {
    let none = try narrowed([])
    #expect(none.contains("\"testTargets\" : [\n  ],\n  \"version\" : 1\n}\n"))
    #expect(try plan(none).problems(knowing: []).isEmpty)
  }

  @Test("are checked: an entry may name what no target builds")
  func unknown() throws {
    let problems = try plan().problems(knowing: ["ATests", "CTests"])
    #expect(
      problems.map(\.message) == [
        "no target builds BTests, which this test plan lists with 2 skipped tests"
      ])
    #expect(problems.map(\.place?.line) == [8])
    #expect(throws: Problem.self) { try plan("{}") }
  }
}
