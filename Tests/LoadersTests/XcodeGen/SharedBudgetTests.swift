import Documents
import Modules
import TestSupport
import Testing

@testable import Loaders

/// Many specs and one file that they include: a few lines a spec, and as many targets as they like.
///
/// The guards: what each could have for nothing is shared by all (`ExpansionBudget.Kind.free`), and
/// so is a file by those that include it (`SpecCrowd.users`).
@Suite("What many specs make of one file")
struct SharedBudgetTests {
  /// Reads so many specs that include one file, each with some lines of its own.
  private func load(
    _ count: Int, including text: String, own: (Int) -> String = { _ in "" },
    by workers: some Workers = LoneWorker()
  ) -> LoadedParts {
    let specs = (0..<count).map {
      "== m\($0)/project.yml\nname: M\($0)\ninclude: ../s.yml\n\(own($0))\n"
    }
    let drawn = DrawnFiles(specs.joined() + "== s.yml\n\(text)\n")
    return Loading(files: .inMemory(drawn), environment: [:])
      .read(drawn.files.keys.filter { $0.hasSuffix("project.yml") }, by: workers)
  }

  private func many(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private var targets: String {
    "targets:\n" + many(300) { "  t\($0): {type: framework, platform: iOS}" }
  }

  private static let body = "targets:\n  T:\n    type: framework\n    platform: iOS\n"

  @Test(
    "is bounded, and said at the line that includes it",
    arguments: [
      "dependencies", "unknown keys", "aggregates", "schemes", "packages", "projects", "templates",
      "settings",
    ])
  func kinds(kind: String) {
    let text =
      switch kind {
      case "dependencies": Self.body + "    dependencies:\n" + many(900) { "    - sdk: a\($0)" }
      case "unknown keys": Self.body + many(900) { "    depndency\($0): 1" }
      case "aggregates": "aggregateTargets:\n" + many(300) { "  s\($0): {targets: [a, b]}" }
      case "schemes": "schemes:\n" + many(900) { "  s\($0): {build: {targets: {a: all}}}" }
      case "packages": "packages:\n" + many(900) { "  P\($0): {path: ../a}" }
      case "projects": "projectReferences:\n" + many(900) { "  P\($0): {path: ../a}" }
      case "settings":
        Self.body + "    settings:\n" + many(9_000) { "      SETTING\($0): a" }
      default:
        "schemeTemplates: {T: {x: [\(Array(repeating: "a", count: 3_000).joined(separator: ","))]}}\n"
          + "schemes:\n" + many(90) { "  s\($0): {templates: [T], x: [b]}" }
      }
    // Laying templates takes long in a test that fails.
    let count = kind == "templates" ? 60 : 300
    let loaded = load(count, including: text)
    let errors = loaded.problems.filter {
      $0.severity == .error && $0.message.contains("includes that make more")
    }
    #expect(errors.count == count)
    #expect(
      errors.allSatisfy { $0.place?.file.hasPrefix("m") == true && $0.place?.line == 2 })
    #expect(
      errors.first?.help == "\(count) specs share what they may make beyond what is written in them"
    )
    #expect(loaded.graph().targets.count + loaded.graph().links.count < 100_000)
  }

  @Test("is the same whoever reads them, and in which order")
  func order() {
    func words(_ loaded: LoadedParts) -> [String] {
      loaded.problems.map { "\($0)" } + loaded.graph().targets.map { "\($0.place)" }
    }
    let one = load(100, including: targets)
    // A target counts as four of the hundred thousand entries that all of them have, and of one for
    // every two bytes that a spec has written, or has a share in.
    #expect(one.problems.count == 100 && one.graph().targets.count < 28_000)
    #expect(words(load(100, including: targets, by: Backwards())) == words(one))
  }

  /// Two at once, of whom the second comes first.
  private struct Backwards: Workers {
    let count = 2

    func map<Result: Sendable>(
      _ count: Int, takingAtOnce length: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
      (0..<count).reversed().map(body).reversed()
    }
  }

  @Test("counts links to one file as one, and other ways to write its path")
  func links() {
    let paths = (0..<200).map { "../" + String(repeating: "./", count: $0) + "s.yml" }
    let specs = paths.enumerated().map { number, path in
      "== m\(number)/project.yml\nname: M\(number)\ninclude: [own.yml, \(path)]\n"
        + "== m\(number)/own.yml\n\(targets)"
    }
    let drawn = DrawnFiles(specs.joined() + "== s.yml\n\(targets)")
    let loaded = Loading(files: .inMemory(drawn), environment: [:])
      .read(drawn.files.keys.filter { $0.hasSuffix("project.yml") })
    #expect(loaded.problems.count == 200)
    let linked = Set((0..<200).map { "m\($0)/project.yml" })
    let copies = DrawnFiles(
      linked.map { "== \($0)\nname: A\n\(targets)" }.joined())
    #expect(
      Loading(files: .inMemory(copies), environment: [:]).read(Array(linked), linked: linked)
        .problems.count == 200)
    #expect(
      Loading(files: .inMemory(copies), environment: [:]).read(Array(linked)).problems.isEmpty)
  }

  @Test("is whole where a file belongs to one spec, or few, and for templates")
  func plain() {
    #expect(load(20, including: targets).problems.isEmpty)
    let template = """
      targetTemplates:
        T:
          platform: iOS
          type: framework
          sources: [{path: Sources, excludes: [a, b, c, d]}, Resources]
          settings: {LD_RUNPATH_SEARCH_PATHS: [a, b, c], OTHER_LDFLAGS: [-ObjC]}
          preBuildScripts: [{script: a, inputFiles: [a, b]}]
          dependencies: [\((0..<40).map { "{sdk: a\($0).framework}" }.joined(separator: ", "))]
      """
    let loaded = load(2_000, including: template) { number in
      number == 7
        ? "  \n" + targets
        : "targets:\n" + many(4) { "  Module\(number)Part\($0): {templates: [T]}" }
    }
    #expect(loaded.problems.isEmpty, "\(loaded.problems.first.map { "\($0)" } ?? "")")
  }
}
