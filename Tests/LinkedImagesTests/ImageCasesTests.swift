import LinkedImages
import Modules
import TestSupport
import Testing

/// The twelve cases, and those after the table.
///
/// Apps are A, dynamic frameworks D, static ones S, libraries L, extensions X, unit tests U, UI tests
/// B and package products P. Links are in the order of the link phase.
@Suite("Static code in two images of one process")
struct ImageCasesTests {
  @Test(
    "case 1: whether an app takes its own copy is a matter of order",
    arguments: [
      ("A(app) -> S(static)\nA -> D -> S", ["S in A: A, D"]),
      // The linker finds the code in D before it comes to S.
      ("A(app) -> D -> S(static)\nA -> S", []),
      ("A(app -ObjC) -> D -> S(static)\nA -> S", ["S in A: A, D"]),
      ("A(app -all_load) -> D -> S(static)\nA -> S", ["S in A: A, D"]),
      // What D loads whole says nothing about A.
      ("A(app) -> D(-all_load) -> S(static)\nA -> S", []),
      // What Xcode builds counts, not what XcodeGen sees.
      ("A(app) -> S(built:static)\nA -> D -> S", ["S in A: A, D"]),
    ] as [(String, [String])])
  func case1(drawing: String, expected: [String]) throws {
    #expect(try duplicates(drawing) == expected)
  }

  @Test("case 2: a library that only the dynamic framework links is there once")
  func case2() throws {
    #expect(try duplicates("A(app) => D -> S(static)") == [])
    // The app imports it too, and finds it in D.
    #expect(try duplicates("A(app) => D -> S(static)\nA +> S") == [])
  }

  @Test("case 3: an extension is another process")
  func case3() throws {
    #expect(try duplicates("A(app) -> S(static)\nA @> X(extension) -> S") == [])
  }

  @Test("case 4: two dynamic frameworks that do not know each other both keep their copy")
  func case4() throws {
    #expect(try duplicates("A(app) -> D1 -> S(static)\nA -> D2 -> S") == ["S in A: D1, D2"])
  }

