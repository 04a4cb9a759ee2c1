import Modules
import Rules
import Testing

@Suite("forbidden-link")
struct ForbiddenLinkTests {
  private let drawing = """
    domain | Space, Crew
    service | Api
    Space -> Api -> [Alamofire]
    Crew -> Space
    Crew -> [Alamofire]
    """

  @Test("a dependency that matches is an error with its reason")
  func direct() throws {
    let trial = try Trial(
      drawing, only: "forbidden-link",
      rules: """
        forbidden-link:
          - {from: domain, to: "external:Alamo*", because: a service talks to the network}
        """)
    #expect(
      trial.text == """
        domain/Crew/project.yml:5:10: error: Crew (domain) links Alamofire (external), which \
        is forbidden: a service talks to the network [forbidden-link]
          help: remove this dependency
        """)
  }

  @Test("with `indirect` the chain counts, unless one of its like is on it")
  func indirect() throws {
    let trial = try Trial(
      drawing, only: "forbidden-link",
      rules: """
        forbidden-link:
          - from: domain
            to: external:Alamofire
            because: no network
            indirect: true
            severity: warning
        """)
    #expect(
      trial.text == """
        domain/Crew/project.yml:5:10: warning: Crew (domain) links Alamofire (external), which \
        is forbidden: no network [forbidden-link]
          help: remove this dependency
        domain/Space/project.yml:3:10: warning: Space (domain) depends on Alamofire (external) through 2 links, which is forbidden: no network [forbidden-link]
          help: remove one of these links
          domain/Space/project.yml:3:10: note: Space links Api
          service/Api/project.yml:3:18: note: Api links Alamofire
        """)
  }

  @Test("every mistake in the entries is reported, with the nearest name")
  func mistakes() throws {
    let trial = try Trial(
      drawing, only: "forbidden-link",
      rules: """
        forbidden-link:
          - {form: domain, to: role:moc, because: x}
          - {from: domian, to: domain, because: x, indirect: maybe, severity: eror}
          - {from: domain, to: service}
        forbiden-link: off
        """)
    #expect(
      trial.problemText == """
        .archlint.yml:5:1: error: unknown rule `forbiden-link`
          help: did you mean `forbidden-link`?
        .archlint.yml:2:24: error: unknown role `role:moc`
          help: did you mean `role:mock`?
        .archlint.yml:2:6: error: unknown option `form` in forbidden-link
          help: did you mean `from`?
        .archlint.yml:3:54: error: expected `true` or `false` for `indirect`, found `maybe`
          help: write `indirect: true`
        .archlint.yml:3:71: error: invalid value `eror` for `severity`
          help: did you mean `error`?
        .archlint.yml:4:5: error: missing key `because` in an entry of forbidden-link
          help: add `because: NAME`
        .archlint.yml:3:12: warning: pattern `domian` of forbidden-link matches nothing
          help: did you mean `domain`?
        """)
  }
}

@Suite("Patterns in the options of rules")
struct RulePatternTests {
  @Test("that match nothing are told, unless something is missing that they may be meant for")
  func unmatched() throws {
    func problems(isComplete: Bool) throws -> String {
      try Trial(
        "core | A", only: "forbidden-link",
        rules: "forbidden-link: [{from: core, to: Gone*, because: x}]",
        under: Conditions { $0.isComplete = isComplete }
      ).problemText
    }
    #expect(
      try problems(isComplete: true) == """
        .archlint.yml:1:35: warning: pattern `Gone*` of forbidden-link matches nothing
          help: fix the pattern, or remove it
        """)
    #expect(try problems(isComplete: false) == "")
  }
}

@Suite("allowed-links")
struct AllowedLinksTests {
  @Test("what is not on the list is an error; the own module never is")
  func fires() throws {
    let trial = try Trial(
      """
      domain/Space: Space, SpaceCore
      core | Log, Net
      Space -> SpaceCore, Log, Net, [Alamofire]
      """, only: "allowed-links",
      rules: "allowed-links: [{from: Space, to: [Log], because: it is small}]")
    #expect(
      trial.text == """
        domain/Space/project.yml:3:26: error: Space (domain) links Net (core), which `allowed-links` forbids: it is small [allowed-links]
          help: remove this dependency; allowed: Log
        domain/Space/project.yml:3:32: error: Space (domain) links Alamofire (external), \
        which `allowed-links` forbids: it is small [allowed-links]
          help: remove this dependency; allowed: Log
        """)
  }
}

@Suite("link-limit")
struct LinkLimitTests {
  private let drawing = """
    domain | Top
    core | A, B, C
    Top -> A -> B -> C
    Top -> B
    """

  @Test("the twins of a target count once, at either end")
  func twins() throws {
    let trial = try Trial(
      """
      x: Kit_iOS(twin:Kit), Kit_tvOS(tvOS twin:Kit), A, B_iOS(twin:B), B_tvOS(tvOS twin:B), C
      A -> Kit_iOS, Kit_tvOS
      B_iOS, B_tvOS -> C
      """, only: "link-limit", rules: "link-limit: {fan-in: 1, fan-out: 1}")
    #expect(trial.text == "")
  }

