import Testing

@Suite("unlinked-static")
struct UnlinkedStaticTests {
  @Test("a framework that lists a library without linking it: the entry, and the key to write")
  func direct() throws {
    let trial = try Trial(
      "core/Network: ISSNetwork, ISSLog(library)\nISSNetwork +> ISSLog", only: "unlinked-static")
    #expect(
      trial.text == """
        core/Network/project.yml:2:15: error: ISSNetwork (core) uses ISSLog (core) but nothing links it; linking fails with undefined symbols [unlinked-static]
          help: set `link: true` in the entry for ISSLog in ISSNetwork
        """)
  }

  @Test("behind another library: what links it along, in the form that fits")
  func behind() throws {
    let local = try Trial(
      "x: Cosmonaut(app), A(library), B(library)\nCosmonaut -> A +> B", only: "unlinked-static")
    #expect(
      local.text == """
        x/project.yml:2:19: error: Cosmonaut uses B but nothing links it; linking fails with undefined symbols [unlinked-static]
          help: set `link: true` in the entry for B in A
          x/project.yml:2:14: note: Cosmonaut uses A
        """)
    let foreign = try Trial(
      "x: Cosmonaut(app)\ny: A(library)\nz: B(library)\nCosmonaut -> A +> B",
      only: "unlinked-static")
    #expect(
      foreign.verdict.findings.map(\.help) == [
        "set `link: true` in the entry for B in A"
      ])
  }

  @Test("without Swift, an import asks the linker for nothing: a warning")
  func otherLanguages() throws {
    let trial = try Trial("D(from:Sources/D.m) +> S(static)", only: "unlinked-static")
    #expect(
      trial.text.hasPrefix(
        """
        D/project.yml:1:24: warning: D uses S but nothing links it; and no Swift import autolinks it [unlinked-static]
        """))
  }

  @Test("code whose sources are all Swift and do not import it misses nothing")
  func notImported() throws {
    func found(_ sources: [String: String]) throws -> String {
      try Trial("A, L(library)\nA +> L", sources: sources, only: "unlinked-static").text
    }
    #expect(try found(["A": "import UIKit"]) == "")
    for known in [["A": "import UIKit\nimport L"], ["A": ""], [:]] {
      #expect(try found(known).contains(" error: "))
    }
    // What A imports may hand it on.
    #expect(
      try Trial(
        "A, B, L(library)\nA, B +> L\nA -> B",
        sources: ["A": "import B", "B": "@_exported import L"], only: "unlinked-static"
      ).text.contains("error: A uses L"))
  }

  @Test(
    "what is linked, found or asked for by an import is left in peace",
    arguments: [
      "D -> L(library)", "D .> L(library)", "D +> S(static)", "A(app) => D -> L(library)\nA +> L",
      "A(app) -> L(library) +> [P static]",
    ])
  func silent(drawing: String) throws {
    #expect(try Trial(drawing, only: "unlinked-static").text == "")
  }
}
