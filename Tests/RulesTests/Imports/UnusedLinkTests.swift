import Findings
import TestSupport
import Testing

/// Links that no source needs, and those that only look so.
struct UnusedLinkTests {
  private func found(_ drawing: String, _ sources: [String: String]) throws -> [String] {
    try Trial(drawing, sources: sources, only: "unused-link", rules: "unused-link: warning")
      .verdict.findings.map { "\($0.from.name) -> \($0.to?.name ?? ""): \($0.help ?? "-")" }
  }

  @Test("a link that no source imports is unused; others may need it all the same")
  func unused() throws {
    #expect(
      try found("domain | A\ncore | B, C\nA -> B, C", ["A": "import B"]) == [
        "A -> C: remove this dependency; no other target links C"
      ])
    #expect(
      try found(
        "app | App(app)\ndomain | A, D\ncore | B, C\nApp => A, C\nA -> B, C\nD -> C",
        ["A": "import B", "D": "import C"]) == ["A -> C: remove this dependency"])
    #expect(
      try found(
        "app | App(app)\ndomain | A\ncore | B, C\nApp => A, C\nA -> B, C", ["A": "import B"])
        == ["A -> C: remove this dependency here and in App; no other target uses C"])
  }

  @Test(
    "is silent",
    arguments: [
      // Apps, extensions and tests.
      ("app | A(app)\ncore | B, C\nA -> B, C", ["A": "import B"]),
      ("app | A(app-extension)\ncore | B, C\nA -> B, C", ["A": "import B"]),
      ("core | A(unit-tests), B, C\nA -> B, C", ["A": "import B"]),
      // Tools, services and what is no product at all.
      ("app | A(tool)\ncore | B, C\nA -> B, C", ["A": "import B"]),
      ("app | A(xpc-service)\ncore | B, C\nA -> B, C", ["A": "import B"]),
      // What links all of its archives hands them on.
      ("domain | A(-all_load)\ncore | B, C(static)\nA -> B, C", ["A": "import B"]),
      ("domain | A(force:C.framework)\ncore | B, C(static)\nA -> B, C", ["A": "import B"]),
      // An umbrella, and a target without sources.
      ("domain | A\ncore | B, C\nA -> B, C", ["A": "import Foundation"]),
      ("domain | A\ncore | B, C\nA -> B, C", [:]),
      // Resources, packages, and what is only built before.
      ("domain | A\ncore | B, C(bundle)\nA -> B, C", ["A": "import B"]),
      ("domain | A\ncore | B\nA -> B, [C]", ["A": "import B"]),
      ("domain | A\ncore | B, C\nA -> B\nA .> C", ["A": "import B"]),
      // Handed on, and conditional.
      (
        "domain | A\ncore | B, C\nA -> B, C\nB -> C", ["A": "import B", "B": "@_exported import C"]
      ),
      ("domain | A\ncore | B, C\nA -> B, C", ["A": "import B\n#if canImport(C)\nimport C\n#endif"]),
    ])
  func silent(_ drawing: String, _ sources: [String: String]) throws {
    #expect(try found(drawing, sources) == [])
  }
}
