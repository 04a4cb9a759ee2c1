import TestSupport
import Testing

@Suite("What got worse is new")
struct LeakTests {
  private static let anyLink = "layers:\n- domain: {modules: domain/**, same-layer: allowed}\n"

  @Test("a link among the members of an accepted cycle", arguments: GatedProject.Gate.allCases)
  func linkInCycle(gate: GatedProject.Gate) throws {
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B -> C\ndomain/C -> A", configuration: Self.anyLink)
    #expect(try gated.worse(than: gate) == [])
    try gated.project.draw("domain/A -> B, C")
    #expect(try gated.worse(than: gate).map { $0.prefix(5) } == ["cycle"])
  }

  @Test(
    "another cycle among the members of one that was cut", arguments: GatedProject.Gate.allCases)
  func otherCycle(gate: GatedProject.Gate) throws {
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B -> C\ndomain/C -> D\ndomain/D -> A", configuration: Self.anyLink)
    try gated.project.draw("domain/B -> C, A\ndomain/D")
    #expect(try gated.worse(than: gate) == ["cycle B -> A"])
  }

  @Test("a cycle that grew: at the new link, and nothing of it is called gone")
  func grownCycle() throws {
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B -> A\ndomain/D -> B\ndomain/F", configuration: Self.anyLink)
    try gated.project.draw("domain/B -> A, F\ndomain/F -> D")
    for (options, links) in [
      ("", "B → F joins"), ("--no-baseline --since main", "B → F, F → D join"),
    ] {
      let output = try gated.project.run("$archlint check \(options)").output
      #expect(
        output.hasPrefix(
          "domain/B/project.yml:8:21: error: \(links) 2 targets to the cycle A ⇄ B [cycle]\n"),
        "\(output)")
      #expect(!output.contains("stale") && !output.contains("Fixed"))
    }
  }

  @Test("one more over a limit", arguments: GatedProject.Gate.allCases)
  func limits(gate: GatedProject.Gate) throws {
    let gated = try GatedProject(
      "domain/A -> B, C\ndomain/B -> C\ndomain/C\ndomain/D\ndomain/E",
      configuration: Self.anyLink + "rules:\n  link-limit: {fan-in: 1, fan-out: 1, depth: 1}\n")
    try gated.project.draw("domain/C -> D")
    #expect(try gated.worse(than: gate) == ["link-limit A -> depth"])
    try gated.project.draw("domain/A -> B, C, E\ndomain/C\ndomain/D -> C")
    #expect(
      try gated.worse(than: gate) == ["link-limit A -> fan-out", "link-limit C -> fan-in"])
  }

  @Test("a typo that is made once more", arguments: GatedProject.Gate.allCases)
  func secondSlip(gate: GatedProject.Gate) throws {
    let gated = try GatedProject("domain/B\ndomain/C", configuration: Self.anyLink)
    func write(_ typos: Int) throws {
      let links = ["B", "C"].enumerated().map { number, name in
        "{framework: \(name).framework, implicit: true\(number < typos ? ", enbed: true" : "")}"
      }
      try gated.project.write(
        "name: A\ntargets:\n  A: {type: framework, platform: iOS, dependencies: "
          + "[\(links.joined(separator: ", "))]}\n", to: "domain/A")
    }
    try write(1)
    _ = try gated.project.run("$archlint baseline --accept; git add -A")
    try gated.project.commit()
    #expect(try gated.worse(than: gate) == [])
    try write(2)
    #expect(try gated.worse(than: gate) == ["misspelled-key A -> targets.A.dependencies.enbed"])
  }

  @Test("what is more severe than it was", arguments: GatedProject.Gate.allCases)
  func severity(gate: GatedProject.Gate) throws {
    func spec(_ options: String) -> String {
      "name: A\n\(options)targets:\n  A: {type: framework, platform: iOS, sources: [Gone, There]}\n"
    }
    let gated = try GatedProject(
      "domain/B", configuration: Self.anyLink,
      files: [
        "domain/A/There/a.swift": "",
        "domain/A/project.yml": spec("options: {preGenCommand: make}\n"),
      ])
    #expect(try gated.worse(than: gate) == [])
    try gated.project.write(spec(""), to: "domain/A")
    #expect(try gated.worse(than: gate) == ["missing-source A -> Gone"])
  }

  @Test("a group that is reached over a shared module, beside one that may be")
  func thirdGroup() throws {
    let gated = try GatedProject(
      "a/A -> Shared\nb/B\nc/C\nshared/Shared -> B",
      configuration:
        "rules:\n  independent-modules:\n  - {modules: [a/**, b/**, c/**], because: x}\n")
    #expect(try gated.worse(than: .baseline) == [])
    try gated.project.draw("shared/Shared -> B, C")
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate) == ["independent-modules A -> C"])
    }
  }

  @Test("a forbidden end behind an accepted link")
  func forbiddenChain() throws {
    let gated = try GatedProject(
      "a/A -> N\nb/N\nb/O\nc/M",
      configuration: """
        rules:
          forbidden-link:
          - {from: a/**, to: b/**, indirect: true, because: x}

        """)
    #expect(try gated.worse(than: .baseline) == [])
    try gated.project.draw("a/A -> N, M\nc/M -> O")
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate) == ["forbidden-link A -> O"])
    }
  }

  @Test("a forbidden link between the ends of an accepted chain; the chain that is left is old")
  func forbiddenShortcut() throws {
    let gated = try GatedProject(
      "a/A -> M\nb/N\nc/M -> N",
      configuration: """
        rules:
          forbidden-link:
          - {from: a/**, to: b/**, indirect: true, because: x}

        """)
    #expect(try gated.worse(than: .baseline) == [])
    try gated.project.draw("a/A -> M, N")
    for gate in GatedProject.Gate.allCases {
      #expect(try gated.worse(than: gate) == ["forbidden-link A -> N"])
    }
    _ = try gated.project.run("$archlint baseline --accept")
    try gated.project.commit()
    try gated.project.draw("a/A -> M")
    for gate in GatedProject.Gate.allCases { #expect(try gated.worse(than: gate) == []) }
  }

  @Test("what an exception covered, from the day on which its mild days are over")
  func dates() throws {
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B",
      configuration: """
        layers:
        - domain: domain/**
        exceptions:
        - {rule: same-layer-link, from: A, to: B, because: x, expires: 2030-01-01}

        """)
    func exitCode(_ day: String) throws -> Int32 {
      try gated.project.run("$archlint check --since main --as-of \(day)").exitCode
    }
    #expect(try exitCode("2030-01-01") == 0)
    #expect(try exitCode("2030-01-15") == 0)
    #expect(try gated.findings("--since main --as-of 2030-01-15") == [])
    #expect(try exitCode("2030-01-02 --strict") == 1)
    #expect(try exitCode("2030-01-16") == 1)
    #expect(
      try gated.findings("--since main --as-of 2030-01-16") == [
        "expired-exception .archlint.yml -> same-layer-link from A to B",
        "same-layer-link A -> B",
      ])
  }

  @Test("one more that an exception covers which covers too much or gives no reason")
  func coveredMore() throws {
    let gated = try GatedProject(
      "domain/A -> B, C\ndomain/B\ndomain/C\ndomain/D",
      configuration: """
        layers:
        - domain: domain/**
        exceptions:
        - {rule: same-layer-link, from: A, because: x, max: 1}
        - {rule: same-layer-link, from: 'A*'}

        """)
    #expect(try gated.worse(than: .baseline) == [])
    try gated.project.draw("domain/A -> B, C, D")
    for gate in GatedProject.Gate.allCases {
      #expect(
        try gated.worse(than: gate) == [
          "exception-growth .archlint.yml -> same-layer-link from A",
          "unused-exception .archlint.yml -> same-layer-link from A*",
        ])
    }
    let report = try gated.project.run("$archlint check").output
    #expect(
      report.hasPrefix(
        """
        domain/A/project.yml:9:21: error: exception for same-layer-link from A covers 3 findings (max 1); new: A → D [exception-growth]
        """), "\(report)")
  }

  @Test("an exception that covers too much because a module moved to where it counts")
  func movedUnderException() throws {
    let gated = try GatedProject(
      "domain/A -> B\ndomain/B\nold/C -> D\nold/D",
      configuration: """
        layers: [{domain: [domain/**, old/**]}]
        exceptions:
        - {rule: same-layer-link, from: domain/**, because: x, max: 1}

        """)
    _ = try gated.project.run("git mv old/C domain/C")
    #expect(
      try gated.worse(than: .since) == [
        "exception-growth .archlint.yml -> same-layer-link from domain/**"
      ])
  }
}
