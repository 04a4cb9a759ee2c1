import Documents
import Findings
import Modules
import Rules
import Testing

@Suite("Exceptions")
struct ExceptionTests {
  private let drawing = """
    domain | A, B, C
    A -> B, C
    B -> C
    """

  private func exception(
    _ rule: String = "same-layer-link", from: String? = nil, to: String? = nil,
    because: String? = "it is old", expires: String? = nil, limit: Int? = nil
  ) -> Exception {
    let selector = { (text: String) in
      Selector([Selector.Alternative(text)].compactMap { $0 })
    }
    return Exception(
      rule: rule, scope: .ends(from: from.map(selector), to: to.map(selector)), reason: because,
      owner: "@crew", expires: expires.flatMap { Day($0) }, limit: limit,
      at: Place(file: ".archlint.yml", line: 9, column: 5))
  }

  @Test("cover the findings that match by rule, from and to, and no others")
  func coverage() throws {
    let trial = try Trial(
      drawing, exceptions: [exception(from: "A"), exception(from: "B", to: "A*")])
    #expect(
      trial.text == """
        domain/B/project.yml:3:6: error: B (domain) links C in the same layer \
        [same-layer-link]
          help: add an interface target CCore and link it instead, or move the shared code to \
        service
        .archlint.yml:9:5: warning: unused exception: no same-layer-link finding from B to A* [unused-exception]
          help: remove it
        """)
    #expect(trial.verdict.suppressed.map { $0.to?.name } == ["B", "C"])
  }

  @Test(
    "that cover nothing because of a typo or swapped ends are corrected, not removed",
    arguments: [
      ("C", "A", "swap `from` and `to`"), ("a", "B", "did you mean `A`?"),
      ("A", "Bb", "did you mean `B`?"), ("Domain", "B", "did you mean `domain`?"),
      ("C", "Q", "remove it"), ("D", "A", "remove it"),
    ])
  func corrections(from: String, to: String, help: String) throws {
    let trial = try Trial(
      "domain | A, B, C, D\nA -> B, C", exceptions: [exception(from: from, to: to)])
    #expect(trial.text.hasSuffix("[unused-exception]\n  help: \(help)"), "\(trial.text)")
    let unused = try #require(trial.verdict.shown.first { $0.rule == "unused-exception" })
    #expect(unused.fixes.isEmpty == (help != "remove it"))
  }

  @Test("that cover nothing of their rule name the rule that reports the link or the line")
  func otherRule() throws {
    let wrong = try Trial(
      "domain | A, B\nA -> B", exceptions: [exception("cycle", from: "A", to: "B")])
    #expect(
      wrong.text.hasSuffix(
        "unused exception: no cycle finding from A to B [unused-exception]\n"
          + "  help: use the rule same-layer-link, which reports it"), "\(wrong.text)")
    // One end is too little to know what is meant.
    let half = try Trial("domain | A, B\nA -> B", exceptions: [exception("cycle", from: "A")])
    #expect(half.text.hasSuffix("help: remove it"), "\(half.text)")
    let lines = Exception(
      rule: "cycle", scope: .lines(1...9), reason: "it is old",
      at: Place(file: "domain/A/project.yml", line: 3, column: 6))
    let comment = try Trial("domain | A, B\nA -> B", exceptions: [lines])
    #expect(
      comment.text.contains(
        "unused comment: this line has no cycle finding [unused-exception]\n"
          + "  help: use the rule same-layer-link, which reports it"), "\(comment.text)")
  }

  @Test("layers, roles and paths say who is meant")
  func selectors() throws {
    for from in ["domain", "role:implementation", "domain/**", "domain/A/project.yml"] {
      let trial = try Trial(drawing, exceptions: [exception(from: from, to: "B")])
      #expect(trial.links == ["same-layer-link: A -> C", "same-layer-link: B -> C"])
    }
  }

  @Test("names are taken as findings print them, externals and projects among them")
  func printedNames() throws {
    let forbidden = """
      forbidden-link: [{from: "*", to: "external:SnapKit", because: x}]
      """
    for to in ["SnapKit", "external:SnapKit"] {
      let trial = try Trial(
        "core | A\nA -> [SnapKit]", rules: forbidden,
        exceptions: [exception("forbidden-link", from: "A", to: to)])
      #expect(!trial.text.contains("exception") && trial.verdict.suppressed.count == 1, "\(to)")
    }
    for from in ["Bank/A", "A"] {
      let trial = try Trial(
        "domain | B\ndomain/A: A(project:Bank)\nA -> B", exceptions: [exception(from: from)])
      #expect(trial.verdict.suppressed.count == 1, "\(from)")
    }
    let other = try Trial(
      "domain | B\ndomain/A: A(project:Bank)\nA -> B", exceptions: [exception(from: "Shop/A")])
    #expect(other.verdict.suppressed.isEmpty)
  }

  @Test("a suppressed finding silences no other rule that sees the same dependency")
  func silence() throws {
    let trial = try Trial(
      """
      core | A
      domain/B: B, BCore
      B -> BCore
      A -> B
      """, only: "upward-link", "prefer-interface", exceptions: [exception("upward-link")])
    #expect(trial.links == ["prefer-interface: A -> B"])
  }

  @Test("without a reason they hold, and are reported")
  func unexplained() throws {
    let trial = try Trial(drawing, exceptions: [exception(because: nil)])
    #expect(
      trial.text == """
        .archlint.yml:9:5: warning: exception for same-layer-link has no reason \
        [unused-exception]
          help: add `because` with the reason
        """)
  }

  @Test("a run of some rules does not call others' exceptions unused")
  func partOfARun() throws {
    let trial = try Trial(
      drawing, exceptions: [exception("cycle")], under: Conditions { $0.isFullRun = false })
    #expect(!trial.links.contains { $0.hasPrefix("unused-exception") })
  }

  @Test("one that covers more than its `max` is an error that lists all it covers")
  func growth() throws {
    let trial = try Trial(drawing, exceptions: [exception(limit: 2)])
    #expect(
      trial.text == """
        .archlint.yml:9:5: error: exception for same-layer-link covers 3 findings (max 2) [exception-growth]
          help: fix the new findings, or raise `max` to accept them
          domain/A/project.yml:2:6: note: A (domain) links B in the same layer
          domain/A/project.yml:2:9: note: A (domain) links C in the same layer
          domain/B/project.yml:3:6: note: B (domain) links C in the same layer
        """)
    #expect(try Trial(drawing, exceptions: [exception(limit: 3)]).text == "")
  }

  @Test(
    "hold on their last day, soften for fourteen days, then end",
    arguments: [
      ("2027-03-31", []), ("2027-04-01", ["warning", "warning"]),
      ("2027-04-14", ["warning", "warning"]), ("2027-04-15", ["error", "error"]),
    ])
  func expiry(day: String, severities: [String]) throws {
    let trial = try Trial(
      "domain | A, B\nA -> B", exceptions: [exception(expires: "2027-03-31")],
      under: Conditions { $0.day = Day(day) })
    #expect(trial.verdict.findings.map(\.severity.rawValue) == severities)
  }

  @Test("an expired one says whose it is and how long the mild days last")
  func expired() throws {
    let trial = try Trial(
      "domain | A, B\nA -> B", exceptions: [exception(expires: "2027-03-31")],
      under: Conditions { $0.day = Day("2027-04-02") })
    #expect(
      trial.text.split(separator: "\n").first
        == """
        .archlint.yml:9:5: warning: exception for same-layer-link expired on 2027-03-31 (owner @crew); its findings are warnings until 2027-04-14 [expired-exception]
        """)
  }

  @Test("for a cycle they name its members, exactly or with others")
  func cycles() throws {
    let ring = "core | A, B, C\nA -> B -> C -> A"
    for (names, isCovered) in [(["A", "B", "C"], true), (["*"], true), (["A", "B"], false)] {
      let members = Selector(names.compactMap { Selector.Alternative($0) })
      let trial = try Trial(
        ring, only: "cycle",
        exceptions: [
          Exception(
            rule: "cycle", scope: .members(members), reason: "x", at: Place(file: "c"))
        ])
      #expect(trial.text.isEmpty == isCovered)
    }
  }

  @Test("a comment covers what points at its lines")
  func comments() throws {
    let comment = CommentException(
      rule: "same-layer-link", reason: "x",
      at: Place(file: "domain/A/project.yml", line: 2, column: 9), lines: 2...3)
    let trial = try Trial(drawing, exceptions: [Exception(comment)])
    #expect(trial.links == ["same-layer-link: B -> C"])
  }
}

@Suite("Days")
struct DayTests {
  @Test("only days of the calendar are read")
  func reading() {
    for text in ["2027-02-29", "2027-13-01", "2027-00-10", "27-01-01", "2027-1-1", "x", ""] {
      #expect(Day(text) == nil)
    }
    #expect(Day("1970-01-01")?.number == 0)
    #expect(Day("2000-03-01")?.number == 11_017)
    #expect(Day("2028-02-29")?.advanced(by: 1).description == "2028-03-01")
  }

  @Test("every day is written as it is read")
  func roundTrip() {
    for number in stride(from: -200_000, to: 200_000, by: 97) {
      let day = Day(number: number)
      #expect(Day(day.description)?.number == number)
    }
  }
}
