import Findings
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
        app/Cosmonaut/project.yml:4:14: error: static code of ISSModels (shared) is duplicated in Cosmonaut (app): linked into Cosmonaut and ISSNetwork [duplicate-static]
          help: set `link: false` in the entry for ISSModels in Cosmonaut
          app/Cosmonaut/project.yml:4:14: note: Cosmonaut contains it: Cosmonaut → ISSModels
          core/ISSNetwork/project.yml:5:28: note: ISSNetwork contains it: Cosmonaut → ISSNetwork \
        → ISSModels
        """)
  }

  @Test("what the linker finds in a framework before it comes to the archive is not taken twice")
  func order() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      shared | ISSModels(static)
      Cosmonaut => ISSNetwork -> ISSModels
      Cosmonaut -> ISSModels
      """, only: "duplicate-static")
    #expect(trial.text == "")
  }

  @Test("an embedded framework that nothing links may bring the second copy: a warning says so")
  func opened() throws {
    let trial = try Trial(
      """
      Cosmonaut(app) @> ISSNetwork -> ISSModels(static)
      Cosmonaut -> ISSModels
      """, only: "duplicate-static")
    #expect(
      trial.text.hasPrefix(
        """
        Cosmonaut/project.yml:2:14: warning: static code of ISSModels may be duplicated in Cosmonaut: linked into Cosmonaut and ISSNetwork, if ISSNetwork is opened at run time [duplicate-static]
        """))
  }

  @Test("what comes along, and other processes with the same images, are notes")
  func notes() throws {
    let trial = try Trial(
      """
      x: ISSModels(static), ISSText(static)
      Cosmonaut(app) => ISSNetwork, ISSStorage -> ISSModels -> ISSText
      NetworkTests(unit-tests) -> ISSNetwork, ISSStorage
      """, only: "duplicate-static")
    #expect(
      trial.verdict.findings.map { $0.notes.map(\.text).suffix(2) } == [
        ["the same images contain it in NetworkTests", "ISSText is duplicated too"]
      ])
  }

  @Test("two frameworks that do not know each other need a dynamic library, which the app carries")
  func siblings() throws {
    let trial = try Trial(
      """
      app | Cosmonaut(app)
      Cosmonaut => ISSNetwork, ISSStorage -> ISSModels(static)
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        ISSNetwork/project.yml:2:40: error: static code of ISSModels is duplicated in Cosmonaut (app): linked into ISSNetwork and ISSStorage [duplicate-static]
          help: set `type: framework` in ISSModels; add `- {framework: ISSModels.framework, \
        implicit: true}` to the dependencies of Cosmonaut
          ISSNetwork/project.yml:2:40: note: ISSNetwork contains it: Cosmonaut → ISSNetwork → \
        ISSModels
          ISSStorage/project.yml:2:40: note: ISSStorage contains it: Cosmonaut → ISSStorage → \
        ISSModels
        """)
  }

  @Test("a test bundle that takes all members repeats its host, and is told the key to write")
  func host() throws {
    let trial = try Trial(
      """
      x: Cosmonaut(app), ISSModels(static), Tests(unit-tests -ObjC)
      Cosmonaut -> ISSModels
      Tests .> Cosmonaut
      Tests -> ISSModels
      """, only: "duplicate-static")
    #expect(
      trial.text == """
        x/project.yml:4:10: error: static code of ISSModels is duplicated in Tests: linked into Cosmonaut \
        and Tests [duplicate-static]
          help: set `link: false` in the entry for ISSModels in Tests
          x/project.yml:2:14: note: Cosmonaut contains it: Cosmonaut → ISSModels
          x/project.yml:4:10: note: Tests contains it: Tests → ISSModels
        """)
  }

  @Test("two archives with one library: an error if both are taken whole, else a remark")
  func archives() throws {
    let drawing = """
      S1(static), S2(static) -> [Lottie static]
      Cosmonaut(app FLAG) -> S1, S2
      """
    func text(_ flag: String) throws -> String {
      try Trial(drawing.replacing(" FLAG", with: flag), only: "duplicate-static").text
    }
    #expect(
      try text("") == """
        S2/project.yml:1:28: info: Lottie (external) is linked twice into Cosmonaut (the linker uses the first): Cosmonaut → S1 → Lottie, Cosmonaut → S2 → Lottie \
        [duplicate-static]
        """)
    #expect(
      try text(" -ObjC") == """
        S2/project.yml:1:28: error: Lottie (external) is linked twice into Cosmonaut (duplicate symbols): Cosmonaut → S1 → Lottie, Cosmonaut → S2 → Lottie [duplicate-static]
          help: set `link: false` in the entry for Lottie in S2
        """)
  }

  @Test("a library that apps repeat because of the same frameworks is one cause, each test its own")
  func sharedImages() throws {
    func told(_ drawing: String) throws -> [String] {
      try Trial(drawing, only: "duplicate-static").verdict.findings.byCause.map(\.message).sorted()
    }
    #expect(
      try told(
        """
        S(static)
        D, E -> S
        One(app), Two(app) -> S
        One, Two => D
        Three(app), Four(app) => D, E
        """) == [
          "static code of S is duplicated in 2 processes, linked into D, E: Four, Three",
          "static code of S is duplicated in 2 processes, linked into the program and D: One, Two",
        ])
    // A framework that is only embedded may be opened.
    #expect(
      try told(
        """
        S(static)
        D -> S
        One(app), Two(app), Three(app) -> S
        One, Two => D
        Three @> D
        """) == [
          "static code of S is duplicated in 2 processes and may be in 1 more, linked into the "
            + "program and D: One, Three, Two"
        ])
    #expect(
      try told(
        """
        x: App(app), S(static), T1(unit-tests -ObjC), T2(unit-tests -ObjC)
        App -> S
        T1, T2 .> App
        T1, T2 -> S
        """) == [
          "static code of S is duplicated in T1: linked into App and T1",
          "static code of S is duplicated in T2: linked into App and T2",
        ])
  }

  @Test("two archives that get into several apps by the same entries are one cause")
  func sharedArchives() throws {
    let findings = try Trial(
      """
      S1(static), S2(static) -> [Lottie static]
      One(app -ObjC), Two(app -ObjC), Three(app) -> S1, S2
      """, only: "duplicate-static"
    ).verdict.findings
    #expect(findings.count == 3)
    #expect(
      findings.byCause.map(\.message) == [
        "Lottie (external) is linked twice into 2 images (duplicate symbols): One, Two",
        "Lottie (external) is linked twice into Three (the linker uses the first): Three → S1 → "
          + "Lottie, Three → S2 → Lottie",
      ])
  }

  @Test("two archives that make the link fail come before two copies in the process, which follow")
  func bothAtOnce() throws {
    func finding(_ flag: String) throws -> Finding {
      let trial = try Trial(
        """
        S1(static), S2(static) -> [Lottie static]
        Cosmonaut(app\(flag)) -> S1, S2
        Cosmonaut => ISSNetwork -> [Lottie static]
        """, only: "duplicate-static")
      #expect(trial.verdict.findings.count == 1)
      return try #require(trial.verdict.findings.first)
    }
    let fails = "is linked twice into Cosmonaut"
    let copies = "duplicated in Cosmonaut: linked into Cosmonaut and ISSNetwork"
    let (fatal, harmless) = (try finding(" -ObjC"), try finding(""))
    #expect(fatal.message.contains(fails))
    #expect(fatal.notes.contains { $0.text.contains(copies) })
    #expect(harmless.message.contains(copies))
    #expect(harmless.notes.contains { $0.text.contains(fails) })
    #expect(fatal.entries.map(\.key.part) == [nil, "Cosmonaut/Cosmonaut", "ISSNetwork/ISSNetwork"])
  }

  @Test("a test bundle in which the same images hold it is an entry of its own, its host's is not")
  func entries() throws {
    func processes(_ more: String) throws -> [String?] {
      let trial = try Trial(
        """
        x: A(app), U(unit-tests)
        A, U -> D1, D2 -> S(static)

        """ + more, only: "duplicate-static")
      return Set(trial.verdict.findings.flatMap(\.entries).map(\.key.to)).sorted {
        ($0 ?? "") < ($1 ?? "")
      }
    }
    #expect(try processes("") == ["x/A", "x/U"])
    #expect(try processes("U .> A") == ["x/A"])
  }

  @Test(
    "other processes, other images and products of unknown linkage are left in peace",
    arguments: [
      "A(app) -> S(static)\nA @> X(extension) -> S",
      "A(app) => D -> S(static)",
      "A(app) -> S(static)\nB(ui-tests drives:A) -> S",
      "A(app) => D -> [P]\nA -> [P]",
      "S1(static), S2(static) -> [P]\nA(app) -> S1, S2",
      "x: A(app), S(static), U(unit-tests)\nA, U -> S\nU .> A",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "duplicate-static").text == "")
  }

  @Test("what a test adds to its host is not there because another program loads the same")
  func hostAlone() throws {
    let trial = try Trial(
      """
      x: A(app), B(app), D, S(static), U(unit-tests)
      A -> S
      B => D -> S
      U .> A
      U -> D
      """, only: "duplicate-static")
    #expect(trial.links == ["duplicate-static: S -> U"])
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
