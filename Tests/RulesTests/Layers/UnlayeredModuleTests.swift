import Modules
import Testing

@Suite("unlayered-module")
struct UnlayeredModuleTests {
  @Test("with configured layers each module without one is an error that tells what was tried")
  func configured() throws {
    var blueprint = Blueprint(layers: [Layer("core", [Pattern("core/**")])], roles: [:])
    blueprint.folderNames = .ignored
    let trial = try Trial(
      """
      core/A: A
      tools/Lint: Lint(from:tools/Lint/Sources), LintTests(unit-tests)
      """, as: blueprint, only: "unlayered-module")
    #expect(
      trial.text == """
        tools/Lint/project.yml:2:13: error: Lint does not match any layer [unlayered-module]
          help: add a pattern under `layers:`, or set `archlint: {layer: NAME}` in its spec
          tools/Lint/project.yml:2:13: note: tried the name Lint, the folder \
        tools/Lint/Sources, the spec's folder tools/Lint
        """)
  }

  @Test("names the folders of files, each once")
  func files() throws {
    let blueprint = Blueprint(
      layers: [Layer("core", [Pattern("core/**")])], roles: [:], folderNames: .ignored)
    let trial = try Trial(
      "core/A: A\ntools: Lint(from:tools/Lint/A.swift from:tools/Lint/B.swift)", as: blueprint,
      only: "unlayered-module")
    #expect(trial.text.hasSuffix("the folder tools/Lint, the spec's folder tools"))
  }

  @Test("what a package manager wrote needs no layer, a development pod does")
  func pods() throws {
    var blueprint = Blueprint(layers: [Layer("core", [Pattern("core/**")])], roles: [:])
    blueprint.folderNames = .ignored
    let trial = try Trial(
      "core/A: A\nPods: Zip(from:Pods/Zip), Dev(from:dev/Dev)", as: blueprint,
      only: "unlayered-module")
    #expect(trial.verdict.findings.map(\.from.name) == ["Dev"])
  }

  @Test("a binary needs no layer")
  func binary() throws {
    var blueprint = Blueprint(layers: [Layer("core", [Pattern("core/**")])], roles: [:])
    blueprint.folderNames = .ignored
    let trial = try Trial(
      "core/A: A\nkit: Fire(xcframework), Wrap", as: blueprint, only: "unlayered-module")
    #expect(trial.verdict.findings.map(\.from.name) == ["Wrap"])
  }

  /// The fixes for a module that no pattern matches, in an architecture with these patterns.
  private func fixes(_ drawing: String, _ layers: (String, [String])...) throws -> [String] {
    let layers = layers.map { name, patterns in
      Layer(name, patterns.map { Pattern($0, at: Place(file: ".archlint.yml")) })
    }
    var blueprint = Blueprint(layers: layers, roles: [:])
    blueprint.folderNames = .ignored
    let trial = try Trial(drawing, as: blueprint, only: "unlayered-module")
    return trial.verdict.findings.flatMap(\.fixes).map(\.words)
  }

  private static let siblings = "libs/core/A: A\nlibs/core/B: B\nlibs/core/New: New\nlibs/app/C: C"

  @Test("a module whose siblings are in one layer gets a pattern in the form of theirs")
  func fixed() throws {
    let app = ("app", ["libs/app/**"])
    #expect(
      try fixes(Self.siblings, app, ("core", ["libs/core/A/**", "libs/core/B/**"]))
        == ["add `libs/core/New/**` to the layer core"])
    #expect(
      try fixes(Self.siblings, app, ("core", ["A", "B"])) == ["add `New` to the layer core"])
    // A folder would also match other modules of the spec.
    let shared = Self.siblings.replacing("New: New", with: "New: New, Other(from:x)")
    #expect(
      try fixes(shared, app, ("core", ["libs/core/A/**", "libs/core/B/**"]))
        == ["add `New` to the layer core", "add `Other` to the layer core"])
  }

  @Test("no fix without clear evidence")
  func unclear() throws {
    // Siblings in two layers, or only one sibling.
    #expect(try fixes(Self.siblings, ("app", ["A"]), ("core", ["B", "C"])) == [])
    #expect(
      try fixes("libs/core/A: A\nlibs/core/New: New", ("core", ["A"])) == [])
    // The root has modules of all layers.
    #expect(try fixes("A: A\nB: B\nNew: New", ("core", ["A", "B"])) == [])
  }

  @Test("without them there is one remark for all modules")
  func unconfigured() throws {
    let trial = try Trial(
      """
      core/A: A
      tools/Lint: Lint
      tools/Format: Format
      """, only: "unlayered-module")
    #expect(
      trial.text == """
        tools/Format/project.yml:3:15: info: 2 of 3 modules are not in a folder named \
        like a layer: Format, Lint [unlayered-module]
          help: run `archlint init` to propose layers other than app, domain, service, core, shared
        """)
  }

  @Test(
    "the remark tells one module, all modules and many apart",
    arguments: [
      ("core/A: A\ntools/Lint: Lint", "Lint is not in a folder named like a layer"),
      (
        "tools/Lint: Lint\ntools/Format: Format",
        "none of the 2 modules is in a folder named like a layer: Format, Lint"
      ),
    ])
  func counted(drawing: String, message: String) throws {
    let findings = try Trial(drawing, only: "unlayered-module").verdict.findings
    #expect(findings.map(\.message) == [message])
  }

  @Test("modules with a layer are fine")
  func silent() throws {
    #expect(try Trial("core | A, B\napp | C(app)", only: "unlayered-module").text == "")
  }
}

