import TestSupport
import Testing

/// A project whose folders have owners, and what a change of it shows to them.
@Suite("archlint owners")
struct OwnersCommandTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      app/Main -> Kit, Ui
      core/Kit
      core/Ui
      core/Tool
      """)
    try project.write(
      "name: Kit\ntargets:\n  Kit: {type: framework, platform: iOS, sources: [Sources]}\n",
      to: "core/Kit")
    try project.folder.write("let a = 1\n", to: "core/Kit/Sources/A.swift")
    try project.folder.write("/core/ @core\n/app/ @app @core\n", to: "CODEOWNERS")
    try project.commit("main")
  }

  private func change() throws {
    try project.folder.write("import Foundation\n", to: "core/Kit/Sources/A.swift")
  }

  @Test("lists the owners of all targets, or of what a change can break")
  func owners() throws {
    #expect(
      try project.run("$archlint owners").output == """
        2 owners.

        @core: 4 targets: Kit, Main, Tool, Ui
        @app: 1 target: Main

        """)
    #expect(try project.run("$archlint owners --since HEAD --format names").output == "")
    try change()
    let text = """
      This change can break targets of 2 owners.

      @core: 2 targets: Kit, Main
      @app: 1 target: Main

      """
    #expect(try project.run("$archlint owners --since HEAD").output == text)
    #expect(try project.run("$archlint owners --changed core/Kit/Sources/A.swift").output == text)
    let names = try project.run("cd core; $archlint owners --since HEAD --format names ..")
    #expect(names.output == "@core\n@app\n")
    #expect(try project.run("$archlint owners --since HEAD --changed x").exitCode == 2)
  }

  @Test("`owners:` of the configuration comes before CODEOWNERS; what has none is listed last")
  func configured() throws {
    let layers = try project.text(of: ".archlint.yml")
    try project.folder.write("/app/ @app\n/core/Ui/\n", to: "CODEOWNERS")
    try project.folder.write(
      layers + "owners: {Net team: [Kit, core/Tool], \"@ios\": \"K*\"}\n", to: ".archlint.yml")
    #expect(
      try project.run("$archlint owners --format json").output == """
        {
          "version": 1,
          "owners": [
            {
              "owner": "Net team",
              "targets": [
                "Kit",
                "Tool"
              ]
            },
            {
              "owner": "@app",
              "targets": [
                "Main"
              ]
            },
            {
              "owner": "@ios",
              "targets": [
                "Kit"
              ]
            },
            {
              "owner": null,
              "targets": [
                "Ui"
              ]
            }
          ]
        }

        """)
  }

  @Test("a source that imports nothing has an owner, and a name that matches nothing is reported")
  func sources() throws {
    try project.folder.write("/core/ @core\nA.swift @ada\n", to: "CODEOWNERS")
    #expect(try project.run("$archlint owners").output.contains("@ada: 1 target: Kit\n"))
    let layers = try project.text(of: ".archlint.yml")
    try project.folder.write(layers + "owners: {\"@ios\": [Kit, Kat]}\n", to: ".archlint.yml")
    #expect(
      try project.run("$archlint owners").problems.hasPrefix(
        ".archlint.yml:2:24: warning: pattern `Kat` matches nothing\n"))
  }

  @Test("the comment of a pull request says what the change can break, and whose it is")
  func comment() throws {
    try change()
    let comment = try project.run("$archlint check --since HEAD --format comment").output
    #expect(
      comment.contains(
        """

        This change can break 2 of 4 frameworks.

        <details><summary>Owners: 2</summary>

        - @<!-- -->core: 2 targets
        - @<!-- -->app: 1 target

        </details>

        """))
    let saved = try project.run(
      "$archlint check --since HEAD --format json -o r.json > /dev/null; $archlint render r.json --format comment"
    )
    #expect(saved.output == comment)
    try project.folder.write("", to: "gen.sh")
    #expect(
      try project.run("$archlint check --since HEAD --format comment").output.contains(
        "4 of 4 frameworks. Every target is affected by gen.sh and 1 more.\n"))
    #expect(
      !(try project.run("$archlint check --format comment").output.contains("This change can")))
    let unowned = try project.run(
      "rm -rf CODEOWNERS .github docs; $archlint check --since HEAD --format comment")
    #expect(!unowned.output.contains("Owners"), "\(unowned.output)")
  }

  @Test("a drawing tints what the change can break, and says so")
  func tinted() throws {
    try change()
    func draw(_ format: String) throws -> String {
      try project.run("$archlint graph --since HEAD --affected --format \(format)").output
    }
    let mermaid = try draw("mermaid")
    #expect(mermaid.contains("  classDef affected fill:#FFE8B3\n"))
    #expect(mermaid.contains("\"Kit<br/>affected\"") && !mermaid.contains("\"Ui<br/>affected\""))
    #expect(mermaid.contains("2 affected") && mermaid.contains("tinted box: affected by"))
    #expect(try draw("svg").contains("affected\" id=\"box-"))
    #expect(try draw("dot").components(separatedBy: "fillcolor=\"#FFE8B3\"").count == 3)
    #expect(try draw("plantuml").components(separatedBy: " #FFE8B3").count == 3)
    #expect(try project.run("$archlint graph --affected").exitCode == 2)
  }
}
