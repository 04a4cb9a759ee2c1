import Documents
import Modules
import TestSupport
import Testing

@testable import Loaders

/// Many specs and one file that they include: a few lines a spec, and as many targets as they like.
///
/// The guards: what each could have for nothing is shared by all (`ExpansionBudget.Kind.free`), and
/// so is a file by those that include it (`SpecBatch.users`).
@Suite("What many specs make of one file")
struct SharedBudgetTests {
  private static func many(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  private static let targets =
    "targets:\n" + many(300) { "  t\($0): {type: framework, platform: iOS}" }

  private static let body = "targets:\n  T:\n    type: framework\n    platform: iOS\n"

  /// More unknown keys than one of many specs may have; they are counted first.
  private static let slips = body + many(900) { "    \($0): 1" }

  private static let paths = (0..<100).map { "m\($0)/project.yml" }

  /// Specs of which each includes what is said for its number.
  private func specs(_ include: (Int) -> String, _ more: String = "") -> DrawnFiles {
    let specs = Self.paths.enumerated().map { number, path in
      "== \(path)\nname: M\(number)\ninclude: \(include(number))\n"
    }
    return DrawnFiles(specs.joined() + more + "== s.yml\n\(Self.slips)\n")
  }

  private func load(
    _ drawn: DrawnFiles, by workers: some TaskRunner = SerialTaskRunner()
  ) -> LoadedParts {
    ProjectLoader(files: .inMemory(drawn), environment: [:]).read(Self.paths, by: workers)
  }

  /// What one of a thousand specs has to say that include a file.
  private func errors(
    including text: String, own: String = "", linked: Set<String> = []
  ) -> [Problem] {
    let drawn = DrawnFiles("name: A\ninclude: s.yml\n\(own)\n== s.yml\n\(text)")
    let files = ProjectFiles.inMemory(drawn)
    var parsed = ParsedFiles(files)
    var loader = XcodeGenLoader(files: files, environment: [:])
    let crowd = SpecBatch(count: 1_000, linked: linked)
    let spec = loader.read("project.yml", in: &parsed, among: crowd)
    return (spec?.problems ?? []).filter { $0.severity == .error }
  }

  @Test(
    "is bounded, and said at the line that includes it",
    arguments: [
      targets, slips, body + "    dependencies:\n" + many(900) { "    - sdk: a\($0)" },
      body + "    settings:\n" + many(9_000) { "      SETTING\($0): a" },
      "aggregateTargets:\n" + many(300) { "  s\($0): {targets: [a, b]}" },
      "schemes:\n" + many(900) { "  s\($0): {build: {targets: {a: all}}}" },
      "schemeTemplates: {T: {x: [\((0..<3_000).map { "a\($0)" }.joined(separator: ","))]}}\nschemes:\n"
        + many(90) { "  s\($0): {templates: [T], x: [b]}" },
      "packages:\n" + many(900) { "  P\($0): {path: ../a}" },
      "projectReferences:\n" + many(900) { "  P\($0): {path: ../a}" },
    ])
  func kinds(text: String) {
    let errors = errors(including: text).filter { $0.message.hasSuffix(" are not read") }
    #expect(Set(errors.map { $0.place?.description }) == ["project.yml:2:10"])
    #expect(
      errors.first?.help == "1000 specs share this limit")
  }

  @Test("is what templates need, among however many specs")
  func templates() {
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
    let own = "targets:\n" + Self.many(4) { "  Module\($0)Part0: {templates: [T]}" }
    #expect(errors(including: template, own: own) == [])
  }

  @Test("is bounded for each of them, whoever reads them, and in which order")
  func order() {
    let drawn = specs { _ in "../s.yml" }
    let problems = load(drawn).problems
    #expect(problems.count == 100 && problems.allSatisfy { $0.place?.line == 2 })
    #expect(load(drawn, by: Crew(2)).problems == problems)
  }

  @Test("counts links to one file as one, and other ways to write its path")
  func links() {
    #expect(
      load(specs { "../\(String(repeating: "./", count: $0))s.yml" }).problems.count == 100)
    #expect(errors(including: "options: {}", own: Self.slips) == [])
    #expect(
      errors(including: "options: {}", own: Self.slips, linked: ["project.yml"]).count == 1)
  }

  @Test("is whole where a file belongs to one spec (ProjectLoader.overdrawn)")
  func whole() {
    let drawn = specs({ $0 == 7 ? "../s.yml" : "../none.yml" }, "== none.yml\noptions: {}\n")
    #expect(load(drawn).problems.isEmpty)
  }
}
