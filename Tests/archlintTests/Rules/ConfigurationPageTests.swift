import CommandLine
import Configuration
import Documents
import Modules
import Rules
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite("The page of the configuration")
struct ConfigurationPageTests {
  @Test("holds every key there is, as the schema has it, and every topic of explain")
  func pageIsGenerated() throws {
    let schema = Source(
      name: "schema", bytes: Configuration.schema(rules: RuleCatalog.outlines))
    let root = try #require(try Document.read(schema, as: .json).root)
    let keys = Self.rows(of: root, below: "").uniqued
    #expect(keys.count > 20)
    let text =
      """
      # Configuration

      `.archlint.yml` is in the root folder of the project. Every key is optional. `archlint init`
      [proposes a configuration](init.md), `archlint explain TOPIC` prints a section of this page, and
      `archlint schema` prints a JSON schema for editors. This page is generated.

      ## Keys

      | Key | Description | Type | Default |
      |---|---|---|---|
      \(keys.joined(separator: "\n"))

      [The page of each rule](rules/README.md) lists its options.

      \(Topic.all.map(Self.section).joined(separator: "\n"))
      """
    #expect(try GeneratedFile.text(of: "docs/configuration.md", updatedTo: text) == text)
  }

  /// A topic as `explain` prints it; presets are in a table, for which a page has room.
  private static func section(_ topic: Topic) -> String {
    let text = topic.text.replacing(Topic.presetList, with: Preset.table)
    return "## \(topic.title)\n\n\(text)\n"
  }

  @Test("what the page says of roles in all presets is so in each", arguments: Preset.allCases)
  func roles(preset: Preset) {
    for role in Role.allCases {
      let usual = Preset.standard.patterns(of: role)
      #expect(Set(preset.patterns(of: role)).isSuperset(of: usual), "\(role)")
    }
  }

  @Test("each topic is explained, and a typo of one is answered", arguments: Topic.all.map(\.name))
  func explained(name: String) {
    let outcome = Main.run(["explain", name])
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.count > 200)
    #expect(
      String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").allSatisfy {
        $0.count <= 80 || $0.hasPrefix("    ")
      })
  }

  @Test("every key stands in an example, and every example is right")
  func examples() throws {
    let schema = Source(name: "schema", bytes: Configuration.schema(rules: RuleCatalog.outlines))
    let root = try #require(try Document.read(schema, as: .json).root)
    let blocks = Topic.all.flatMap { $0.text.components(separatedBy: "\n\n") }.filter {
      $0.hasPrefix("    ") && $0.contains(": ")
    }
    var examples = ""
    for block in blocks {
      let text = block.split(separator: "\n").map { $0.dropFirst(4) }.joined(separator: "\n")
      guard
        let document = try? Document.read(
          Source(name: ".archlint.yml", bytes: Array(text.utf8)), as: .yaml),
        document.root?.kind == .mapping,
        document.root?.entries.first?.key.text.contains(" ") == false
      else { continue }
      examples += text + "\n"
      let read = Configuration.read([document], rules: RuleCatalog.outlines)
      #expect(read.problems.map(\.message) == [], "\(text)")
    }
    let keys = Self.rows(of: root, below: "").compactMap { row in
      row.split(separator: "`").dropFirst().first?.split(separator: ".").last.map(String.init)
    }
    #expect(keys.filter { !examples.contains("\($0):") } == [])
  }

  @Test("what counts unless told is what counts without a file")
  func defaults() throws {
    let text =
      "{preset: application-framework, specs: {include: '**/project.yml'}, exceptions-in-specs: true}"
    let source = Source(name: ".archlint.yml", bytes: Array(text.utf8))
    let said = Configuration.read([try Document.read(source, as: .yaml)], rules: []).configuration
    let unsaid = Configuration()
    #expect(said.preset == unsaid.preset)
    #expect(said.include.map(\.text) == unsaid.include.map(\.text))
    #expect(said.acceptsExceptionsInSpecs == unsaid.acceptsExceptionsInSpecs)
    #expect(said.blueprint.layers.map(\.sameLayer) == unsaid.blueprint.layers.map(\.sameLayer))
    let schema = String(
      decoding: Configuration.schema(rules: []), as: UTF8.self)
    let usual = schema.matches(of: /"default": ([^,\n]*)/).map { String($0.1) }
    #expect(
      usual == [
        "\"application-framework\"", "\"**/project.yml\"", "\"interfaces\"", "false", "false",
        "\"interfaces\"", "false", "false", "true", "\"warning\"",
      ])
  }

  /// A row for each key of a map, and below it the keys of nested maps; the options of rules are on
  /// their own pages.
  private static func rows(of map: Node, below path: String) -> [String] {
    (map["properties"].map { Array($0.entries) } ?? []).flatMap { entry -> [String] in
      let key = path + entry.key.text
      let words = entry.value["description"]?.text ?? ""
      let usual = entry.value["default"].map { "`\($0.text)`" } ?? ""
      let row =
        "| `\(key)` | \(words) | \(values(of: entry.value).joined(separator: ", ")) | \(usual) |"
      return [row] + (key == "rules" ? [] : inner(of: entry.value, at: key).uniqued)
    }
  }

  private static func inner(of value: Node, at path: String) -> [String] {
    var all = rows(of: value, below: path + ".")
    all += (value["anyOf"].map { Array($0.items) } ?? []).flatMap { inner(of: $0, at: path) }
    all += value["items"].map { inner(of: $0, at: path) } ?? []
    let names = value["additionalProperties"]
    return all
      + (names?.kind == .mapping ? names.map { inner(of: $0, at: path + ".NAME") } ?? [] : [])
  }

  private static func values(of value: Node) -> [String] {
    if let choices = value["enum"], choices.items.count < 20 {
      return choices.items.map { "`\($0.text)`" }
    }
    let own = value["type"].map { [words[$0.text] ?? $0.text] } ?? []
    let others = (value["anyOf"].map { Array($0.items) } ?? []).flatMap(values)
    return (own + others + (value["enum"] == nil ? [] : ["rule name"])).uniqued
  }

  private static let words = [
    "string": "string", "array": "list", "object": "map", "boolean": "`true` or `false`",
    "integer": "number",
  ]
}

extension Array where Element: Hashable {
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
