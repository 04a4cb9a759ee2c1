import TestSupport
import Testing

/// How `--since` gets along with repositories: those that lack something, those that mean harm.
@Suite("archlint check --since and git")
struct SinceRepositoryTests {
  private let project: DrawnProject

  init() throws {
    project = try DrawnProject("domain/A -> B\ndomain/B")
    try project.commit("main")
  }

  @Test(
    "says which commit it cannot find",
    arguments: ["nope", "-", "--output=x", "main..HEAD", "'a b'"])
  func unknown(revision: String) throws {
    let check = try project.run("$archlint check --since=\(revision)")
    #expect(check.problems.hasPrefix("archlint: error: unknown commit `"))
    #expect(check.exitCode == 2)
  }

  @Test("without a repository or a common commit there is nothing to compare with")
  func nothing() throws {
    let plain = try DrawnProject("domain/A")
    let check = try plain.run("GIT_CEILING_DIRECTORIES=/ $archlint check --since main")
    #expect(check.problems.contains("` is not in a git repository"))
    _ = try project.run(
      "git checkout -q --orphan other; git -c user.name=a -c user.email=b commit -qm other")
    #expect(
      try project.run("$archlint check --since main").problems == """
        archlint: error: `main` and HEAD have no commit in common
           help: use a branch that HEAD comes from

        """)
  }

  @Test("a shallow clone says how to fetch the rest")
  func shallow() throws {
    try project.draw("domain/C")
    try project.commit()
    _ = try project.run(
      "git branch old HEAD~1; git clone -q --depth 1 --no-single-branch file://$PWD clone")
    for revision in ["main~1", "origin/old"] {
      let check = try project.run("cd clone; $archlint check --since \(revision)")
      #expect(check.problems.contains("help: run `git fetch --unshallow"))
      #expect(check.exitCode == 2)
    }
    let said = try project.run(
      "cd clone; $archlint check --since old --format github --format sarif -o x; ls x")
    #expect(
      said.output.hasPrefix(
        "::error title=archlint::unknown commit `old`; run `git fetch"))
    #expect(said.output.hasSuffix("\nIncomplete: 1 problem.\nx\n"))
    // Without a list of results no alert is closed.
    let sarif = try project.run("cat clone/x").output
    #expect(sarif.contains("\"executionSuccessful\": false") && !sarif.contains("\"results\""))
  }

  @Test("a partial clone says how to fetch what it lacks", arguments: ["blob:none", "tree:0"])
  func partial(filter: String) throws {
    try project.draw("domain/A")
    try project.commit()
    let check = try project.run(
      """
      git config uploadpack.allowFilter true; git config uploadpack.allowAnySHA1InWant true
      git clone -q --filter=\(filter) file://$PWD clone; cd clone
      $archlint check --since HEAD~1; echo $? >&2
      git diff --stat HEAD~1 > /dev/null; $archlint check -q --since HEAD~1
      """)
    let what = filter == "tree:0" ? "the folders" : "1 file"
    #expect(check.problems.hasPrefix("archlint: error: this clone has not fetched \(what) of "))
    #expect(check.problems.contains("help: run `git diff --stat "))
    #expect(check.problems.hasSuffix("\n2\n"))
    #expect(
      check.output.contains("Fixed: 1\n  A → B [same-layer-link]\n"), "\(check.output)")
  }

  @Test("submodules are compared by the commits of them that a commit names")
  func submodules() throws {
    let all = try DrawnProject("domain/C -> B")
    try all.folder.write("layers: [{domain: '**/domain/**'}]\n", to: ".archlint.yml")
    let added = try all.run(
      "git init -q; git -c protocol.file.allow=always submodule add -q \(project.folder.path) sub")
    #expect(added.exitCode == 0, "\(added.problems)")
    try all.commit("main")
    let same = try all.run("$archlint check --since HEAD")
    let nested = "archlint: warning: `sub/.archlint.yml` is not read"
    #expect(same.problems.hasPrefix(nested))
    #expect(same.output.contains("\nNo new findings (2 known)"))

    try all.draw("sub/domain/A\nsub/domain/B -> C")
    let changed = try all.run("cd sub; $archlint check --since HEAD --format json .. | grep state")
    #expect(changed.output.split(separator: "\n").count { $0.contains("new") } == 1)
    #expect(changed.output.split(separator: "\n").count { $0.contains("fixed") } == 1)
    let lost = try all.run(
      """
      mv .git/modules/sub/objects kept; mkdir -p .git/modules/sub/objects
      $archlint check --since HEAD
      """)
    #expect(lost.problems.hasPrefix("archlint: error: the submodule `sub` has no commit "))
    #expect(lost.exitCode == 2)
    _ = try all.run("rm sub/.git")
    let unknown = try all.run("$archlint check --since HEAD")
    #expect(unknown.problems.hasPrefix(nested), "\(unknown.problems)")
  }

  @Test("runs nothing that the repository or the environment configures, and writes nothing")
  func harmless() throws {
    try project.folder.write("#!/bin/sh\ntouch \"$(dirname \"$0\")/ran\"\n", to: "evil/run")
    try project.folder.write("*.yml diff=evil filter=evil\n", to: ".git/info/attributes")
    _ = try project.run(
      """
      chmod +x evil/run; for hook in post-checkout pre-commit reference-transaction; do
        cp evil/run .git/hooks/$hook; done
      for key in core.fsmonitor core.pager diff.external diff.evil.textconv filter.evil.smudge \
        core.sshCommand core.askPass pager.ls-tree core.editor alias.ls-tree; do
        git config $key "$PWD/evil/run"; done
      """)
    let before = try project.run("find .git -type f | sort | xargs cksum").output
    let check = try project.run(
      """
      export GIT_EXTERNAL_DIFF=$PWD/evil/run GIT_PAGER=$PWD/evil/run GIT_DIR=/nowhere \
        GIT_INDEX_FILE=/nowhere GIT_TRACE2=$PWD/evil/ran GIT_CONFIG_COUNT=nonsense
      mkdir bin; cp evil/run bin/git; PATH=bin:.:$PATH $archlint check --since main
      """)
    #expect(check.problems == "")
    #expect(check.output.contains("No new findings (1 known"))
    #expect(try project.run("ls evil bin").output == "bin:\ngit\n\nevil:\nrun\n")
    #expect(try project.run("find .git -type f | sort | xargs cksum").output == before)
  }
}
