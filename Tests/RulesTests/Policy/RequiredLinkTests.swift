import Rules
import TestSupport
import Testing

@Suite("required-link")
struct RequiredLinkTests {
  @Test("a target without the dependency is an error at its key, with the entry to add")
  func fires() throws {
    let trial = try Trial(
      """
      app | One(app), Two(app)
      core | Crash
      One -> Crash
      """, only: "required-link",
      rules: "required-link: [{from: role:app, to: Crash, because: crashes are reported}]")
    #expect(
      trial.text == """
        app/Two/project.yml:1:17: error: Two (app) must depend on Crash: crashes are reported [required-link]
          help: add `- {framework: Crash.framework, implicit: true}` to the dependencies of Two
        """)
  }

  @Test("an entry is a dependency, whether it links, embeds or only orders the build")
  func kinds() throws {
    for arrow in ["->", "=>", "~>", ".>", "@>", "+>"] {
      let trial = try Trial(
        "app | One(app)\ncore | Crash\nOne \(arrow) Crash", only: "required-link",
        rules: "required-link: [{from: One, to: Crash, because: crashes are reported}]")
      #expect(trial.text == "", "\(arrow)")
    }
  }
}
