import Documents
import TestSupport
import Testing

@testable import Configuration

@Suite("The schema for editors")
struct SchemaTests {
  private static let good = [
    "", "{}", "preset: layered", "preset: 'sliced'",
    "specs: {include: project.yml, exclude: [a/**, b/**]}",
    "layers: [{app: app/**}]", "layers: [{a: [x, y]}, {b: {modules: z}}]",
    "layers: [{a: {}}]", "layers: [{a: {same-layer: never, closed: true}}]",
    "layers: [{on: no}]", "roles: {mock: '*Mock'}", "roles: {interface: [A, {name: B, of: [C]}]}",
    "roles: {interface: {name: B, of: C}}", "roles: {}", "externals: A", "externals: [A, B]",
    "external-projects: [A.xcodeproj]", "rules: {cycle: off}", "rules: {cycle: warning}",
    "rules: {cycle: {severity: error}}",
    "exceptions: []", "exceptions: [{rule: cycle, modules: [A]}]",
    "exceptions: [{rule: cycle, from: A, to: [B], because: x, owner: y, expires: 2027-03-31, max: 2}]",
    "exceptions: [{rule: cycle, from: A, expires: '2027-03-31'}]",
    "modules: []", "modules: [[ISSFoo, ISSFooKit], ISSFooUI, core/Foo/**]",
    "layers: [app, core]", "layers: {app: a, core: {modules: b, optional: true}}",
    "layers: [{a: [x, '!y']}]", "roles: {mock: {replace: [A, {name: B}]}}", "extends: ../base.yml",
    "exceptions-in-specs: false", "baseline: {}", "baseline: {never: cycle}",
    "baseline: {never: [cycle, upward-link]}",
  ]

  private static let bad = [
    "words", "- a", "preset: layer", "preset: 1", "preset: [layered]", "presets: layered",
    "specs: a", "specs: {included: a}", "specs: {include: {a: b}}", "specs: {include: [1]}",
    "layers: a", "layers: {app: 1}", "layers: [1]", "layers: [{app: a, core: b}]",
    "layers: [{}]", "layers: [{app: 1}]", "layers: [{app: {module: a}}]",
    "layers: [{app: {same-layer: some}}]", "layers: [{app: {closed: 1}}]",
    "layers: [{app: {closed: 'true'}}]", "layers: [{app: }]", "layers: [{app: ~}]",
    "layers: [{app: ''}]", "modules: {a: b}", "modules: ISSFoo", "modules: [[1]]", "roles: [mock]",
    "roles: {mocks: A}", "roles: {mock: 1.5}",
    "roles: {mock: [{of: A}]}", "roles: {mock: {of: A}}", "roles: {mock: {replace: {a: b}}}",
    "extends: [a.yml]", "roles: {mock: [{name: A, for: B}]}", "externals: {a: b}",
    "externals: [true]", "external-projects: [[a]]", "rules: [cycle]", "rules: {cycel: error}",
    "rules: {cycle: loud}", "rules: {cycle: 1}", "rules: {cycle: true}", "exceptions: {}",
    "exceptions: [a]", "exceptions: [{rule: cycle}]", "exceptions: [{from: A}]",
    "exceptions: [{rule: cycel, from: A}]", "exceptions: [{rule: cycle, from: A, max: 0}]",
    "exceptions: [{rule: cycle, from: A, max: 1.5}]",
    "exceptions: [{rule: cycle, from: A, max: a}]",
    "exceptions: [{rule: cycle, from: A, expires: soon}]",
    "exceptions: [{rule: cycle, from: A, because: 12}]",
    "exceptions: [{rule: cycle, from: A, why: x}]", "exceptions-in-specs: never",
    "exceptions-in-specs: 0", "baseline: [cycle]", "baseline: {never: [cycel]}",
    "baseline: {never: {}}", "baseline: {ever: []}",
  ]

  @Test("accepts what validation accepts", arguments: good)
  func accepts(text: String) throws {
    #expect(try DrawnConfiguration(text).problems == [])
    #expect(try schemaAccepts(text))
  }

  @Test("rejects what validation rejects", arguments: bad)
  func rejects(text: String) throws {
    #expect(try DrawnConfiguration(text).problems.count == 1)
    #expect(try !schemaAccepts(text))
  }

  @Test(
    "cannot say what takes more than one value to see",
    arguments: [
      "layers: [{a: x}, {a: y}]", "layers: [{a: '!x'}]", "exceptions: [{rule: cycle, from: '!x'}]",
      "layers: [{a: x}, {b: x}]", "roles: {mock: Mocks/*}",
      "exceptions: [{rule: cycle, from: A, expires: 2027-02-30}]",
      "exceptions: [{rule: cycle, from: 'role:moc'}]",
    ])
  func limits(text: String) throws {
    #expect(try DrawnConfiguration(text).problems.count == 1)
    #expect(try schemaAccepts(text))
  }

  private func schemaAccepts(_ text: String) throws -> Bool {
    let schema = Configuration.schema(rules: DrawnConfiguration.outlines)
    let source = Source(name: "test", bytes: Array(text.utf8))
    guard let root = try Document.read(source, as: .yaml).root else { return true }
    return try SchemaValidator(schema).accepts(root)
  }
}
