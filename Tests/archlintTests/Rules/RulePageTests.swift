import Configuration
import Findings
import Foundation
import Loaders
import Modules
import Rules
import TestSupport
import Testing

@testable import Run
@testable import archlint

@Suite("The page of every rule")
struct RulePageTests {
  fileprivate static let pages = RuleCatalog.descriptions.compactMap { rule in
    RuleCatalog.page(of: rule.name).map { ExplainedRule(description: rule, page: $0) }
  }

  @Test("shows an example with exactly this output", arguments: pages)
  fileprivate func breaks(rule: ExplainedRule) throws {
    let files = RuleExample(rule.page.breaks).files
    let findings = try Self.checked(files, only: [rule.description.name])
    #expect(findings.map(\.text).joined(separator: "\n") == rule.page.says)
  }

  @Test("shows how to fix it, so that no rule reports more than an info", arguments: pages)
  fileprivate func keeps(rule: ExplainedRule) throws {
    let files = RuleExample(rule.page.breaks).files
      .merging(RuleExample(rule.page.keeps).files) { $1 }
    // Too few folders for inferring layers is acceptable. An example may need a looser
    // configuration than the broken one.
    let findings = try Self.checked(files, only: []).filter { finding in
      finding.severity != .info
        && (finding.rule != "policy-growth" || rule.description.name == finding.rule)
    }
    #expect(findings.map(\.text).joined(separator: "\n") == "")
  }

  @Test("says whether archlint can fix its example", arguments: pages)
  fileprivate func fix(rule: ExplainedRule) throws {
    let folder = try TemporaryFolder()
    for (path, text) in RuleExample(rule.page.breaks).files { try folder.write(text, to: path) }
    let output = Main.run(["fix", "--rule", rule.description.name, folder.path]).output
    let isFixed = String(decoding: output, as: UTF8.self).contains("Fixed ")
    // An example may show what `fix` leaves.
    #expect(!isFixed || rule.page.fix != "")
    #expect(rule.page.fix == "" || rule.page.fix.hasPrefix("`archlint fix`"))
  }

  @Test("shows an exception that accepts the example, if there may be one", arguments: pages)
  fileprivate func exceptions(rule: ExplainedRule) throws {
    let (words, entry) = rule.page.exceptions
    let hasNone = RuleCatalog.namesWithoutExceptions.contains(rule.description.name)
    #expect(words.hasPrefix("This rule has no exceptions.") == hasNone)
    guard !hasNone else {
      #expect(entry == "")
      return
    }
    var files = RuleExample(rule.page.breaks).files
    let all = try Self.checked(files, only: [rule.description.name])
    // A page on a mistake that nothing excuses shows no entry, though one would work.
    let name = try #require(all.first).from.name
    let unshown = "exceptions:\n  - {rule: \(rule.description.name), from: \(name), because: x}"
    #expect(entry == "" || entry.hasPrefix("# .archlint.yml\n"))
    files[".archlint.yml", default: ""] += (entry == "" ? unshown : entry) + "\n"
    let left = try Self.checked(files, only: [rule.description.name])
    #expect(left.count < all.count)
  }

