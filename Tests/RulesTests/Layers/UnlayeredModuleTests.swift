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
        tools/Lint/project.yml:2:13: error: Lint matches no layer [unlayered-module]
          help: add a pattern for it under `layers:`, or say `archlint: {layer: …}` in its spec
          tools/Lint/project.yml:2:13: note: tried the name Lint, the folder \
        tools/Lint/Sources, the spec's folder tools/Lint
        """)
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
        tools/Format/project.yml:3:15: info: 2 of 3 modules lie in no folder that is named \
        like a layer: Format, Lint [unlayered-module]
          help: the layers are app, domain, service, core, shared; `archlint init` proposes others
        """)
  }

  @Test(
    "the remark tells one module, all modules and many apart",
    arguments: [
      ("core/A: A\ntools/Lint: Lint", "Lint lies in no folder that is named like a layer"),
      (
        "tools/Lint: Lint\ntools/Format: Format",
        "none of the 2 modules lies in a folder that is named like a layer: Format, Lint"
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
