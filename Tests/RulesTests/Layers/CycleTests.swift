import Testing

@Suite("cycle")
struct CycleTests {
  @Test("one finding a set: of equal links the one back to the first target, the others as notes")
  func fires() throws {
    let trial = try Trial(
      """
      core | A, B, C
      A -> B
      B -> C
      C -> A
      """, only: "cycle")
    #expect(
      trial.text == """
        core/C/project.yml:4:6: error: dependency cycle: C → A → B → C [cycle]
          help: remove this link to break the cycle
          core/A/project.yml:2:6: note: A links B
          core/B/project.yml:3:6: note: B links C
        """)
    #expect(trial.verdict.findings.map(\.modules) == [["A", "B", "C"]])
  }

  @Test("the link that another rule rejects is the one to cut")
  func preference() throws {
    let trial = try Trial(
      """
      domain | A
      core | B
      A -> B
      B -> A
      """, only: "cycle", "upward-link")
    #expect(trial.links == ["cycle: B -> A", "upward-link: B -> A"])
    #expect(
      trial.verdict.findings.first?.notes.map(\.text) == ["A links B"])
  }

  @Test("else the one from a framework to an app")
  func app() throws {
    for names in ["App, B", "B, ZApp"] {
      let app = names == "App, B" ? "App" : "ZApp"
      let drawing = "core | \(app)(app), B\n\(app) -> B\nB -> \(app)"
      #expect(try Trial(drawing, only: "cycle").links == ["cycle: B -> \(app)"])
    }
  }

  @Test("before all, the one to a test bundle, then the one that no source imports")
  func idle() throws {
    let tests = "core | B, ATests(unit-tests)\nATests -> B -> ATests"
    #expect(try Trial(tests, only: "cycle").links == ["cycle: B -> ATests"])
    let layers = "domain | A\ncore | B\n"
    for (links, name, other) in [
      ("A -> B -> A", "A", "B"), ("A -> B -> A", "B", "A"), ("B -> A .> B", "B", "A"),
    ] {
      let trial = try Trial(
        layers + links, sources: [name: "import \(other)", other: "import Foundation"],
        only: "cycle", "upward-link")
      #expect(trial.links.contains("cycle: \(other) -> \(name)"))
    }
    // An app embeds what it doesn't import.
    let app = try Trial(
      "app | App(app)\ncore | B\nApp => B -> App", sources: ["App": "import UIKit"], only: "cycle")
    #expect(app.links == ["cycle: B -> App"])
  }

  @Test("where other rules report every link, a note says so")
  func onlyReported() throws {
    let trial = try Trial("core | A, B\nA -> B\nB -> A", only: "cycle", "same-layer-link")
    #expect(
      trial.verdict.findings.first { $0.rule == "cycle" }?.notes.map(\.text)
        == ["A links B", "other rules report every link of this cycle too"])
  }

  @Test("a target that depends on itself")
  func itself() throws {
    let trial = try Trial("app | App(app)\nApp -> App", only: "cycle")
    #expect(
      trial.text == """
        app/App/project.yml:2:8: error: App (app) depends on itself [cycle]
          help: remove this dependency
        """)
  }

  @Test("the way out names the interface")
  func interface() throws {
    let trial = try Trial(
      """
      core/A: A, ACore
      core/B: B, BCore
      A -> BCore, ACore
      B -> ACore, BCore
      A -> B -> A
      """, only: "cycle")
    #expect(
      trial.verdict.findings.map(\.help) == [
        "remove this link to break the cycle; remove this dependency; B already links its interface ACore"
      ])
  }

  @Test("of a large set a shortest cycle is shown, and all that must go")
  func largeSet() throws {
    let trial = try Trial(
      """
      core | A, B, C, D
      A -> B -> C -> D -> A
      C -> B
      """, only: "cycle")
    #expect(
      trial.text == """
        core/B/project.yml:2:11: error: dependency cycle: B → C → B [cycle]
          help: remove this link to break every cycle in this group of 4 targets
          core/C/project.yml:3:6: note: C links B
          core/B/project.yml:2:11: note: 4 targets depend on each other: A, B, C, D
        """)
  }

  @Test("a cut of any length is kept whole, though people read eight of its links")
  func wholeCut() throws {
    let names = (0..<6).map { "M\($0)" }
    let links = names.map { name in
      "\(name) -> " + names.filter { $0 != name }.joined(separator: ", ")
    }
    let finding = try #require(
      try Trial(links.joined(separator: "\n"), only: "cycle").verdict.findings.first)
    #expect(finding.cut.count == 15)
    #expect(Set(finding.cut.map(\.text)).count == 15)
    #expect(finding.help?.hasSuffix(" and 7 more") == true)
  }

  @Test("a target that depends on itself hides no cycle of several")
  func itselfAmongOthers() throws {
    let trial = try Trial("core | A, B, C\nA -> A\nA -> B -> C -> A", only: "cycle")
    #expect(
      trial.text == """
        core/C/project.yml:3:16: error: dependency cycle: C → A → B → C [cycle]
          help: remove these 2 links to break every cycle; without the first, A → A remains: \
        A → A, C → A
          core/A/project.yml:3:6: note: A links B
          core/B/project.yml:3:11: note: B links C
        """)
  }

  @Test(
    "Xcode stops at a circle through an app, an extension or a bundle as well",
    arguments: [
      "A(app) @> B(extension)\nB -> A", "A(app) => B\nB -> C -> A",
      "A -> B(bundle)\nB -> A", "A(tool) .> B(app)\nB .> A",
      "A(unit-tests) -> B(app)\nB -> A",
    ])
  func programs(drawing: String) throws {
    #expect(try Trial(drawing, only: "cycle").verdict.shown.map(\.rule) == ["cycle"])
    let open = drawing.split(separator: "\n")[0]
    #expect(try Trial(String(open), only: "cycle").text == "")
  }

  @Test("interfaces let two modules know each other without a cycle; apps and tests end none")
  func silent() throws {
    let trial = try Trial(
      """
      app | App(app), Share(extension)
      core/A: A, ACore, ATests(unit-tests)
      core/B: B, BCore
      A -> BCore, ACore
      B -> ACore, BCore
      ATests -> A
      App => A
      App @> Share
      """, only: "cycle")
    #expect(trial.text == "")
  }
}