  @Test("no member of a cycle is the top of a tower; whoever stands above it is")
  func towerOnCycle() throws {
    let tower = "A -> B -> A -> C -> D -> E"
    let rules = "link-limit: {depth: 1}"
    #expect(try Trial(tower, only: "link-limit", rules: rules).text == "")
    #expect(
      try Trial(tower + "\nTop -> A", only: "link-limit", rules: rules).links
        == ["link-limit: Top -> depth"])
  }

  @Test("dependents, dependencies and depth; of a tower only the top")
  func fires() throws {
    let trial = try Trial(
      drawing, only: "link-limit", rules: "link-limit: {fan-in: 1, fan-out: 1, depth: 1}")
    #expect(
      trial.text == """
        core/B/project.yml:2:11: error: B (core) has 2 dependents (limit 1) [link-limit]
          help: split B, so that each dependent links only the part it needs
        domain/Top/project.yml:1:10: error: Top (domain) has a dependency chain of 3 links (limit 1) [link-limit]
          help: link interfaces instead, which end the chain
        domain/Top/project.yml:1:10: error: Top (domain) has 2 dependencies (limit 1) \
        [link-limit]
          help: split Top, or group related dependencies in a lower module
        """)
  }

  @Test("at the limit, and without limits, all is well")
  func silent() throws {
    #expect(try Trial(drawing, only: "link-limit").text == "")
    let rules = "link-limit: {fan-in: 2, fan-out: 2, depth: 3}"
    #expect(try Trial(drawing, only: "link-limit", rules: rules).text == "")
  }
}

@Suite("protected")
struct ProtectedTests {
  private static let rules = """
    protected:
      - {modules: [Old, "external:Odd"], only: service, because: it goes away}
    """

  private func found(_ drawing: String, _ sources: [String: String] = [:]) throws -> [String] {
    try Trial(drawing, sources: sources, only: "protected", rules: ProtectedTests.rules).links
  }

  @Test("only those that are listed may link it, import it, or have it from outside")
  func outsiders() throws {
    let drawing = "domain | A\nservice | S\ncore | Old\nA, S -> Old, [Odd]"
    #expect(try found(drawing) == ["protected: A -> Old", "protected: A -> Odd"])
    let imported = "domain | A\nservice | S\ncore | Old, Odd"
    #expect(
      try found(imported, ["A": "import Old", "S": "import Old"]) == ["protected: A -> Old"])
    #expect(
      try Trial(
        "domain | A\nservice | S\ncore | Old\nS -> [Odd]\nA -> Old", only: "protected",
        rules: ProtectedTests.rules
      ).text == """
        domain/A/project.yml:5:6: error: A (domain) links Old (core), allowed only for service: it goes away [protected]
          help: remove this dependency
        """)
  }

  @Test("its own tests and mocks may, and what is protected with it")
  func insiders() throws {
    let drawing = """
      service | S
      core/Old: Old, OldCore, OldTests(unit-tests)
      Old -> OldCore
      OldTests, S -> Old
      Old -> [Odd]
      """
    #expect(try found(drawing) == [])
  }
}

@Suite("independent-modules")
struct IndependentModulesTests {
  @Test("a group that reaches another, directly or through others")
  func fires() throws {
    let trial = try Trial(
      """
      slices/user/ui: UserUI
      slices/chat/ui: ChatUI
      slices/chat/data: ChatData
      shared | Bridge, Log
      UserUI -> ChatData
      ChatUI -> Bridge -> UserUI
      ChatUI -> ChatData
      UserUI, ChatUI -> Log
      """, only: "independent-modules",
      rules: "independent-modules: [{modules: slices/*/**, because: slices ship alone}]")
    #expect(
      trial.text == """
        slices/chat/ui/project.yml:6:11: error: ChatUI depends transitively on UserUI, but chat and user must be independent: slices ship alone [independent-modules]
          help: move the shared code into a module outside of both
          slices/chat/ui/project.yml:6:11: note: ChatUI links Bridge
          shared/Bridge/project.yml:6:21: note: Bridge links UserUI
        slices/user/ui/project.yml:5:11: error: UserUI links ChatData, \
        but user and chat must be independent: slices ship alone [independent-modules]
          help: move the shared code into a module outside of both
        """)
  }

  @Test("several patterns are a group each; within one, and below all, links are free")
  func patterns() throws {
    let trial = try Trial(
      """
      domain | A, AStore, B
      core | Log
      A -> AStore -> Log
      B -> Log
      """, only: "independent-modules",
      rules: "independent-modules: [{modules: [\"A*\", B], because: x}]")
    #expect(trial.text == "")
  }

  @Test("a bridge between many groups is found for each of them")
  func bridge() throws {
    let trial = try Trial(
      """
      slices/a: A
      slices/b: B
      slices/c: C
      shared | Bridge
      A, B, C -> Bridge -> A, B, C
      """, only: "independent-modules",
      rules: "independent-modules: [{modules: slices/*/**, because: x}]")
    #expect(Set(trial.verdict.findings.map(\.from.name)) == ["A", "B", "C"])
  }
}
