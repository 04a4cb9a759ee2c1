import TestSupport
import Testing

/// The help of a message names what there is, and what works.
@Suite("Advice")
struct AdviceTests {
  @Test(
    "is about the names and files that are there",
    arguments: [
      ("graph --focus core", "`core` is a layer of ISSNetwork, ISSPersistence"),
      ("why core ISSRadio", "`core` is a layer of ISSNetwork, ISSPersistence"),
      ("why Nope ISSRadio", "help: expected one of: Cosmonaut"),
      ("why Harmony ISSRadio", "help: expected one of: ISSHarmony, ISSHarmonyTests"),
      ("rename Nope X", "CosmonautUITests, ISSAlarmService"),
      ("new ISSChat --layer core --into Nope", "expected one of: Cosmonaut"),
      ("explain layer", "did you mean `layers`?"),
      ("explain core/ISSRadio/project.yml", "add a line, as in `core/ISSRadio/project.yml:1`"),
      ("explain core/ISSRadio/project.yml:9999", "no target at"),
      ("explain Nope", "; topics are layers, modules, roles,"),
      ("explain cycle --config nope", "no configuration `nope`"),
      ("dump core", "`core/project.yml` does not exist\n   help: use the path of a spec"),
      ("plan --goal nope", "help: use the name of one"),
      ("fix --only cycle", "help: use `--rule RULE`"),
      ("check --limit -3", "`-3` is not a number of findings"),
      ("check --staged", "help: use `--since HEAD`"),
      ("check --dirty", "`--dirty` requires `--fix`"),
    ])
  func names(words: String, message: String) throws {
    let result = try Example("international-space-station").run("$archlint \(words)")
    #expect(result.exitCode == 2 && result.problems.contains(message), "\(result)")
    // A copy of a module has other names, but is not there.
    #expect(!result.problems.contains("ISSChatCore"), "\(result)")
  }

  @Test("is about the configuration that hides a target, not about the target")
  func configuration() throws {
    let project = try DrawnProject("core/Net")
    try project.folder.write("layers: [core: {paths: core}]\n", to: ".archlint.yml")
    let result = try project.run("$archlint explain Net")
    #expect(result.exitCode == 2 && result.problems.hasPrefix(".archlint.yml:1:17: error"))
  }

  @Test("is about the branches that are there, and about options that were given")
  func commits() throws {
    let project = try DrawnProject("core/Net")
    let changed = try project.run("$archlint affected")
    #expect(changed.problems.contains("or use `archlint affected --changed FILE`"))
    let alone = try project.run("$archlint check --since main")
    #expect(alone.problems.contains("in a clone, omit `--since`"), "\(alone)")
    let author = "-c user.name=a -c user.email=a@b"
    _ = try project.run("git init -qb trunk; git add .; git \(author) commit -qm A")
    let unknown = try project.run("$archlint check --since origin/main")
    #expect(
      unknown.problems.contains("help: use a branch, a tag or a commit, such as `trunk`"),
      "\(unknown)")
  }

  @Test("names no step that may be done")
  func steps() throws {
    let result = try DrawnProject("domain/A -> B\ndomain/B").run("$archlint baseline")
    #expect(result.output.hasSuffix("\nNext: commit it\n"), "\(result)")
  }

  @Test("without a spec, a change is not the problem")
  func empty() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltProgram.run(shell: "$archlint what-if --link A:B", in: folder.path)
    #expect(result.exitCode == 2 && result.problems.contains("no spec found"), "\(result)")
    #expect(!result.problems.contains("unknown target"))
  }

  @Test("a second rule is for the comment that is there")
  func comments() throws {
    let project = try DrawnProject("service/B -> A\ncore/A -> B")
    let comment = "# archlint:allow upward-link because it moves"
    let result = try project.run(
      "perl -pi -e 's|(.*B\\.framework.*)|$1 \(comment)|' core/A/project.yml; $archlint check")
    #expect(result.output.contains("add `cycle` to the rules in the comment"), "\(result)")
    let edit = "perl -pi -e 's|upward-link|upward-link cycle|' core/A/project.yml"
    let loose = try project.run("\(edit); $archlint check").output
    #expect(loose.contains("exception for the unknown rule upward-link cycle"), "\(loose)")
    #expect(loose.contains("help: use commas, and `because`"))
  }

  @Test("shorter chains are no gain if a cycle is why")
  func cycles() throws {
    let project = try DrawnProject("core/A -> B\ncore/B -> C\ncore/C")
    let result = try project.run("$archlint what-if --link C:A")
    #expect(
      result.output.contains("longest chain 2 → 0 (a cycle counts as one module)"), "\(result)")
  }

  @Test("steps that a limit leaves out are not the end of a plan")
  func limit() throws {
    let example = try Example("international-space-station")
    try example.breakIt()
    let plan = try example.run("$archlint plan --steps 1 --no-baseline").output
    #expect(plan.contains("Not every step was tried"), "\(plan)")
  }
}
