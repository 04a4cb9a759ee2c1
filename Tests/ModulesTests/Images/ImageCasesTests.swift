import Modules
import TestSupport
import Testing

/// The drawings name apps A, dynamic frameworks D, static ones S, extensions X, unit tests U, UI
/// tests B and package products P.
@Suite("Static code in two images of one process")
struct ImageCasesTests {
  @Test(
    "a library in an app and in a dynamic framework is there twice",
    arguments: [
      ("A(app) -> S(static)\nA -> D -> S", "S twice in A: A, D; certain"),
      // The linker meets D first and may take its copy.
      ("A(app) -> D -> S(static)\nA -> S", "S twice in A: A, D; linkOrder"),
      ("A(app -ObjC) -> D -> S(static)\nA -> S", "S twice in A: A, D; certain"),
      ("A(app -all_load) -> D -> S(static)\nA -> S", "S twice in A: A, D; certain"),
      // What D loads whole says nothing about A.
      ("A(app) -> D(-all_load) -> S(static)\nA -> S", "S twice in A: A, D; linkOrder"),
      // What Xcode builds counts, not what XcodeGen sees.
      ("A(app) -> S(built:static)\nA -> D -> S", "S twice in A: A, D; certain"),
    ])
  func case1(drawing: String, expected: String) throws {
    #expect(try duplicates(drawing) == [expected])
  }

  @Test("case 2: a library that only the dynamic framework links is there once")
  func case2() throws {
    #expect(try duplicates("A(app) => D -> S(static)") == [])
  }

  @Test("case 3: an extension is another process")
  func case3() throws {
    #expect(try duplicates("A(app) -> S(static)\nA @> X(extension) -> S") == [])
  }

