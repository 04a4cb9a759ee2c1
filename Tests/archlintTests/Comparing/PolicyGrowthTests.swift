import TestSupport
import Testing

/// Checks that a branch no longer makes are reported, and nothing else.
@Suite("policy-growth")
struct PolicyGrowthTests {
  static let drawing = "domain/A -> B\ndomain/B\ncore/C -> D\ncore/D\nshared/E"
  private static let layers = "layers: [domain, core, shared]\n"

  /// A change of the configuration, and what it checks less.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
    let losses: [String]

    init(_ name: String, _ before: String, _ after: String, _ losses: String...) {
      (testDescription, self.before, self.after, self.losses) = (name, before, after, losses)
    }
  }

  private static func rules(_ text: String) -> String { "\(layers)rules: {\(text)}\n" }

  private static func entry(_ from: String, _ to: String, _ more: String = "") -> String {
    "{from: \(from), to: \(to), because: x\(more)}"
  }

  private static let ruleChanges = [
    Change(
      "off", layers, rules("same-layer-link: off"), "same-layer-link is off, and was error"),
    Change(
      "milder", rules("cycle: error"), rules("cycle: info"), "cycle is info, and was error"),
    Change("sharper", rules("cycle: warning"), layers),
    Change(
      "on by default and off", rules("link-limit: {fan-in: 3}"), layers,
      "link-limit is off, and was error"),
    Change(
      "a higher limit", rules("link-limit: {fan-in: 3}"), rules("link-limit: {fan-in: 4}"),
      "the options of link-limit are less strict"),
    Change(
      "a lower one, and another", rules("link-limit: {fan-in: 3}"),
      rules("link-limit: {fan-in: 2, depth: 9}")),
    Change(
      "an entry less", rules("forbidden-link: [\(entry("A", "C")), \(entry("A", "D"))]"),
      rules("forbidden-link: [\(entry("A", "D"))]"), "the options of forbidden-link are less strict"
    ),
    Change(
      "an entry more", rules("forbidden-link: [\(entry("A", "C"))]"),
      rules("forbidden-link: [\(entry("A", "D")), \(entry("A", "C"))]")),
    Change(
      "an entry for more", rules("forbidden-link: [\(entry("A", "C"))]"),
      rules("forbidden-link: [\(entry("domain", "[C, D]"))]")),
    Change(
      "an entry for less", rules("forbidden-link: [\(entry("domain", "C"))]"),
      rules("forbidden-link: [\(entry("['domain/**', '!A']", "C"))]"),
      "the options of forbidden-link are less strict"),
    Change(
      "an entry that is less strict", rules("forbidden-link: [\(entry("A", "C"))]"),
      rules("forbidden-link: [\(entry("A", "C", ", severity: info"))]"),
      "the options of forbidden-link are less strict"),
    Change(
      "without chains", rules("forbidden-link: [\(entry("A", "C", ", indirect: true"))]"),
      rules("forbidden-link: [\(entry("A", "C"))]"), "the options of forbidden-link are less strict"
    ),
    Change(
      "another reason", rules("forbidden-link: [\(entry("A", "C"))]"),
      rules("forbidden-link: [{from: A, to: C, because: y}]")),
    Change(
      "more is allowed", rules("allowed-links: [\(entry("A", "B"))]"),
      rules("allowed-links: [\(entry("A", "[B, C]"))]"),
      "the options of allowed-links are less strict"),
    Change(
      "less is allowed", rules("allowed-links: [\(entry("A", "[B, C]"))]"),
      rules("allowed-links: [\(entry("A", "B"))]")),
    Change(
      "open to more", rules("protected: [{modules: C, only: core, because: x}]"),
      rules("protected: [{modules: C, only: [core, domain], because: x}]"),
      "the options of protected are less strict"),
    Change("the rule itself", layers, "\(layers)policy: {growth: error}\n"),
  ]

  private static let otherChanges = [
    Change(
      "a layer that allows more", layers,
      "layers: [domain, {core: {modules: '**/core/**', same-layer: allowed}}, shared]\n",
      "the layer core now has the looser `same-layer: allowed`"),
    Change(
      "a layer that is open",
      "layers: [domain, {core: {modules: '**/core/**', closed: true}}, shared]\n", layers,
      "the layer core is no longer closed"),
    Change(
      "the order", layers, "layers: [core, domain, shared]\n", "the order of the layers changed"),
    Change(
      "a layer by another name that allows more", layers,
      "layers: [{view: {modules: domain/**, same-layer: allowed}}, core, shared]\n",
      "the layer view now has the looser `same-layer: allowed`"),
    Change("another name alone", layers, "layers: [{view: domain/**}, core, shared]\n"),
    Change(
      "another name and order", layers, "layers: [domain, {base: shared/**}, core]\n",
      "the order of the layers changed"),
    Change(
      "layers that are one", layers, "layers: [{view: [domain/**, core/**]}, shared]\n",
      "the layers domain and core are one, view"),
    Change("a layer in between", layers, "layers: [domain, {data: data/**}, core, shared]\n"),
    Change(
      "an exception", layers, layers + exception("A", "B"),
      "new or wider exception for same-layer-link from A to B"),
    Change("an exception less", layers + exception("A", "B"), layers),
    Change(
      "a wider exception", layers + exception("A", "B"), layers + exception("domain", "B"),
      "new or wider exception for same-layer-link from domain to B"),
    Change("a narrower one", layers + exception("domain", "B"), layers + exception("A", "B")),
    Change(
      "a higher maximum", layers + exception("A", "B", "max: 1"),
      layers + exception("A", "B", "max: 2"),
      "new or wider exception for same-layer-link from A to B"),
    Change(
      "a later day", layers + exception("A", "B", "expires: 2027-01-01"),
      layers + exception("A", "B"), "new or wider exception for same-layer-link from A to B"),
    Change(
      "a module that is external", layers, layers + "externals: [B, Lottie]\n",
      "the module B is listed as an external"),
    Change(
      "a helper for tests", layers, layers + "roles: {test-support: B}\n",
      "B has the role test-support, and had implementation"),
    Change("no helper any more", layers + "roles: {test-support: B}\n", layers),
    Change(
      "what others may link", layers, layers + "roles: {interface: B}\n",
      "B has the role interface, and had implementation"),
    Change(
      "what others may not link", layers + "roles: {interface: B}\n", layers,
      "B has the role implementation, and had interface"),
    Change(
      "a spec that is excluded", layers, layers + "specs: {exclude: domain/B/**}\n",
      "the spec domain/B/project.yml is no longer read"),
    Change(
      "specs elsewhere", layers, layers + "specs: {include: [domain/*/project.yml]}\n",
      "the spec core/C/project.yml is no longer read",
      "the spec core/D/project.yml is no longer read",
      "the spec shared/E/project.yml is no longer read"),
    Change(
      "what the baseline may accept", layers + "baseline: {never: cycle, growth: error}\n",
      layers + "baseline: {growth: warning}\n", "the baseline may accept cycle",
      "`baseline: {growth: warning}` is less strict"),
    Change(
      "comments", layers + "exceptions-in-specs: false\n", layers, "comments may be exceptions"),
  ]

  private static func exception(_ from: String, _ to: String, _ more: String = "") -> String {
    let more = more.isEmpty ? "" : ", \(more)"
    return "exceptions: [{rule: same-layer-link, from: \(from), to: \(to), because: x\(more)}]\n"
  }

  @Test(
    "a change of the configuration is told if less is checked",
    arguments: ruleChanges + otherChanges)
  func configuration(change: Change) throws {
    let project = try DrawnProject(Self.drawing)
    try project.folder.write(change.before, to: ".archlint.yml")
    try project.commit("main")
    #expect(try losses(in: project) == [])
    try project.folder.write(change.after, to: ".archlint.yml")
    #expect(try losses(in: project) == change.losses.sorted())
  }

  /// What is no longer checked since the branch `main`.
  func losses(in project: DrawnProject) throws -> [String] {
    let output = try project.run("$archlint check --since main --only policy-growth").output
    return output.split(separator: "\n").filter { $0.contains("[policy-growth]") }.map { line in
      let words = line.components(separatedBy: ": ").dropFirst(2).joined(separator: ": ")
      return String(words.dropLast(" [policy-growth]".count))
    }.sorted()
  }

  @Test("a deleted configuration is all that it checked more than none")
  func deleted() throws {
    let project = try DrawnProject(Self.drawing)
    try project.folder.write(
      Self.rules("forbidden-link: [\(Self.entry("A", "C"))], unused-link: error"),
      to: ".archlint.yml")
    try project.commit("main")
    _ = try project.run("rm .archlint.yml")
    #expect(
      try losses(in: project) == [
        "forbidden-link is off, and was error", "unused-link is off, and was error",
      ])
  }

  @Test("specs that the search no longer finds are named, and what reads like them")
  func renamed() throws {
    let project = try DrawnProject(Self.drawing)
    try project.commit("main")
    _ = try project.run("git mv domain/A/project.yml domain/A/xcodegen.yml")
    #expect(
      try losses(in: project) == [
        "the spec domain/A/project.yml is no longer read, though domain/A/xcodegen.yml reads like one"
      ])
    for path in ["domain/A/project.json", "domain/.A/project.yml", "old/Pods/A/a.yml.disabled"] {
      _ = try project.run("git reset -q --hard; mkdir -p $(dirname \(path))")
      _ = try project.run("git mv domain/A/project.yml \(path)")
      #expect(
        try losses(in: project) == [
          "the spec domain/A/project.yml is no longer read, though \(path) reads like one"
        ])
    }
    // What moves or goes is not lost.
    _ = try project.run("git reset -q --hard; git mv domain/A domain/F")
    _ = try project.run("git rm -rqf core/C")
    #expect(try losses(in: project) == [])
  }

  @Test("a manifest that another one names is not read either if it is excluded")
  func excluded() throws {
    let project = try DrawnProject("")
    try project.folder.write("layers: [core: A]\n", to: ".archlint.yml")
    try project.folder.write(
      "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"A\", \"B\"])\n",
      to: "Workspace.swift")
    for name in ["A", "B"] {
      try project.folder.write(
        "import ProjectDescription\nlet project = Project(name: \"\(name)\", targets: [])\n",
        to: "\(name)/Project.swift")
    }
    try project.commit("main")
    try project.folder.write(
      "layers: [core: A]\nspecs: {exclude: B/**}\n", to: ".archlint.yml")
    #expect(try losses(in: project) == ["the spec B/Project.swift is no longer read"])
  }

  @Test("a folder that is renamed with its patterns is not less")
  func folders() throws {
    let project = try DrawnProject(Self.drawing)
    let configuration = { (name: String) in
      """
      layers: [{\(name): \(name)/**}, core, shared]
      rules:
        forbidden-link: [{from: \(name)/**, to: C, because: x}]
      exceptions: [{rule: same-layer-link, from: \(name)/**, because: x}]

      """
    }
    try project.folder.write(configuration("domain"), to: ".archlint.yml")
    try project.commit("main")
    _ = try project.run("git mv domain features")
    try project.folder.write(configuration("features"), to: ".archlint.yml")
    #expect(try losses(in: project) == [])
  }

  @Test("is a warning, an error with --strict, and what the stricter of two configurations says")
  func severity() throws {
    for (before, after, severity) in [
      ("", "", "warning"), ("error", "error", "error"), ("allowed", "allowed", ""),
      ("error", "allowed", "error"), ("allowed", "error", "error"), ("", "allowed", "warning"),
    ] {
      let project = try DrawnProject(Self.drawing)
      let policy = { (word: String) in word.isEmpty ? "" : "policy: {growth: \(word)}\n" }
      try project.folder.write(Self.layers + policy(before), to: ".archlint.yml")
      try project.commit("main")
      try project.folder.write(
        Self.rules("same-layer-link: off") + policy(after), to: ".archlint.yml")
      let result = try project.run("$archlint check --since main")
      let words = "\(severity): same-layer-link is off, and was error [policy-growth]"
      #expect(result.output.contains(words) == !severity.isEmpty, "\(result.output)")
      #expect(result.exitCode == (severity == "error" ? 1 : 0))
      let strict = try project.run("$archlint check --since main --strict")
      #expect(strict.exitCode == (severity.isEmpty ? 0 : 1))
      #expect(try project.run("$archlint check").exitCode == 0)
    }
  }

  @Test("is in every format, and neither rules nor exceptions nor the baseline hide it")
  func everywhere() throws {
    let project = try DrawnProject(Self.drawing)
    try project.folder.write(Self.layers, to: ".archlint.yml")
    try project.commit("main")
    try project.folder.write(Self.rules("same-layer-link: off"), to: ".archlint.yml")
    try project.folder.write(
      "version: 2\nfindings: []\n", to: ".archlint-baseline.yml")
    let formats = try project.run("$archlint check --help").output
    for format in [
      "text", "short", "json", "github", "gitlab", "sarif", "junit", "checkstyle", "markdown",
      "comment", "azure", "teamcity", "xcode",
    ] {
      #expect(formats.contains(format))
      let output = try project.run("$archlint check --since main --format \(format)").output
      #expect(output.contains("same-layer-link is off, and was error"), "\(format)\n\(output)")
    }
    for text in ["rules: {policy-growth: off}", "exceptions: [{rule: policy-growth, because: x}]"] {
      try project.folder.write("\(Self.layers)\(text)\n", to: ".archlint.yml")
      let result = try project.run("$archlint check --since main")
      #expect(result.problems.contains("unknown rule `policy-growth`"), "\(result.problems)")
      #expect(result.exitCode == 2)
    }
  }
}
