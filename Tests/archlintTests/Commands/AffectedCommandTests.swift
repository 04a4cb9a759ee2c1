import TestSupport
import Testing

/// A project in a repository, and changes of it.
@Suite("archlint affected")
struct AffectedCommandTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("app/Main -> Kit")
    try project.write(
      """
      name: Kit
      targets:
        Kit: {type: framework, platform: iOS, sources: [Sources], settings: {A: 1}}
        KitTests: {type: bundle.unit-test, platform: iOS, sources: [Tests], dependencies: [target: Kit]}
      schemes:
        Kit: {build: {targets: {Kit: all}}, test: {targets: [KitTests]}}
      """, to: "core/Kit")
    try project.folder.write("let a = 1\n", to: "core/Kit/Sources/A.swift")
    try project.folder.write("let t = 1\n", to: "core/Kit/Tests/T.swift")
    try project.commit("main")
  }

  private func affected(_ options: String = "") throws -> BuiltProgram.Result {
    try project.run("$archlint affected \(options)")
  }

  @Test("takes what is not committed, and files that git does not track")
  func uncommitted() throws {
    #expect(try affected().output.contains("\nNothing to test.\n"))
    try project.folder.write("let b = 1\n", to: "core/Kit/Sources/New.swift")
    #expect(
      try affected().output == """
        This change can break 1 of 1 test bundle, 2 of 2 frameworks.

        Tests to run:
          KitTests ← Kit (core/Kit/Sources/New.swift)

        Not affected: 0 of 1 test bundle.

        """)
    #expect(try affected("--what frameworks --format names").output == "Kit\nMain\n")
    #expect(
      try affected("--format xcodebuild").output == "-scheme Kit -only-testing:KitTests\n")
    #expect(
      try affected("--format swift-test").problems
        == "archlint: warning: no package has KitTests, so `swift test` does not run all"
        + "\n   help: use `--format xcodebuild` too\n")
    let matrix = try affected("--format github").output
    #expect(matrix.contains(#""xcodebuild":"-scheme Kit -only-testing:KitTests""#))
    let spec = try project.text(of: "core/Kit/project.yml")
    try project.write(spec.replacing("[KitTests]", with: "[]"), to: "core/Kit")
    let unscheduled = try affected("--format xcodebuild")
    #expect(unscheduled.output == "-only-testing:KitTests\n")
    #expect(unscheduled.problems.contains("warning: no scheme tests KitTests, so xcodebuild needs"))
  }

  @Test("compares project files by their meaning")
  func meaning() throws {
    let spec = try project.text(of: "core/Kit/project.yml")
    try project.write("# a comment\n" + spec, to: "core/Kit")
    #expect(try affected("--what all --format names").output == "")
    try project.write(spec.replacing("{A: 1}", with: "{A: 2}"), to: "core/Kit")
    let text = try affected("--what all").output
    #expect(text.contains("  Kit (defined in core/Kit/project.yml)\n"))
    #expect(text.contains("  KitTests ← Kit (defined in core/Kit/project.yml)\n"))
  }

  @Test("a file that was only touched is no change")
  func touched() throws {
    _ = try project.run(
      "touch -d '2 days' core/Kit/Sources/A.swift; git mv core/Kit/Tests/T.swift x.md")
    #expect(try affected("--what all --format names").output == "KitTests\n")
  }

  @Test("a file without an owner touches everything, and a line of the configuration places it")
  func unplaced() throws {
    try project.folder.write("", to: "Scripts/gen.sh")
    let all = try affected("--what all --format names")
    #expect(all.output == "Kit\nKitTests\nMain\n")
    #expect(
      all.problems == """
        archlint: warning: no target owns `Scripts/gen.sh`, so the change affects every target
           help: add `affected: {nothing: ["Scripts/gen.sh"]}` to .archlint.yml, or the name of a \
        target instead of `nothing`

        """)
    let layers = try project.text(of: ".archlint.yml")
    try project.folder.write(
      layers + "affected: {nothing: [\"*.txt\"], KitTests: Scripts/**}\n", to: ".archlint.yml")
    #expect(try affected("--format names").output == "KitTests\n")
    try project.folder.write(layers + "affected: {Nothing: [\"*.sh\"]}\n", to: ".archlint.yml")
    let unknown = try affected()
    #expect(unknown.exitCode == 2)
    #expect(unknown.problems.contains(".archlint.yml:2:22: error: `affected:` names Nothing"))
  }

  @Test("a folder in which targets use nothing is placed by one pattern")
  func unplacedFolders() throws {
    try project.write(
      """
      name: Kit
      targets:
        Kit:
          type: framework
          platform: iOS
          sources: [{path: Sources, excludes: [Old/*]}]
          preBuildScripts: [{name: gen, script: ../../Scripts/gen.sh}]
      """, to: "core/Kit")
    try project.commit()
    for name in ["Sources/Old/a.dat", "Sources/Old/b.dat", "data/a.dat", "data/api/b.dat"] {
      try project.folder.write("", to: "core/Kit/\(name)")
    }
    for name in ["Scripts/gen.sh", "Scripts/a.py", "Scripts/b.py", "x/a.dat", "y/1/a", "y/2/b"] {
      try project.folder.write("", to: name)
    }
    #expect(
      try affected().problems.contains(
        """
        no target owns `Scripts/a.py` and 8 more, so the change affects every target
           help: add `affected: {nothing: ["Scripts/a.py", "Scripts/b.py", \
        "core/Kit/Sources/Old/a.dat", "core/Kit/Sources/Old/b.dat", "core/Kit/data/**", \
        "x/a.dat", "y/**"]}`
        """))
  }

  @Test("an empty list is reported, and may fail")
  func none() throws {
    try project.folder.write("", to: "README.md")
    let none = try affected("--format names --fail-if-none")
    #expect(none.output == "" && none.exitCode == 1)
    #expect(none.problems == "archlint: the change affects no test bundle\n")
    #expect(try affected("--format names").exitCode == 0)
    // The file is not part of the change, but readable.
    for _ in 0..<2 {
      #expect(try affected("--format names --output out.txt").problems == none.problems)
    }
    #expect(try project.text(of: "out.txt") == "")
    _ = try project.run("rm out.txt")
    #expect(
      try affected().output.hasSuffix("Nothing to test.\n1 of 1 changed file affects no target.\n"))
  }

  @Test("takes files that are named instead of a commit")
  func named() throws {
    #expect(try affected("--changed core/Kit/Tests/T.swift --format names").output == "KitTests\n")
    let listed = try project.run(
      "echo core/Kit/Sources/A.swift | $archlint affected --changed - --what all --format names")
    #expect(listed.output == "Kit\nKitTests\nMain\n")
    #expect(
      try affected("--changed app/Main/project.yml --what all --format names").output == "Main\n")
    #expect(try affected("--changed x --since main").exitCode == 2)
    #expect(try affected("--shards 0").exitCode == 2)
  }

  @Test("compares with the commit where a branch left another one")
  func since() throws {
    _ = try project.run("git checkout -q -b work")
    try project.folder.write("let a = 2\n", to: "core/Kit/Sources/A.swift")
    try project.commit()
    #expect(try affected("--since main --format names").output == "KitTests\n")
    #expect(try affected("--since HEAD --format names").output == "")
    #expect(
      try project.run("cd core; $archlint affected --since main --format names ..").output
        == "KitTests\n")
  }

  @Test("a test bundle that no plan lists is reported if that is asked for")
  func untested() throws {
    try project.folder.write("{\"testTargets\": []}", to: "All.xctestplan")
    let words = "--test-plan All.xctestplan --output-dir core"
    #expect(try affected(words).problems == "")
    #expect(
      try affected("\(words) --untested-plan").problems
        == "archlint: warning: no test plan lists KitTests\n   help: add it to a test plan\n")
  }

  @Test("what an unreadable spec declared before is affected")
  func unreadable() throws {
    try project.write("targets: [", to: "core/Kit")
    let names = try affected("--what all --format names")
    #expect(names.output == "Kit\nKitTests\nMain\n" && names.exitCode == 2)
    #expect(try affected().output.contains("\n  KitTests (defined in core/Kit/project.yml)\n"))
    #expect(try affected("--format xcodebuild").output == "-scheme Kit -only-testing:KitTests\n")
  }

  @Test("an include that went hides no test, and one that never was leaves the answer incomplete")
  func missingInclude() throws {
    try project.write(
      "name: Kit\ninclude: more.yml\ntargets: {Kit: {type: framework, platform: iOS}}",
      to: "core/Kit")
    try project.folder.write(
      "targets: {MoreTests: {type: bundle.unit-test, platform: iOS}}\n", to: "core/Kit/more.yml")
    try project.commit()
    _ = try project.run("rm core/Kit/more.yml")
    let gone = try affected("--what all --format names")
    #expect(gone.output == "Kit\nMain\nMoreTests\n" && gone.exitCode == 2)
    #expect(gone.problems.contains("error: the included file core/Kit/more.yml does not exist"))
    try project.commit()
    for change in ["", "--changed README.md"] {
      let never = try affected("--what all --format names \(change)")
      #expect(never.output == "Kit\nMain\n" && never.exitCode == 2)
    }
    // The commit before was unreadable.
    _ = try project.run("git revert -n HEAD")
    let back = try affected("--what all --format names")
    #expect(back.output == "Kit\nMain\nMoreTests\n" && back.exitCode == 0)
  }

  @Test("a configuration that finds no spec hides no test")
  func lostSpecs() throws {
    let layers = try project.text(of: ".archlint.yml")
    try project.folder.write(layers + "specs: {include: gone/**}\n", to: ".archlint.yml")
    let lost = try affected("--format names")
    #expect(lost.output == "KitTests\n" && lost.exitCode == 2)
    #expect(lost.problems.contains("no spec found"))
  }

  @Test("a project without targets gets no answer")
  func noTargets() throws {
    for folder in ["app/Main", "core/Kit"] { try project.write("name: P\ntargets: {}", to: folder) }
    let none = try affected()
    #expect(none.output.hasPrefix("There is no test bundle, app or framework.\n"))
    #expect(none.problems.contains("error: the project has no targets, so") && none.exitCode == 2)
  }

  @Test("with a spec that cannot be read everything is affected")
  func broken() throws {
    try project.write("targets: [", to: "app/Main")
    let broken = try affected("--format names")
    #expect(broken.output == "KitTests\n" && broken.exitCode == 2)
  }
}