  @Test("case 5: what lies behind another static library comes along, unless D is met before")
  func case5() throws {
    let shared = "x: S1(static), S(static)\n"
    // An import of S1 asks for S behind all that the link phase names, so D is met before.
    #expect(try duplicates(shared + "A(app) -> S1 -> S\nA -> D -> S") == [])
    // The linker of A does not look into D.
    #expect(
      try duplicates(shared + "A(app) -> S1 -> S\nA -> E -> D -> S") == ["S in A: A, D"])
    // A static framework of another project is copied into the archive of S1.
    #expect(
      try duplicates("x: S1(static)\ny: S(static)\nA(app) -> S1 -> S\nA -> D -> S")
        == ["S in A: A, D"])
  }

  @Test("case 6: a hosted test bundle finds the code in its host, unless a flag takes it anyway")
  func case6() throws {
    let hosted = "host:b/A.app/A"
    #expect(try duplicates("U(unit-tests \(hosted)) -> S(static)\nA(app) -> S") == [])
    // Without a bundle loader the linker doesn't look into the host.
    #expect(
      try duplicates("U(unit-tests \(hosted) no-loader) -> S(static)\nA(app) -> S").count == 1)
    #expect(
      try duplicates("U(unit-tests -ObjC \(hosted)) -> S(static)\nA(app) -> S")
        == ["S in U: A, U"])
    // The host has it in a framework that the linker of the bundle does not look into.
    #expect(
      try duplicates("U(unit-tests \(hosted)) -> S(static)\nA(app) => D -> S") == ["S in U: D, U"])
  }

  @Test("case 7: a test bundle without a host is a process of its own")
  func case7() throws {
    #expect(try duplicates("A(app) -> S(static)\nU(unit-tests) -> S") == [])
    #expect(
      try duplicates("A(app) -> S(static)\nU(unit-tests) -> S\nU -> D -> S") == ["S in U: U, D"])
  }

  @Test("case 8: UI tests run outside the application that they drive")
  func case8() throws {
    #expect(try duplicates("B(ui-tests drives:A) -> S(static)\nA(app) -> S") == [])
  }

  @Test("case 9: an application and its extension share a framework")
  func case9() throws {
    #expect(try duplicates("A(app) => D -> S(static)\nA @> X(extension) -> D") == [])
  }

  @Test("case 10: an import of a framework links it, though the link phase does not")
  func case10() throws {
    #expect(try duplicates("A(app) -> S(static)\nA => D +> S") == ["S in A: A, D"])
    #expect(try duplicates("A(app) -> S(static)\nA => D .> S") == [])
    // For a library there is no such hint.
    #expect(try duplicates("A(app) -> L(library)\nA => D +> L") == [])
    #expect(try duplicates("A(app) -> L(library)\nA => D -> L") == ["L in A: A, D"])
  }

  @Test(
    "case 11: of package products, only those that are sure to be static count",
    arguments: [
      ("[P]", []), ("[P static]", ["P in A: A, D"]), ("[P dynamic]", []),
      ("[P carthage static]", ["P in A: A, D"]), ("[P binary static]", ["P in A: A, D"]),
      ("[P binary]", []),
    ] as [(String, [String])])
  func case11(product: String, expected: [String]) throws {
    #expect(try duplicates("A(app), D -> \(product)\nA -> D") == expected)
  }

  @Test("case 12: two archives bring one library onto a link line")
  func case12() throws {
    let drawing = "S1(static), S2(static) -> [P static]\nA(app) -> S1, S2"
    #expect(try duplicates(drawing) == [])
    #expect(try repeated(drawing) == ["P in A: A-S1-P, A-S2-P"])
    #expect(
      try repeated("S1(static) -> [P static]\nS2(static) .> [P static]\nA(app) -> S1, S2") == [])
    #expect(try repeated("S1(static), S2(static) -> [P]\nA(app) -> S1, S2") == [])
  }

  @Test("only flags that take all members make the link fail")
  func fatal() throws {
    let line = "x: S1(static), S2(static), L(library), A(app FLAG)\nS1, S2 -> L\nA -> S1, S2"
    func drawing(_ flag: String) -> String { line.replacing(" FLAG", with: flag) }
    #expect(try repeated(drawing("")) == ["L in A: A-S1-L, A-S2-L"])
    #expect(try repeated(drawing(" -ObjC")) == ["L in A: A-S1-L, A-S2-L, which fails"])
    #expect(try repeated(drawing(" -all_load")) == ["L in A: A-S1-L, A-S2-L, which fails"])
    // That a framework before them has it as well changes nothing.
    #expect(
      try repeated(drawing(" -ObjC").replacing("-> S1, S2", with: "-> D, S1, S2\nD -> L"))
        .contains("L in A: A-S1-L, A-S2-L, which fails"))
    // One archive is taken whole, and there is no call for the copy in the other.
    #expect(try repeated(drawing(" force:S1.framework")) == ["L in A: A-S1-L, A-S2-L"])
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

  @Test("what only comes along with a repeated library, in every image, is named there")
  func alongWith() throws {
    let shared = "x: S1(static), S2(static), S3(static)\n"
    #expect(
      try duplicates(shared + "A(app) -> D1, D2 -> S1 -> S2 -> S3")
        == ["S1 in A: D1, D2, and with it S2, S3"])
    // In D2 it is S2 that brings S1 along.
    #expect(
      try duplicates(shared + "A(app) -> D1 -> S1 -> S2 -> S1\nA -> D2 -> S2")
        == ["S1 in A: D1, D2", "S2 in A: D1, D2"])
  }

  @Test("what has a copy of its own beside those that come along is told of by itself")
  func ownCopy() throws {
    let shared = "x: Z(static), S(static)\n"
    // Once S is in one framework only, Z is still in that one and in D3.
    #expect(
      try duplicates(shared + "A(app) -> D1, D2, D3\nD1, D2 -> S -> Z\nD3 -> Z")
        == ["S in A: D1, D2", "Z in A: D1, D2, D3"])
    // Z comes with S in D1 and with T in D2: removing one of them leaves a copy.
    let two = "x: Z(static), S(static), T(static)\nA(app) -> D1, D2, D3, D4\n"
    #expect(
      try duplicates(two + "D1, D3 -> S\nD2, D4 -> T\nS, T -> Z\nD3, D4 .> Z")
        .contains("Z in A: D1, D2, D3, D4"))
    // In D1 there is one in between, which comes with it.
    #expect(
      try duplicates(
        "x: Z(static), Y(static), S(static)\nA(app) -> D1, D2 -> S -> Y -> Z\nS -> Z")
        == ["S in A: D1, D2, and with it Y, Z"])
  }

  @Test("what a test adds to its host is told of, also if another app loads the same frameworks")
  func unrelatedApp() throws {
    let test = """
      x: A(app), U(unit-tests)
      U .> A
      A -> D1 -> S(static)
      U -> D2 -> S

      """
    #expect(try duplicates(test) == ["S in U: D1, D2"])
    #expect(
      try duplicates(test + "B(app) -> D1, D2") == ["S in B: D1, D2", "S in U: D1, D2"])
    // The host has both: fixing it fixes the test.
    #expect(try duplicates(test + "A -> D2") == ["S in A, U: D1, D2"])
  }

  @Test("a long chain of archives in two images is told of once, and soon")
  func longChain() throws {
    let chain = (0..<3000).map { "S\($0)" }
    let drawing =
      "x: " + chain.map { "\($0)(static)" }.joined(separator: ", ") + "\n"
      + "A(app) -> D1, D2 -> " + chain.joined(separator: " -> ")
    let found = Images(try GraphDrawing(drawing).graph).staticDuplicates()
    #expect(found.map(\.followers.count) == [2999])
  }

  @Test("a test bundle is told of only if it adds a copy")
  func sameImages() throws {
    let drawing = "A(app) -> D1, D2 -> S(static)\nU(unit-tests), V(unit-tests) -> D1, D2"
    #expect(try duplicates(drawing) == ["S in A, U, V: D1, D2"])
    #expect(
      try duplicates("D1, D2 -> S(static)\nU(unit-tests), V(unit-tests) -> D1, D2")
        == ["S in U, V: D1, D2"])
    // The bundle loads only two of the three.
    #expect(
      try duplicates("A(app) -> D1, D2, D3 -> S(static)\nU(unit-tests) -> D1, D2")
        == ["S in A, U: D1, D2, D3"])
    #expect(
      try duplicates("A(app) -> D1 -> S(static)\nU(unit-tests) -> D1\nU -> D2 -> S")
        == ["S in U: D1, D2"])
  }

  @Test(
    "after the table",
    arguments: [
      // One image.
      ("A(app) -> S1(static) -> S(static)\nA -> S2(static) -> S", []),
      // A clip is a program of its own.
      ("A(app) -> S(static)\nA @> C(application.on-demand-install-capable) -> S", []),
      // Nothing links D; it may be opened later.
      ("A(app) @> D -> S(static)\nA -> S", ["S in A: A, D, once D is opened"]),
      // It is embedded for the extension, which links it.
      ("A(app) @> D -> S(static)\nA -> S\nA @> X(extension) -> D", []),
      // The linker of A never sees D2.
      ("A(app) -> D1 -> D2 -> S(static)\nA -> S", ["S in A: A, D2"]),
      // D is not there at launch; embedded, it is.
      ("A(app) -> S(static)\nA ~> D -> S", []),
      ("A(app) -> S(static)\nA ~> D -> S\nA @> D", ["S in A: A, D"]),
      (
        "A(app script:ditto_D.framework) -> S(static)\nA ~> D -> S",
        ["S in A: A, D, once D is brought along"]
      ),
      // A test bundle finds everything in the folder of products.
      ("U(unit-tests) -> S(static)\nU ~> D -> S", ["S in U: U, D"]),
      // Weak on a static target protects nothing.
      ("A(app) ~> S(static)\nA -> D -> S", ["S in A: A, D"]),
      // K asks for both, and their names alone decide which comes first; a link phase decides itself.
      ("A(app) -> K(static) +> D, S(static)\nD -> S\nA @> D", ["S in A: A, D, by name"]),
      ("A(app) -> K(static) +> S(static), Z\nZ -> S\nA @> Z", ["S in A: A, Z, by name"]),
      ("A(app) => D -> S(static)\nA -> K(static) +> D, S", []),
      // A copy that an earlier static framework has swallowed.
      ("A(app) -> S(static) -> L(library)\nA -> D -> L", ["L in A: A, D"]),
      ("A(app) -> S1(static) -> S2(static) -> S1", []),
    ] as [(String, [String])])
  func others(drawing: String, expected: [String]) throws {
    #expect(try duplicates(drawing) == expected)
  }

  /// The findings of a drawing in words: a library, the processes, and the images that hold it.
  private func duplicates(_ text: String) throws -> [String] {
    let graph = try GraphDrawing(text).graph
    return Images(graph).staticDuplicates().map { duplicate in
      let processes = ([duplicate.process] + duplicate.others.map(\.process)).map(graph.name)
      let images = duplicate.copies.map { graph.name(of: $0.image) }
      let followers = duplicate.followers.map { graph.name(of: $0.library) }
      var words = "\(graph.name(of: duplicate.library)) in \(processes.joined(separator: ", ")): "
      words += images.joined(separator: ", ")
      if !followers.isEmpty { words += ", and with it \(followers.joined(separator: ", "))" }
      switch duplicate.certainty {
      case .certain: break
      case .opened(let end): words += ", once \(graph.name(of: end)) is opened"
      case .weak(let end): words += ", once \(graph.name(of: end)) is brought along"
      case .byName: words += ", by name"
      case .unlessBinary: words += ", unless it is a binary"
      }
      return words
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
        + ways.joined(separator: ", ") + (archive.isFatal ? ", which fails" : "")
    }
  }
}