/// The finding if no layers are configured and folders don't show them.
@Suite("unlayered-module without configured layers")
struct DoubtfulLayersTests {
  @Test(
    "one info says what was seen",
    arguments: [
      (
        "tools/Lint: Lint\ntools/Format: Format",
        "none of the 2 modules is in a folder named like a layer"
      ),
      (
        "core/A: A\nx/B: B",
        "of sibling folders only core is named like a layer"
      ),
      (
        "core/A: A\nx/B: B\nios/core/C: C\nios/domain/D: D",
        "of sibling folders only ios/core, ios/domain are named like layers"
      ),
      (
        "core: A\ndomain/B: B\nshared: C",
        "core, domain, shared are named like layers, but fewer than two of them have modules in "
          + "subfolders"
      ),
    ])
  func doubts(drawing: String, words: String) throws {
    let trial = try Trial(drawing, as: Preset.standard.blueprint)
    let said = trial.verdict.findings.filter { $0.rule == "unlayered-module" }
    #expect(said.map(\.message) == ["layers are not checked: \(words)"])
    #expect(said.map(\.severity) == [.info])
    #expect(said.first?.help?.contains("run `archlint init`") == true)
  }

  @Test("nothing is said of a single module, which can't break a layer")
  func alone() throws {
    let trial = try Trial(
      "tools/Lint: Lint, LintTests(unit-tests)\nLintTests -> Lint", as: Preset.standard.blueprint)
    #expect(trial.verdict.findings.map(\.message) == [])
    #expect(trial.verdict.report(of: trial.architecture).unchecked == [])
  }

  @Test("with a configuration, the help says what to add to it")
  func configured() throws {
    var blueprint = Preset.standard.blueprint
    blueprint.isConfigured = true
    let trial = try Trial("core/A: A\nx/B: B", as: blueprint)
    let report = trial.verdict.report(of: trial.architecture)
    #expect(report.findings.map(\.help) == ["add `layers:` to .archlint.yml"])
    #expect(report.sentence.hasSuffix("Not checked: layers (add `layers:` to .archlint.yml)"))
  }

  @Test("and no rule about layers speaks, nor does any message name a layer")
  func silence() throws {
    let trial = try Trial(
      """
      App: Acme(app), AcmeCheckout, AcmeCart
      Acme -> AcmeCheckout -> AcmeCart -> AcmeCheckout
      """, as: Preset.standard.blueprint)
    #expect(
      Set(trial.verdict.findings.map(\.rule)) == ["cycle", "missing-embed", "unlayered-module"])
    #expect(trial.verdict.findings.allSatisfy { !$0.message.contains("(") })
  }

  @Test("where the layout is certain, everything is checked")
  func certain() throws {
    let trial = try Trial(
      """
      app/Main: Main(app)
      domain | A, B
      core | C
      Main => A, B, C
      A -> B -> C -> A
      """, as: Preset.standard.blueprint, only: "same-layer-link", "upward-link", "unlayered-module"
    )
    #expect(trial.links == ["upward-link: C -> A", "same-layer-link: A -> B"])
  }

  @Test("`(no layer)` is said only where layers are configured")
  func words() throws {
    let drawing = "core/A: A\nx/B: B\nA -> A\nB -> B"
    var blueprint = Blueprint(layers: [Layer("core", [Pattern("core/**")])], roles: [:])
    let guessed = try Trial(drawing, as: blueprint, only: "cycle").text
    #expect(guessed.contains("[cycle]") && !guessed.contains("no layer"))
    blueprint.folderNames = .ignored
    let configured = try Trial(drawing, as: blueprint, only: "cycle").text
    #expect(configured.contains("A (core)") && configured.contains("B (no layer)"))
    // An empty list is reported where it is written, and checks nothing.
    blueprint.layers = []
    let empty = try Trial(drawing, as: blueprint, only: "cycle", "unlayered-module")
    #expect(empty.links == ["cycle: A -> A", "cycle: B -> B"] && !empty.text.contains("no layer"))
  }
}
