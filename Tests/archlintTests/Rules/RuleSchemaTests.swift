import Configuration
import Documents
import Rules
import TestSupport
import Testing

@Suite("The schema of the rules' options")
struct RuleSchemaTests {
  @Test(
    "accepts the options that the rules accept",
    arguments: [
      "cycle: off", "cycle: {}", "cycle: {severity: info}", "interface-size: {limit: 4}",
      "dynamic-framework-limit: {severity: off, limit: 0}",
      "link-limit: {fan-in: 1, fan-out: 2, depth: 3, because: x}",
      "layer-linkage: {features: static, single: [core]}",
      "forbidden-link: []", "forbidden-link: [{from: a, to: [b, c], because: x, indirect: true}]",
      "allowed-links: [{from: a, to: [], because: x, severity: warning}]",
      "independent-modules: [{modules: [a, b], because: x}]",
      "required-link: [{from: a, to: b, because: x}]",
    ])
  func acceptsOptions(text: String) throws {
    let rules = try ruled(text)
    #expect(rules.problems == [])
    #expect(rules.isAcceptedBySchema)
  }

  @Test(
    "rejects the options that the rules reject",
    arguments: [
      "cycle: {limit: 1}", "cycle: {severity: loud}", "cycle: [a]", "interface-size: {limit: -1}",
      "interface-size: {limit: 1.5}", "interface-size: {limits: 4}", "link-limit: {fan-in: many}",
      "layer-linkage: loud", "forbidden-link: {from: a}", "forbidden-link: [a]",
      "forbidden-link: [{from: a, because: x}]", "forbidden-link: [{from: a, to: b}]",
      "forbidden-link: [{from: a, to: b, because: ''}]",
      "forbidden-link: [{from: a, to: b, because: x, indirect: maybe}]",
      "allowed-links: [{from: a, to: b, because: x, severity: off}]",
      "required-link: [{form: a, from: a, to: b, because: x}]",
      "independent-modules: [{modules: {a: b}, because: x}]",
    ])
  func rejectsOptions(text: String) throws {
    let rules = try ruled(text)
    #expect(rules.problems != [])
    #expect(!rules.isAcceptedBySchema)
  }

  /// What the configuration and the rules themselves say of some options, and what the schema says.
  private func ruled(_ text: String) throws -> (problems: [String], isAcceptedBySchema: Bool) {
    let text = "rules: {\(text)}"
    let source = Source(name: "test", bytes: Array(text.utf8))
    let document = try Document.read(source, as: .yaml)
    let reading = Configuration.read([document], rules: RuleCatalog.outlines)
    let book = RuleBook(configuration: reading.configuration.rules)
    let schema = Configuration.schema(rules: RuleCatalog.outlines)
    let isAccepted = try document.root.map { try SchemaValidator(schema).accepts($0) } ?? true
    return ((reading.problems + book.problems).map(\.message), isAccepted)
  }

  @Test("lies in docs as `archlint schema` prints it")
  func schemaIsGenerated() throws {
    let schema = Configuration.schema(rules: RuleCatalog.outlines)
    let printed = String(decoding: schema, as: UTF8.self)
    let file = try GeneratedFile.text(of: "docs/archlint.schema.json", updatedTo: printed)
    #expect(file == printed, "run .ci/update")
  }
}
