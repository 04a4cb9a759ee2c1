import Modules
import TestSupport
import Testing

/// Mistakes in the layers of a configuration.
@Suite("Patterns of layers")
struct LayerRemarksTests {
  private func architecture(_ drawing: String, _ layers: [Layer]) throws -> Architecture {
    classify(
      try GraphDrawing(drawing).graph,
      as: Blueprint(layers: layers, roles: [:], folderNames: .ignored))
  }

  private func problems(_ drawing: String, _ layers: [Layer]) throws -> [String] {
    try architecture(drawing, layers).problems(isComplete: true).map(\.message)
  }

  private let modules = "app/Main: Main\ncore/Net: NetCore\nx: XFeatureKit"

  @Test("the name pattern with most characters spelled out wins")
  func closestName() throws {
    let architecture = try architecture(
      "x: LegacyMapFeature, MapFeature",
      [
        Layer("a", [Pattern("*Feature")]),
        Layer("b", [Pattern("Legacy*Feature"), Pattern("Map*")]),
      ])
    #expect(
      architecture.table == [
        "LegacyMapFeature: b (name), implementation, LegacyMapFeature",
        "MapFeature: a (name), implementation, MapFeature",
      ])
    #expect(architecture.layerRemarks == [])
  }

  @Test("patterns of two layers that tie on targets are told once, of one layer they are not")
  func ties() throws {
    let drawing = "x: ABC, ADC, AC"
    #expect(
      try problems(drawing, [Layer("a", [Pattern("A*")]), Layer("b", [Pattern("*C")])]) == [
        "`A*` and `*C` of another layer match `ABC` and 2 more equally well; the first one wins"
      ])
    #expect(try problems(drawing, [Layer("a", [Pattern("A*"), Pattern("*C")])]) == [])
    #expect(
      try problems(
        "a/core/N: N", [Layer("one", [Pattern("a/**")]), Layer("two", [Pattern("**/N")])]) == [
          "`a/**` and `**/N` of another layer match `N` equally well; the first one wins"
        ])
  }

  @Test("the path of a spec is a pattern, and a folder without stars means what lies in it")
  func folders() throws {
    let architecture = try architecture(
      "app/Main: Main(from:app/Main/Sources)\ncore/deep/Net: Net\nios: X(from:ios/Sources/X/Y)\ncored/Z: Z",
      [
        Layer("a", [Pattern("app/Main/project.yml")]),
        Layer("b", [Pattern("core/deep"), Pattern("ios/Sources/X/")]),
        Layer("c", [Pattern("**/Z")]),
      ])
    #expect(
      architecture.table.map { $0.prefix { $0 != "(" } } == [
        "Main: a ", "Net: b ", "X: b ", "Z: c ",
      ])
    #expect(architecture.unmatchedPatterns == [])
    let none = try self.architecture("core/deep/Net: Net", [Layer("b", [Pattern("core/dee")])])
    #expect(none.table == ["Net: - (none), implementation, Net"])
  }

  @Test("stars alone are told when they take everything, or what others know by path")
  func swallowing() throws {
    #expect(
      try problems(modules, [Layer("a", [Pattern("**")])])
        == ["pattern `**` takes all targets"])
    #expect(
      try problems(modules, [Layer("a", [Pattern("*")]), Layer("b", [Pattern("core/**")])])
        .contains("pattern `*` takes all targets"))
    #expect(
      try problems(
        modules,
        [
          Layer("a", [Pattern("Main")]), Layer("b", [Pattern("core/**")]),
          Layer("c", [Pattern("*")]),
        ]) == ["pattern `*` takes `NetCore`, which patterns of other layers match"])
    #expect(
      try problems(
        modules, [Layer("a", [Pattern("*i*"), Pattern("*e*")]), Layer("c", [Pattern("*")])])
        == ["pattern `*` has no effect, because others match more specifically"])
    // What is left over may well be a layer.
    #expect(
      try problems(
        modules,
        [Layer("a", [Pattern("Main"), Pattern("Net*")]), Layer("c", [Pattern("*")])]) == [])
  }

  @Test("a layer whose folder is written with other capitals has a pattern to write")
  func otherCase() throws {
    let problems = try architecture("Modules/App/Main: Main", [Layer("app", [])])
      .problems(isComplete: true)
    #expect(problems.compactMap(\.help) == ["did you mean `app: Modules/App/**`?"])
  }

  @Test("a layer without patterns is told unless a tag names it")
  func empty() throws {
    let layers = [Layer("a", [Pattern("app/**"), Pattern("*re"), Pattern("x")]), Layer("b", [])]
    #expect(
      try problems("app/Main: Main, NetCore\nx: X", layers).contains(
        "layer `b` has no patterns and no targets"))
    #expect(
      try problems("app/Main: Main\ncore/N: Core(layer:b)\nx: X", layers).allSatisfy {
        !$0.contains("no targets")
      })
  }

  @Test("a list written from the bottom is noticed, one slip is not")
  func upsideDown() throws {
    let drawing = "a | A\nb | B\nc | C\nA -> B, C\nB -> C"
    let layers = ["c", "b", "a"].map { Layer($0, [Pattern("\($0)/**")]) }
    #expect(
      try problems(drawing, layers) == [
        "3 of 3 links between layers point up; is the list upside down?"
      ])
    #expect(try problems(drawing + "\nC -> A", layers.reversed()) == [])
    // The app's links count, although it is at the bottom now.
    #expect(
      try problems("a | A(app)\nb | B, D\nc | C\nA -> B, D\nB -> C", layers) == [
        "3 of 3 links between layers point up; is the list upside down?"
      ])
  }
}
