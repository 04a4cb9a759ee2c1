import Modules
import TestSupport
import Testing

/// What a target is, and where it belongs, follows from its own name, tag, links and users: never from
/// what else there is.
@Suite("Evidence of a target's own")
struct OwnEvidenceTests {
  /// The layer, role and module of a target.
  private func row(of name: String, _ drawing: String) throws -> String {
    let architecture = classify(try GraphDrawing(drawing).graph, as: Preset.standard.drawn)
    return try #require(architecture.table.first { $0.hasPrefix("\(name): ") })
  }

  /// Unrelated targets.
  private static let unrelated = [
    "", "core/Kit: Other", "core/Kit: Other, Else(static)", "app/Late: Late(app)",
    "core/Kit: LateTests(unit-tests)\ncore/Kit: Late\nLateTests -> Late", "core/Y: YCore",
    "core/Z: Z, ZCore\nZ -> ZCore", "tools/T: T\ndomain/D: D\nD -> T",
  ]

  @Test("a widget that is named after nothing belongs to what it links", arguments: unrelated)
  func widget(other: String) throws {
    let drawing = "core/Kit: Kit, Clock(extension)\nClock -> Kit\n\(other)"
    #expect(try row(of: "Clock", drawing).hasSuffix("extension, Kit"))
  }

  @Test("an interface does not belong to what it links", arguments: unrelated)
  func model(other: String) throws {
    let drawing = "core/Api: Model, HomeInterface\nHomeInterface -> Model\n\(other)"
    #expect(try row(of: "HomeInterface", drawing).hasSuffix("interface, HomeInterface"))
  }

  @Test("a widget that an app embeds belongs to that", arguments: unrelated)
  func embedded(other: String) throws {
    let drawing = "app/Main: Main(app)\ncore/Kit: Kit, Clock(extension)\nMain @> Clock\n\(other)"
    #expect(try row(of: "Clock", drawing).hasSuffix("extension, Main"))
  }

  @Test("a test bundle that is named after nothing belongs to what it tests", arguments: unrelated)
  func tests(other: String) throws {
    let drawing = "core/Kit: Kit, Checks(unit-tests)\nChecks -> Kit\n\(other)"
    #expect(try row(of: "Checks", drawing).hasSuffix("unit-tests, Kit"))
  }

  @Test("a copied test bundle belongs to what it links next to it", arguments: unrelated)
  func copiedTests(other: String) throws {
    let drawing = """
      core/Kit: Kit, FeedTests(unit-tests)
      core/Feed: Feed
      FeedTests -> Kit
      \(other)
      """
    #expect(try row(of: "FeedTests", drawing).hasSuffix("unit-tests, Kit"))
    // Next to an app are the tests of all its modules.
    let hosted = "app/Main: Main(app), FeedTests(unit-tests)\ncore/Feed: Feed\nFeedTests -> Main\n"
    #expect(try row(of: "FeedTests", hosted + other).hasSuffix("unit-tests, Feed"))
    let named = hosted.replacing("Main", with: "FeedApp")
    #expect(try row(of: "FeedTests", named + other).hasSuffix("unit-tests, FeedApp"))
  }

  @Test("a helper is test support or not whether there is an app or none", arguments: unrelated)
  func support(other: String) throws {
    let drawing = """
      core/Kit: Kit, KitTests(unit-tests), Fixtures
      KitTests -> Kit, Fixtures
      \(other)
      """
    #expect(try row(of: "Fixtures", drawing).contains("test-support"))
    #expect(try row(of: "Fixtures", "\(drawing)\nKit -> Fixtures").contains("implementation"))
  }

  @Test("what helps another helper is none for that alone, in any order of the search")
  func helpers() throws {
    let lines = (0..<16).map { number in
      """
      core/K\(number): K\(number), K\(number)Tests(unit-tests), Outer\(number), Inner\(number)
      K\(number)Tests -> K\(number), Outer\(number), Inner\(number)
      Outer\(number) -> Inner\(number)
      """
    }
    let drawing = lines.joined(separator: "\n")
    for number in 0..<16 {
      #expect(try row(of: "Outer\(number)", drawing).contains("test-support"))
      #expect(try row(of: "Inner\(number)", drawing).contains("implementation"))
    }
  }

  @Test("an interface stays one whatever is beside it", arguments: unrelated)
  func interface(other: String) throws {
    let drawing = "core/Kit: Kit, KitCore\ndomain/Map: Map\nKit, Map -> KitCore\n\(other)"
    #expect(try row(of: "KitCore", drawing).hasSuffix("interface, Kit"))
  }
}