  @Test("is there, and there is no other")
  func complete() throws {
    let folder = PackageFolder().root.appending(path: "docs/rules")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(RuleCatalog.names.map { "\($0).md" } + ["README.md"]))
    #expect(RulePageTests.pages.map(\.description.name) == RuleCatalog.names)
  }

  @Test("begins with its name and how severe it is, and has what each page has", arguments: pages)
  fileprivate func head(rule: ExplainedRule) {
    let (description, page) = (rule.description, rule.page)
    #expect(
      page.markdown.hasPrefix(
        "# \(description.name)\n\n*\(description.severity.rawValue), \(description.standing)*\n\n\(page.what)\n"
      ))
    for part in [page.what, page.why, page.breaks, page.says, page.keeps] {
      #expect(part != "")
    }
    let headings = page.markdown.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let known = [
      "Why is this bad?", "Example", page.titleOfKeeps, "Output", "Options", "Not reported",
      "Automatic fix", "Exceptions", "Related rules",
    ].map { "## \($0)" }
    #expect(headings.map(String.init) == known.filter { headings.contains($0[...]) })
    let entries = page.markdown.split(separator: "## ").dropFirst().filter {
      $0.hasPrefix("Options") || $0.hasPrefix("Not reported")
    }.flatMap { $0.split(separator: "\n").dropFirst() }
    #expect(entries.count == page.options.count + page.exemptions.count)
    for entry in entries { #expect(entry.hasPrefix("- ")) }
    let related = page.related.split(separator: ", ").map { $0.filter { $0 != "`" } }
    #expect(!related.isEmpty && Set(related).isSubset(of: RuleCatalog.names))
    #expect(!related.contains(description.name))
  }

  @Test("names every option of the rule and no other", arguments: pages)
  fileprivate func options(rule: ExplainedRule) throws {
    let isNamed = RuleCatalog.namesInConfigurations.contains(rule.description.name)
    let declared =
      isNamed ? try RulePageTests.schema().options(of: rule.description.name) : []
    let elsewhere = RulePageTests.namesOfOtherMaps[rule.description.name] ?? []
    #expect(Set(rule.page.options.map(\.name)) == declared.union(elsewhere))
  }

  /// Names on pages other than options of their rules: keys of layers, and chosen names.
  private static let namesOfOtherMaps: [String: Set] = [
    "same-layer-link": ["same-layer"], "closed-layer": ["closed"],
    "layer-linkage": ["LAYER", "single"],
  ]

  /// The options of each rule by the schema.
  private static func schema() throws -> RuleSchema {
    let bytes = Configuration.schema(rules: RuleCatalog.outlines)
    return try JSONDecoder().decode(RuleSchema.self, from: Data(bytes))
  }

  @Test("can be found from the table of all rules")
  func indexIsGenerated() throws {
    let text = RulePage.index(of: RuleCatalog.descriptions)
    let page = try GeneratedFile.text(of: "docs/rules/README.md", updatedTo: text)
    #expect(page == text, "run .ci/update")
  }

  @Test("fits into 80 columns where `explain` shows it", arguments: pages)
  fileprivate func width(rule: ExplainedRule) {
    for line in RuleText(.plain).page(of: rule.description, rule.page).split(separator: "\n") {
      #expect(line.count <= 80 || !line.contains("  "), "\(line)")
    }
  }

  /// Checks a project in a folder of its own.
  static func checked(
    _ files: [String: String], only: [String], allowsWarnings: Bool = false
  ) throws -> [Finding] {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let root = try Root(path: folder.path)
    let found = Pipeline.workspace(of: Input(root))
    let recorded = BaselineFiles(of: found, typed: []).baseline(never: []).recorded
    let former = recorded?.inferred(in: found.architecture)
    let workspace = Pipeline.workspace(found, assuming: former)
    let configuration = workspace.configuration
    let book = RuleBook(
      preset: configuration.preset.rules, configuration: configuration.rules, only: only)
    let baseline = BaselineFiles(of: workspace, typed: [])
    let accepted = baseline.baseline(never: [])
    let registrations = RegistrationReader(workspace.input.files, readsSources: true)
      .read(workspace.graph, keys: book.registrationKeys)
    let verdict = book.check(
      workspace.architecture, exceptions: configuration.exceptions,
      accepting: accepted,
      under: Conditions {
        ($0.day, $0.joiners) = (Day("2026-12-01"), workspace.found.joiners)
        ($0.growth, $0.growthSeverity) = (accepted.entries, configuration.baselineGrowth)
        // As if there had been no configuration at the merge base.
        $0.policy =
          PolicyComparison(
            from: (Configuration(), [], workspace.architecture),
            to: (configuration, configuration.exceptions, workspace.architecture),
            in: Configuration.fileName, exists: { _ in true }
          ).losses
        $0.policySeverity = configuration.policyGrowth
        $0.registrations = registrations.registrations
        ($0.former, $0.recorded) = (former, recorded)
      })
    let problems = baseline.problems + workspace.problems + book.problems + verdict.problems
    let shown = problems.filter { !allowsWarnings || $0.severity == .error }
    #expect(shown.map(\.message) == [])
    return verdict.findings
  }
}

/// The part of the schema that is about the rules.
private struct RuleSchema: Decodable {
  /// What may stand somewhere: one of several, a list, a map.
  final class ValueDecoder: Decodable {
    let anyOf: [ValueDecoder]?
    let items: ValueDecoder?
    let properties: [String: ValueDecoder]?

    /// The keys of the map, or of the maps in the list.
    var keys: Set<String> { Set((properties ?? [:]).keys).union(items?.keys ?? []) }
  }

  let properties: [String: ValueDecoder]

  /// The severity of a rule is said on each page above the options.
  func options(of rule: String) throws -> Set<String> {
    let forms = try #require(properties["rules"]?.properties?[rule]?.anyOf)
    return forms.reduce(into: []) { keys, form in
      keys.formUnion(form.keys)
      if form.properties != nil { keys.remove("severity") }
    }
  }
}

/// A rule and its page.
private struct ExplainedRule: CustomTestStringConvertible {
  let description: RuleDescription
  let page: RulePage

  var testDescription: String { description.name }
}

extension Finding {
  /// The finding as the pages show it: without the line of source and the notes.
  var text: String {
    "\(place): \(severity.rawValue): \(self.message) [\(rule)]"
      + (self.help.map { "\n  help: \($0)" } ?? "")
  }
}
