import LinkedImages
import Modules
import TestSupport
import Testing

@Suite("Code that nothing links")
struct UnlinkedCodeTests {
  @Test(
    "undefined symbols",
    arguments: [
      ("D +> L(library)", ["D misses L: D-L"]),
      ("A(app) -> L1(library) +> L2(library)", ["A misses L2: A-L1-L2"]),
      // The framework has it, but the linker looks along the link line only.
      ("A(app) -> L(library)\nA => D +> L", ["D misses L: D-L"]),
      ("A(app) => E -> D -> L(library)\nA +> L", ["A misses L: A-L"]),
      ("A(app) -> S(static) +> L(library)", ["A misses L: A-S-L"]),
      ("A(app) -> L(library) +> D(library.dynamic)", ["A misses D: A-L-D"]),
      // Nothing finds a framework on disk by its name, and the archive step takes none in.
      (
        "A(app) -> L(library) -> [B.framework binary static]",
        ["A misses B.framework: A-L-B.framework"]
      ),
      ("D +> [B.framework binary static]", ["D misses B.framework: D-B.framework"]),
    ])
  func missing(drawing: String, expected: [String]) throws {
    #expect(try missing(drawing) == expected)
  }

  @Test(
    "its sound twin",
    arguments: [
      "D -> L(library)", "D .> L(library)", "A(app) -> L1(library) -> L2(library)",
      "A(app) -> L1(library) +> L2(library)\nA -> L2", "A(app) => D -> L(library)\nA +> L",
      // An import asks for frameworks.
      "D +> S(static)", "A(app) -> S1(static) +> S2(static)", "A(app) -> L(library) +> D",
      "U(unit-tests host:b/A.app/A) +> L(library)\nA(app) -> L",
      // Of these it is not known what brings them.
      "D +> [P static]", "A(app) -> L(library) +> [P static]", "A(app) +> X(xcframework)",
      "A(app) -> L(library) -> [B.xcframework binary static]",
      "A(app) -> L(library), [B.framework binary static]\nL -> [B.framework binary static]",
    ])
  func silent(drawing: String) throws {
    #expect(try missing(drawing) == [])
  }

  @Test("without Swift, no import asks for a framework")
  func otherLanguages() throws {
    #expect(try missing("D(from:Sources/D.m) +> S(static)") == ["D misses S: D-S, a framework"])
    #expect(try missing("D(from:Sources) +> S(static)") == [])
    #expect(try missing("D(from:Sources/D.m from:Sources/D.swift) +> S(static)") == [])
  }

  private func missing(_ text: String) throws -> [String] {
    let graph = try GraphDrawing(text).graph
    return Images(graph).unlinkedCode().map { code in
      let chain =
        [graph.name(of: code.image)] + code.chain.map { graph.name(of: graph.links[$0].to) }
      return "\(graph.name(of: code.image)) misses \(graph.name(of: code.library)): "
        + chain.joined(separator: "-") + (code.isFramework ? ", a framework" : "")
    }
  }
}