  @Test("case 4: two dynamic frameworks that do not know each other both keep their copy")
  func case4() throws {
    #expect(
      try duplicates("A(app) -> D1 -> S(static)\nA -> D2 -> S")
        == ["S twice in A: D1, D2; certain"])
  }

  @Test("case 5: what lies behind another static library may come along")
  func case5() throws {
    #expect(
      try duplicates("x: S1(static), S(static)\nA(app) -> S1 -> S\nA -> D -> S")
        == ["S twice in A: A, D; possible"])
    // A static framework of another project is copied into the archive of S1.
    #expect(
      try duplicates("x: S1(static)\ny: S(static)\nA(app) -> S1 -> S\nA -> D -> S")
        == ["S twice in A: A, D; certain"])
  }

  @Test("case 6: a hosted test bundle repeats its host")
  func case6() throws {
    #expect(
      try duplicates("U(unit-tests host:b/A.app/A) -> S(static)\nA(app) -> S")
        == ["S twice in U: A, U; repeatsHost"])
  }

  @Test("case 7: a test bundle without a host is a process of its own")
  func case7() throws {
    #expect(try duplicates("A(app) -> S(static)\nU(unit-tests) -> S") == [])
    #expect(
      try duplicates("A(app) -> S(static)\nU(unit-tests) -> S\nU -> D -> S")
        == ["S twice in U: U, D; certain"])
  }

  @Test("case 8: UI tests run outside the application that they drive")
  func case8() throws {
    #expect(try duplicates("B(ui-tests drives:A) -> S(static)\nA(app) -> S") == [])
  }

  @Test("case 9: an application and its extension share a framework")
  func case9() throws {
    #expect(try duplicates("A(app) => D -> S(static)\nA @> X(extension) -> D") == [])
  }

  @Test("case 10: what only orders the build is not linked")
  func case10() throws {
    #expect(try duplicates("D .> S(static)\nA(app) => D\nA -> S") == [])
    #expect(
      try duplicates("A(app) -> S(static)\nA => D -> S") == ["S twice in A: A, D; certain"])
  }

  @Test(
    "case 11: of package products, only those that are sure to be static count",
    arguments: [
      ("[P]", []), ("[P static]", ["P twice in A: A, D; certain"]), ("[P dynamic]", []),
      ("[P carthage static]", ["P twice in A: A, D; certain"]), ("[P binary static]", []),
    ] as [(String, [String])])
  func case11(product: String, expected: [String]) throws {
    #expect(try duplicates("A(app), D -> \(product)\nA -> D") == expected)
  }

  @Test("case 12: two archives bring one library into one image")
  func case12() throws {
    let drawing = "S1(static), S2(static) -> [P static]\nA(app) -> S1, S2"
    #expect(try duplicates(drawing) == [])
    #expect(try repeated(drawing) == ["P in A: A-S1-P, A-S2-P"])
    #expect(
      try repeated("S1(static) -> [P static]\nS2(static) .> [P static]\nA(app) -> S1, S2") == [])
    #expect(try repeated("S1(static), S2(static) -> [P]\nA(app) -> S1, S2") == [])
  }

  @Test("libraries are swallowed, and static frameworks only from other projects")
  func swallowed() throws {
    #expect(
      try repeated("all: S1(library), S2(library), L(library), A(app)\nS1, S2 -> L\nA -> S1, S2")
        == ["L in A: A-S1-L, A-S2-L"])
    #expect(
      try repeated("all: S1(static), S2(static), S(static), A(app)\nS1, S2 -> S\nA -> S1, S2")
        == [])
    #expect(
      try repeated("one: S1(static), S2(static), A(app)\ntwo: S(static)\nS1, S2 -> S\nA -> S1, S2")
        == ["S in A: A-S1-S, A-S2-S"])
  }

  @Test("what only comes along with a repeated library is not told of again")
  func alongWith() throws {
    let shared = "x: S1(static), S2(static), S3(static)\n"
    #expect(
      try duplicates(shared + "A(app) -> D1, D2 -> S1 -> S2 -> S3")
        == ["S1 twice in A: D1, D2; certain"])
    #expect(
      try duplicates(shared + "A(app) -> D1 -> S1 -> S2 -> S1\nA -> D2 -> S2")
        == ["S2 twice in A: D1, D2; possible"])
  }

  @Test("a long chain of archives in two images is told of once, and soon")
  func longChain() throws {
    let chain = (0..<3000).map { "S\($0)" }
    let drawing =
      "x: " + chain.map { "\($0)(static)" }.joined(separator: ", ") + "\n"
      + "A(app) -> D1, D2 -> " + chain.joined(separator: " -> ")
    #expect(try duplicates(drawing) == ["S0 twice in A: D1, D2; certain"])
  }

  @Test("a test bundle is told of only if it adds a copy")
  func sameImages() throws {
    let drawing = "A(app) -> D1, D2 -> S(static)\nU(unit-tests), V(unit-tests) -> D1, D2"
    #expect(try duplicates(drawing) == ["S twice in A: D1, D2; certain"])
    #expect(
      try duplicates("D1, D2 -> S(static)\nU(unit-tests), V(unit-tests) -> D1, D2")
        == ["S twice in U: D1, D2; certain"])
    #expect(
      try duplicates("A(app) -> D1 -> S(static)\nU(unit-tests) -> D1\nU -> D2 -> S")
        == ["S twice in U: D1, D2; certain"])
  }

  @Test(
    "after the table",
    arguments: [
      // One image.
      ("A(app) -> S1(static) -> S(static)\nA -> S2(static) -> S", []),
      // A clip is a program of its own.
      ("A(app) -> S(static)\nA @> C(application.on-demand-install-capable) -> S", []),
      // D may be opened later.
      ("A(app) @> D -> S(static)\nA -> S", ["S twice in A: A, D; possible"]),
      // The linker of A never sees D2.
      ("A(app) -> D1 -> D2 -> S(static)\nA -> S", ["S twice in A: A, D2; certain"]),
      // D may be missing at launch.
      ("A(app) ~> D -> S(static)\nA -> S", ["S twice in A: A, D; possible"]),
      ("A(app) -> S1(static) -> S2(static) -> S1", []),
    ] as [(String, [String])])
  func others(drawing: String, expected: [String]) throws {
    #expect(try duplicates(drawing) == expected)
  }

  /// The findings of a drawing in words.
  private func duplicates(_ text: String) throws -> [String] {
    let graph = try GraphDrawing(text).graph
    return Images(graph).staticDuplicates().map { duplicate in
      let images = duplicate.copies.map { graph.name(of: $0.image) }.joined(separator: ", ")
      return "\(graph.name(of: duplicate.library)) twice in \(graph.name(of: duplicate.process)): "
        + "\(images); \(duplicate.certainty)"
    }
  }

  private func repeated(_ text: String) throws -> [String] {
    let graph = try GraphDrawing(text).graph
    return Images(graph).repeatedArchives().map { archive in
      let ways = archive.chains.map { way in
        ([graph.name(of: archive.image)] + way.map { graph.name(of: graph.links[$0].to) })
          .joined(separator: "-")
      }
      return "\(graph.name(of: archive.library)) in \(graph.name(of: archive.image)): "
        + ways.joined(separator: ", ")
    }
  }
}
