import Testing

@Suite("duplicate-static")
struct DuplicateStaticTests {
  @Test("a library in an app and in its framework: the link to drop, both chains, the owner")
  func fires() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      core | ISSNetwork
      shared | ISSModels(static)
      Cosmonaut -> ISSModels
      Cosmonaut => ISSNetwork -> ISSModels
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        app/Cosmonaut/project.yml:4:14: error: ISSModels (shared) is in Cosmonaut (app) twice: \
        in Cosmonaut and ISSNetwork [duplicate-static]
          help: let ISSNetwork own ISSModels: Cosmonaut finds it there and need not link it
          app/Cosmonaut/project.yml:4:14: note: Cosmonaut contains it: Cosmonaut → ISSModels
          core/ISSNetwork/project.yml:5:28: note: ISSNetwork contains it: Cosmonaut → ISSNetwork \
        → ISSModels
        """)
  }

  @Test("where only the order of the links keeps them apart, it is a warning that says so")
  func order() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      shared | ISSModels(static)
      Cosmonaut => ISSNetwork -> ISSModels
      Cosmonaut -> ISSModels
      """, only: "duplicate-static")
    #expect(
      trial.text.hasPrefix(
        """
        app/Cosmonaut/project.yml:4:14: warning: ISSModels (shared) is in Cosmonaut (app) twice, \
        in Cosmonaut and ISSNetwork, unless the order of the links keeps them apart \
        [duplicate-static]
        """))
  }

  @Test("two frameworks that do not know each other need a third, or a dynamic library")
  func siblings() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      Cosmonaut => ISSNetwork, ISSStorage -> ISSModels(static)
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        ISSNetwork/project.yml:2:40: error: ISSModels is in Cosmonaut (app) twice: \
        in ISSNetwork and ISSStorage [duplicate-static]
          help: make ISSModels a dynamic framework, or let one dynamic framework own it that \
        ISSNetwork and ISSStorage link
          ISSNetwork/project.yml:2:40: note: ISSNetwork contains it: Cosmonaut → ISSNetwork → \
        ISSModels
          ISSStorage/project.yml:2:40: note: ISSStorage contains it: Cosmonaut → ISSStorage → \
        ISSModels
        """)
  }

  @Test("a test bundle that repeats its host is a warning, with the key to write")
  func host() throws {
    let trial = try Trial(
      """
      x: Cosmonaut(app), ISSModels(static), Tests(unit-tests)
      Cosmonaut -> ISSModels
      Tests .> Cosmonaut
      Tests -> ISSModels
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        x/project.yml:4:10: warning: Tests repeats ISSModels, which its host has \
        already, in Cosmonaut [duplicate-static]
          help: write `link: false` at the entry: Tests finds ISSModels in its host
          x/project.yml:2:14: note: Cosmonaut contains it: Cosmonaut → ISSModels
          x/project.yml:4:10: note: Tests contains it: Tests → ISSModels
        """)
  }

  @Test("two archives that bring one library into an image are a warning")
  func archives() throws {
    let trial = try Trial(
      """
      S1(static), S2(static) -> [Lottie static]
      Cosmonaut(app) -> S1, S2
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        S2/project.yml:1:28: warning: Lottie (external) gets into Cosmonaut twice: \
        Cosmonaut → S1 → Lottie, Cosmonaut → S2 → Lottie [duplicate-static]
          help: write `link: false` at the entry in S2, so that only S1 brings Lottie along
        """)
  }

  @Test(
    "other processes, other images and products of unknown linkage are left in peace",
    arguments: [
      "A(app) -> S(static)\nA @> X(extension) -> S",
      "A(app) => D -> S(static)",
      "A(app) -> S(static)\nB(ui-tests drives:A) -> S",
      "A(app) => D -> [P]\nA -> [P]",
      "S1(static), S2(static) -> [P]\nA(app) -> S1, S2",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "duplicate-static").text == "")
  }

  @Test("each app is a process, and its library a finding of its own")
  func identity() throws {
    let trial = try Trial(
      """
      A(app), B(app) => D1, D2 -> S(static), T(static)
      """, only: "duplicate-static")
    #expect(
      Set(trial.links) == [
        "duplicate-static: S -> A", "duplicate-static: S -> B", "duplicate-static: T -> A",
        "duplicate-static: T -> B",
      ])
  }
}
