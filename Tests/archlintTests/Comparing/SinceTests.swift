import TestSupport
import Testing

@Suite("archlint check --since")
struct SinceTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject(
      """
      domain/A -> B
      domain/B
      domain/C -> B
      """)
    try project.folder.write("layers:\n  - domain: domain/**\n", to: ".archlint.yml")
    try project.commit("main")
  }

  @Test("tells new, known and fixed apart, and fails for what is new alone")
  func states() throws {
    let unchanged = try project.run("$archlint check --since main --strict")
    #expect(unchanged.exitCode == 0)
    #expect(
      unchanged.output.replacing(/\d+ rules/, with: "all rules") == """
        Known before: 2 findings; `--known` lists them

        Checked 3 targets in 3 specs (2 links, all rules).
        No new findings (2 known).

        """)

    try project.draw("domain/A\ndomain/B -> C")
    let changed = try project.run("$archlint check --since main")
    #expect(changed.exitCode == 1)
    #expect(
      changed.output == """
        domain/B/project.yml:7:21: error: B (domain) links C in the same layer \
        [same-layer-link]
            7 |       - {framework: C.framework, implicit: true}
              |                     ^~~~~~~~~~~
           help: add an interface target CCore and link it instead, or add a layer below
                 domain for the shared code
           domain/B/project.yml:7:21: note: B → C creates a cycle of 2 targets [cycle]

        Known before: 1 finding; `--known` lists them

        Fixed: 1
          A → B [same-layer-link]

        If this is intended, add `# archlint:allow cycle, same-layer-link because REASON` to its line.

        Checked 3 targets in 3 specs (2 links, 38 rules).
        Found 1 new error (1 known, 1 fixed).

        """)
    let known = try project.run("$archlint check --since main --known")
    #expect(
      known.output.contains(
        """

        Known before: 1
        domain/C/project.yml:7:21: error: C → B [same-layer-link]

        """))
  }

  @Test("shows what is new at a line of the branch, not where it would be mended")
  func anchors() throws {
    let project = try DrawnProject("core/A\ncore/C")
    try project.folder.write(
      "layers: [{app: app/**}, {core: {modules: core/**, same-layer: allowed}}]\n",
      to: ".archlint.yml")
    try project.write(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          dependencies:
            - {framework: A.framework, implicit: true}
      """, to: "app/App")
    try project.commit("main")
    try project.draw("core/A -> C")
    let github = try project.run("$archlint check --since main --format github").output
    #expect(
      github.contains(
        "::error file=core/A/project.yml,line=7,endLine=7,col=21,endColumn=32,title=missing-embed::"
      ), "\(github)")
    #expect(github.contains("%0Aapp/App/project.yml:3: fix it here"))
  }

  @Test("lists what a branch does to the architecture")
  func architecture() throws {
    try project.draw("domain/A\ndomain/D -> A")
    _ = try project.run("rm -r domain/C")
    try project.write(
      "name: B\ntargets: {B: {type: framework, platform: iOS, archlint: {layer: core}}}",
      to: "domain/B")
    try project.folder.write("layers:\n- domain: domain/**\n- core: core/**\n", to: ".archlint.yml")
    let json = try project.run("$archlint check --since main --format json").output
    let change = json.split(separator: "\"architecture\": ", maxSplits: 1).last.map(String.init)
    #expect(
      change?.filter { !$0.isWhitespace }.hasPrefix(
        """
        {"targetsAdded":["D"],"targetsRemoved":["C"],
        "layersChanged":[{"target":"B","before":"domain","after":"core"}],
        "linksAdded":[{"from":"D","to":"A"}],
        "linksRemoved":[{"from":"A","to":"B"},{"from":"C","to":"B"}],
        "importsAdded":[],"importsRemoved":[]},"drawing":"%%
        """.filter { !$0.isWhitespace }) == true)
    let markdown = try project.run("$archlint check --since main --format markdown").output
    #expect(markdown.contains("| target added | D |\n| target removed | C |\n"))
    #expect(markdown.contains("| layer changed | B: domain → core |\n| link added | D → A |\n"))
  }

  @Test("lists the imports that came and went, and judges them")
  func imports() throws {
    let spec = """
      name: A
      targets: {A: {type: framework, platform: iOS, sources: Code}}
      """
    try project.write(spec, to: "domain/A")
    try project.folder.write("import UIKit\nimport B\n", to: "domain/A/Code/Screen.swift")
    try project.commit("sources")
    _ = try project.run("git branch --force main")
    try project.folder.write("import Combine\nimport C\n", to: "domain/A/Code/Screen.swift")
    let json = try project.run("$archlint check --since main --format json").output
    let change = json.split(separator: "\"architecture\": ", maxSplits: 1).last.map(String.init)
    #expect(
      change?.filter { !$0.isWhitespace }.hasPrefix(
        """
        {"targetsAdded":[],"targetsRemoved":[],"layersChanged":[],
        "linksAdded":[],"linksRemoved":[],
        "importsAdded":[{"target":"A","module":"C"},{"target":"A","module":"Combine"}],
        "importsRemoved":[{"target":"A","module":"B"},{"target":"A","module":"UIKit"}]},
        "drawing":null
        """.filter { !$0.isWhitespace }) == true)
    let text = try project.run("$archlint check --since main").output
    #expect(text.contains("Screen.swift:2:8: error: A (domain) imports C in the same layer"))
    #expect(text.contains("Fixed: 1\n  A → B [same-layer-link]\n"))
    let quiet = try project.run("$archlint check --no-imports --since main --format json").output
    #expect(quiet.contains("\"importsAdded\": [],"))
  }

  @Test("compares with where the branch began, not with where first defined here is now")
  func mergeBase() throws {
    _ = try project.run("git checkout -q -b topic")
    try project.draw("domain/B -> C")
    try project.commit()
    _ = try project.run("git checkout -q main")
    try project.draw("domain/A")
    try project.commit()
    _ = try project.run("git checkout -q topic")
    let check = try project.run("$archlint check --since main")
    #expect(check.output.contains("Found 1 new error (2 known).\n"), "\(check.output)")
  }

  @Test("judges the earlier specs by today's configuration")
  func configuration() throws {
    try project.folder.write(
      "layers:\n- domain: {modules: domain/**, same-layer: allowed}\n", to: ".archlint.yml")
    let check = try project.run("$archlint check --since main")
    #expect(
      check.output.hasPrefix(".archlint.yml:2:3: warning: the layer domain now has the looser"))
    #expect(
      check.output.contains(
        "Checked 3 targets in 3 specs (2 links, 38 rules).\nFound 1 new warning."))
  }

  @Test("a report that is saved and rendered is the report of the run")
  func rendering() throws {
    try project.draw("domain/A\ndomain/B -> C\ndomain/D")
    for format in ["json", "markdown", "github", "gitlab", "comment", "short", "text"] {
      let outputs = try project.run(
        """
        $archlint check --since main --format json --output r.json --format \(format) > direct
        $archlint render r.json --format \(format) | diff direct -
        """)
      #expect(outputs.output == "", "\(format)")
    }
  }

  @Test("what an exception or the baseline covered is fixed when it is gone, not new while it is")
  func covered() throws {
    _ = try project.run("$archlint baseline")
    #expect(
      try project.run("$archlint check --since main").output.contains(
        "No new findings (2 in baseline). The baseline grew by 2.\n"))
    try project.draw("domain/A")
    let check = try project.run("$archlint check --since main")
    #expect(check.output.contains("Fixed: 1\n  A → B [same-layer-link]\n"))
    #expect(check.output.contains("[stale-baseline]"))
  }

  @Test("reads includes, settings and links out of the commit, below a folder of a repository")
  func includes() throws {
    let nested = try DrawnProject("")
    try nested.folder.write("options: {}\n", to: "shared/base.yml")
    try nested.folder.write(
      "targetTemplates: {T: {dependencies: [{framework: B.framework, implicit: true}]}}\n",
      to: "shared/template.yml")
    try nested.write(
      """
      include: [../../link/base.yml, ../../../shared/template.yml]
      name: A
      targets: {A: {type: framework, platform: iOS, templates: [T]}}
      """, to: "ios/domain/A")
    try nested.draw("ios/domain/B")
    try nested.folder.write(DrawnProject.layers(["domain"]), to: "ios/.archlint.yml")
    _ = try nested.run("ln -s ../shared ios/link")
    try nested.commit("main")
    try nested.folder.write("targetTemplates: {T: {}}\n", to: "shared/template.yml")
    let check = try nested.run("cd ios; $archlint check --since main")
    #expect(check.problems == "")
    #expect(check.output.contains("Fixed: 1\n  A → B [same-layer-link]\n"))
  }

  @Test("reads also what nobody includes today, far from all specs")
  func formerInclude() throws {
    try project.folder.write(
      "targetTemplates: {T: {dependencies: [{framework: C.framework, implicit: true}]}}\n",
      to: "extras/deep/gone.yml")
    try project.write(
      """
      include: ../../extras/deep/gone.yml
      name: B
      targets: {B: {type: framework, platform: iOS, templates: [T]}}
      """, to: "domain/B")
    try project.commit()
    _ = try project.run("rm -r extras")
    try project.draw("domain/B")
    let check = try project.run("$archlint check --since HEAD -q")
    #expect(check.problems == "")
    #expect(check.output.contains("\nFixed: 2\n  C → B [cycle]\n  B → C [same-layer-link]\n"))
  }

  @Test("specs that were broken then are said, and what they hide is new")
  func brokenThen() throws {
    try project.write("name: [", to: "domain/A")
    try project.commit()
    try project.draw("domain/A -> B")
    let check = try project.run("$archlint check --since HEAD")
    #expect(check.exitCode == 1)
    #expect(check.problems.contains("warning: 1 file of "))
    #expect(check.problems.hasSuffix("cannot be read; their findings are reported as new\n"))
  }
}
