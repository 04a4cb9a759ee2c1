import Foundation
import TestSupport
import Testing

/// Runs `check` as people do: what it prints, where to, and how it ends.
@Suite("check")
struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      name: Net
      targets:
        Net:
          type: framework
          platform: iOS
          dependencies:
            - {framework: Log.framework, implicit: true}
            - {framework: Lgo.framework, implicit: true}
      """, to: "core/Net/project.yml")
    try folder.write(
      "name: Log\ntargets:\n  Log: {type: framework, platform: iOS, schemes: {S: {}}}\n",
      to: "core/Log/project.yml")
    try folder.write("layers: [core: core/**]\n", to: ".archlint.yml")
  }

  private func run(_ script: String) throws -> BuiltProgram.Result {
    try BuiltProgram.run(shell: script, in: folder.path)
  }

  @Test("prints what is wrong, the worst first, and ends with 1")
  func whole() throws {
    let result = try run("$archlint check")
    #expect(
      result.output == """
        core/Net/project.yml:8:21: error: Net (core) depends on Lgo.framework, which no target builds [unknown-link]
            8 |       - {framework: Lgo.framework, implicit: true}
              |                     ^~~~~~~~~~~~~
           help: did you mean `Log.framework`?

        core/Net/project.yml:7:21: error: Net (core) links Log in the same layer \
        [same-layer-link]
            7 |       - {framework: Log.framework, implicit: true}
              |                     ^~~~~~~~~~~~~
           help: add an interface target LogCore and link it instead, or add a layer
                 below core for the shared code

        core/Log/project.yml:3:41: warning: unknown key `targets.Log.schemes` (ignored by XcodeGen) [misspelled-key]
            3 |   Log: {type: framework, platform: iOS, schemes: {S: {}}}
              |                                         ^~~~~~~
           help: did you mean `scheme`?

        `archlint fix --diff` shows which of them it can fix.
        If Net → Log is intended, add `# archlint:allow same-layer-link because REASON` to its line.

        Checked 2 targets in 2 specs (1 link, 38 rules).
        Found 2 errors and 1 warning.

        """)
    #expect(result.problems == "")
    #expect(result.exitCode == 1)
  }

  @Test(
    "ends with a code that says how it went, whatever the format",
    arguments: [
      ("", 1), ("--exit-zero", 0), ("--only misspelled-key", 0),
      ("--only misspelled-key --strict", 1), ("--only misspelled-key --strict --exit-zero", 0),
      ("--only cycle", 0), ("--skip same-layer-link --skip unknown-link", 0),
      ("--only cycle --skip cycle", 2), ("--only same-layer-lnk", 2), ("--as-of 2026-02-30", 2),
      ("--config gone.yml", 2),
    ])
  func exitCodes(options: String, code: Int32) throws {
    for format in ["text", "json"] {
      let result = try run("$archlint check \(options) --format \(format)")
      #expect(result.exitCode == code, "\(options) \(format)")
    }
  }

  @Test("shows only what lies below PATH, and judges all")
  func scope() throws {
    try folder.write("exceptions-in-specs: false\nlayers: [core: core/**]\n", to: ".archlint.yml")
    let part = try run("$archlint check core/Log")
    #expect(part.output.contains("[misspelled-key]"))
    #expect(!part.output.contains("[same-layer-link]"))
    #expect(
      part.output.contains("\nFound 1 warning in core/Log (2 elsewhere).\n"))
    #expect(part.exitCode == 0)
    #expect(try run("$archlint check core/Net").exitCode == 1)
    #expect(try run("cd core/Net && $archlint check").output.hasPrefix("project.yml:8:21: error"))
    let spec = try run("$archlint check core/Log/project.yml").output
    #expect(spec == part.output.replacing("in core/Log", with: "in core/Log/project.yml"))
  }

  @Test("says that a folder without specs shows nothing, and which patterns and rules mean nothing")
  func nothing() throws {
    try folder.write(
      "specs: {include: [core/**/project.yml, coer/**/project.yml]}\n", to: ".archlint.yml")
    try folder.write("let log = 1\n", to: "core/Log/Sources/Log.swift")
    let result = try run("mkdir .git; $archlint check core/Log/Sources --only link-limit")
    #expect(
      result.problems == """
        .archlint.yml:1:40: warning: pattern `coer/**/project.yml` matches no spec
            1 | specs: {include: [core/**/project.yml, coer/**/project.yml]}
              |                                        ^~~~~~~~~~~~~~~~~~~
           help: fix the path, or remove the pattern
        archlint: warning: `--only link-limit` shows nothing, because the rule is off
           help: add `rules: {link-limit: error}` to turn it on; `archlint explain link-limit` lists its options
        archlint: error: `core/Log/Sources` contains no spec and no sources
           help: use the folder of a module, or omit PATH

        """)
    #expect(result.exitCode == 2)
  }

  @Test("reads what can be read when a spec cannot, and ends with 2")
  func unreadable() throws {
    try folder.write("name: [\n", to: "core/Torn/project.yml")
    let result = try run("$archlint check")
    #expect(result.output.contains("[same-layer-link]"))
    #expect(result.problems.hasPrefix("core/Torn/project.yml:"))
    #expect(result.exitCode == 2)
  }

  @Test("tells once of tags that name nothing, and of comments that excuse nothing")
  func typos() throws {
    try folder.write(
      """
      name: Mail
      archlint: {layer: coer}
      targets:
        Mail: {type: framework, platform: iOS}
        Post: {type: framework, platform: iOS, archlint: {role: interface, of: Mial}}
        # archlint: allow cycle because the blank is one too many
        # archlint has layers, and this is no exception
        Send: {type: framework, platform: iOS}
      """, to: "core/Mail/project.yml")
    #expect(
      try run("$archlint check --only cycle").problems == """
        core/Mail/project.yml:2:19: warning: unknown layer `coer`
            2 | archlint: {layer: coer}
              |                   ^~~~
           help: did you mean `core`?
        core/Mail/project.yml:5:74: warning: unknown target `Mial`
            5 | …type: framework, platform: iOS, archlint: {role: interface, of: Mial}}
              |                                                                  ^~~~
           help: did you mean `Mail`?
        core/Mail/project.yml:6:3: warning: this comment is not a valid exception
            6 |   # archlint: allow cycle because the blank is one too many
              |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           help: write `# archlint:allow RULE because …`

        """)
  }

  @Test("also in manifests")
  func slipsInManifests() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Mail",
        targets: [
          // archlint:layer core
          .target(name: "Mail", path: "."),  // archlint:disable cycle
        ])
      """, to: "Mail/Package.swift")
    #expect(
      try BuiltProgram.run(shell: "$archlint check --only cycle", in: folder.path).problems == """
        Mail/Package.swift:7:40: warning: this comment is not a valid exception
            7 |     .target(name: "Mail", path: "."),  // archlint:disable cycle
              |                                        ^
           help: write `// archlint:allow RULE because …`

        """)
  }

  @Test("says nothing but findings when it shall be quiet")
  func quiet() throws {
    #expect(try run("$archlint check --quiet --only cycle").output == "")
    #expect(try run("$archlint check --only cycle").output.contains("\nNo findings.\n"))
  }

  @Test("takes no configuration for a spec, whatever the pattern")
  func configuration() throws {
    try folder.write("specs: {include: \"**/*.yml\"}\n", to: ".archlint.yml")
    try folder.write("layers: [core]\n", to: "core/.archlint.yml")
    #expect(try run("$archlint check --only cycle").exitCode == 0)
  }

  @Test(
    "has colours where they are wanted",
    arguments: [
      ("$archlint check", false), ("$archlint check --color always", true),
      ("CLICOLOR_FORCE=1 $archlint check", true), ("CLICOLOR_FORCE=0 $archlint check", false),
      ("NO_COLOR=1 CLICOLOR_FORCE=1 $archlint check", false),
      ("FORCE_COLOR=1 $archlint check", true), ("FORCE_COLOR=0 $archlint check", false),
      ("FORCE_COLOR=false CLICOLOR_FORCE=1 $archlint check", false),
      ("FORCE_COLOR= $archlint check", false), ("NO_COLOR=1 FORCE_COLOR=1 $archlint check", false),
      ("FORCE_COLOR=3 CLICOLOR=0 $archlint check", true),
      ("NO_COLOR= CLICOLOR_FORCE=1 $archlint check", true),
      ("NO_COLOR=1 $archlint check --color always", true),
      ("CLICOLOR_FORCE=1 $archlint check --no-color", false),
      ("CLICOLOR_FORCE=1 $archlint check --color never", false),
    ])
  func colors(command: String, isColored: Bool) throws {
    let result = try run("unset NO_COLOR CLICOLOR_FORCE CLICOLOR; \(command)")
    #expect(result.output.contains("\u{1B}[") == isColored, "\(command)")
  }

  @Test("shows control characters in names instead of passing them on")
  func hostileNames() throws {
    try folder.write(
      "name: Odd\ntargets:\n  \"O\\e[2Jdd\": {type: framework, platform: iOS, dependencies: "
        + "[{framework: Log.framework, implicit: true}]}\n", to: "core/Odd/project.yml")
    let output = try run("$archlint check").output
    #expect(output.contains("O\\u{1B}[2Jdd (core) links Log"))
    #expect(!output.contains("\u{1B}"))
  }

  @Test("wraps help at 80 columns; only places, which editors follow, and comments may be longer")
  func width() throws {
    for line in try run("$archlint check").output.split(separator: "\n") {
      // A comment to paste stays on one line, too.
      let isHeadline = line.contains("project.yml:") || line.contains("`# archlint:allow")
      #expect(isHeadline || line.count <= 80, "\(line)")
    }
  }

  @Test(
    "suggests the nearest name",
    arguments: [
      ("chekc", "check"), ("check --onyl cycle", "--only"), ("check --only cylce", "cycle"),
      ("explain same-layer", "same-layer-link"), ("check --format jsno", "json"),
      ("why Nte Log", "Net"),
    ])
  func suggestions(command: String, name: String) throws {
    let result = try run("$archlint \(command)")
    #expect(result.problems.contains("did you mean `\(name)`?"), "\(result.problems)")
    #expect(result.exitCode == 2)
  }

  @Test(
    "says at a terminal that it is still at work, and takes it back",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
      "needs `script` to make a terminal"))
  func progress() throws {
    // A pipe without a writer delays the run until it prints its progress message.
    let waiting = "archlint: still working…"
    let shown = try run(
      """
      mkfifo pipe
      exec 3<> pipe
      script -qec "$archlint dump --raw - < pipe" /dev/null > shown 3>&- &
      for _ in {1..600}; do grep -sq 'still working' shown && break; sleep 0.05; done
      echo 'name: A' >&3
      exec 3>&-
      wait
      cat shown
      """
    ).output
    #expect(shown.contains("\(waiting)\r\u{1B}[K"))
    let unseen = try run("(sleep 0.7; echo 'name: A') | $archlint dump --raw -; rm pipe")
    #expect(!unseen.problems.contains(waiting))
    // On a busy machine even a small project may take a while, but not every time.
    let isQuiet = try (0..<20).contains { _ in
      let quick = try run("script -qec \"$archlint check\" /dev/null").output
      return quick.contains("[same-layer-link]") && !quick.contains(waiting)
    }
    #expect(isQuiet)
  }
}
