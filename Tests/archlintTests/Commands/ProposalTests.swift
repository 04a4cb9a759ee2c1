import CommandLine
import Foundation
import TestSupport
import Testing

@testable import archlint

@Suite("init")
struct ProposalTests {
  /// An app over two features and what they share; one feature knows the other.
  private func project(specNamed name: String = "project.yml") throws -> TemporaryFolder {
    try project(
      [
        ("App/Main", ["Chat", "Map", "Net", "Log"]), ("Modules/Features/Chat", ["Net", "Map"]),
        ("Modules/Features/Map", ["Net"]), ("Modules/Basis/Net", ["Log"]),
        ("Modules/Basis/Log", []),
      ], specNamed: name)
  }

  /// Folders called like what is in them, the application first, each with what it links.
  private func project(
    _ targets: [(path: String, links: [String])], specNamed name: String = "project.yml"
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (index, (path, links)) in targets.enumerated() {
      let list = links.map { "{framework: \($0).framework, implicit: true}" }
      let target = path.split(separator: "/").last ?? ""
      try folder.write(
        """
        name: \(target)
        targets:
          \(target):
            type: \(index == 0 ? "application" : "framework")
            platform: iOS
            dependencies: [\(list.joined(separator: ", "))]

        """, to: "\(path)/\(name)")
    }
    return folder
  }

  private func run(_ words: String..., in folder: TemporaryFolder) -> Outcome {
    Main.run(words + [folder.path])
  }

  private func text(_ outcome: Outcome) -> String {
    String(decoding: outcome.output, as: UTF8.self)
  }

  @Test("after findings the next steps are to look, to accept, and CI")
  func nextSteps() throws {
    let folder = try project()
    try folder.write(
      """
      name: Log
      targets:
        Log:
          type: framework
          platform: iOS
          dependencies: [{framework: Chat.framework, implicit: true}]

      """, to: "Modules/Basis/Log/project.yml")
    #expect(
      text(run("init", in: folder)).hasSuffix(
        """
        Next: run `archlint check` to see the findings, `archlint fix` to fix what it can, and
        `archlint baseline` to accept the rest;
        then `archlint init --ci github` adds `archlint check` to CI

        """))
  }

  @Test("what it says and what it writes, whole")
  func whole() throws {
    let folder = try project()
    let result = try BuiltProgram.run(shell: "$archlint init && cat .archlint.yml", in: folder.path)
    #expect(
      result.output == """
        wrote .archlint.yml: layers app, features, basis, log
          app      | Main
          features | Chat, Map  (same layer: never)
          basis    | Net
          log      | Log
        `archlint check` finds nothing
        Next: commit it; `archlint init --ci github` adds `archlint check` to CI
        # Proposed by `archlint init` from folders, links and names. Change what doesn't fit, and
        # run `archlint check` to see what breaks the rules.

        layers:  # top to bottom; a module may link any layer below its own
          # applications: Main
          - app: "App/**"
          # in Modules/Features: Chat, Map
          - features: {modules: "Modules/Features/**", same-layer: never}
          # in Modules/Basis: Net
          - basis: "Modules/Basis/**"
          # by the name of module or folder: Log
          - log: "Modules/Basis/Log/**"

        exceptions:
          - {rule: same-layer-link, from: "Chat", to: "Map", because: the only link within features when these layers were written}

        """)
    #expect(result.exitCode == 0 && result.problems.isEmpty)
    let page = try String(
      contentsOf: SharedFiles.package.appending(path: "docs/init.md"), encoding: .utf8)
    let said = result.output.prefix { $0 != "#" }
    #expect(page.contains("$ archlint init\n\(said)```"))
    #expect(run("check", in: folder).exitCode == .success)
  }

  @Test("a file that is there is never touched, and --print touches none")
  func untouched() throws {
    let folder = try project()
    #expect(text(run("init", "--print", in: folder)).hasPrefix("# Proposed"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint.yml"))
    let printed = text(run("init", "--print", in: folder))
    try folder.write("layers: [app: App/**]\n", to: ".archlint.yml")
    #expect(text(run("init", "--print", in: folder)) == printed)
    try FileManager.default.removeItem(atPath: "\(folder.path)/.archlint.yml")
    let second = try BuiltProgram.run(
      shell: "echo '{}' > .archlint.yml; $archlint init App; cat .archlint.yml", in: folder.path)
    #expect(second.output == "{}\n")
    #expect(
      second.problems == """
        archlint: error: `.archlint.yml` already exists
           help: edit it, or compare it with `archlint init --print`

        """)
  }

  @Test("options answer what would be asked")
  func options() throws {
    let folder = try project()
    let first = text(run("init", "--print", "--proposal", "1", in: folder))
    let second = run("init", "--print", "--proposal", "2", in: folder)
    #expect(second.exitCode == .unable)
    #expect(second.problems.contains("there is only one proposal"))
    #expect(first == text(run("init", "--print", in: folder)))
    let preset = text(run("init", "--print", "--preset", "app-feature-core", in: folder))
    #expect(preset.contains("preset: app-feature-core\n"))
    let modules = text(
      Main.run(["init", "--print", "--from", "\(folder.path)/Modules", folder.path]))
    #expect(modules.contains("- features:"))
    // The contents of that folder are separated, which the proposal without it takes for one layer.
    let inner = text(
      Main.run(["init", "--print", "--from", "\(folder.path)/Modules/Basis", folder.path]))
    #expect(inner.contains(#"- net: "Modules/Basis/Net/**""#))
    #expect(inner.contains(#"- log: "Modules/Basis/Log/**""#))
    #expect(
      text(run("init", "--print", "--demo", "Main", in: folder)).contains("development: [\"Main\"]")
    )
    let nowhere = run("init", "--from", "Nowhere", in: folder)
    #expect(nowhere.exitCode == .unable && nowhere.problems.contains("no folder `Nowhere` in"))
  }

  @Test("another proposal is named where there is one")
  func another() throws {
    let folder = try project([
      ("App/Main", ["ChatFeature", "MapFeature", "NetService"]),
      ("Left/ChatFeature", ["DiskService", "MapFeature"]), ("Left/NetService", ["DiskService"]),
      ("Right/MapFeature", []), ("Right/DiskService", []),
    ])
    let (start, end) = ("another proposal, layers app, ", ": `archlint init --print --proposal")
    let printed = text(run("init", "--print", in: folder))
    #expect(printed.hasSuffix("\n\n# \(start)feature, service\(end) 2`\n"))
    let written = text(run("init", "--proposal", "2", in: folder))
    #expect(written.contains("\(start)left, right\(end) 1`\n"))
  }

  @Test("all the way to a green gate")
  func baseline() throws {
    let folder = try project()
    try folder.write(
      """
      name: Log
      targets:
        Log:
          type: framework
          platform: iOS
          dependencies: [{framework: Main.framework, implicit: true}, {sdk: A.framework}, {sdk: A.framework}]

      """, to: "Modules/Basis/Log/project.yml")
    let outcome = run("init", "--baseline", in: folder)
    #expect(text(outcome).contains(".archlint-baseline.yml: "))
    #expect(text(outcome).contains("Chat, Map  (same layer: never)\n"))
    #expect(
      text(outcome).hasSuffix(
        """
        Next: commit both files, and let CI run
          archlint check --since origin/main  on a pull request: new findings fail
          archlint check                      on the default branch: findings outside the baseline fail
        `archlint init --ci SERVICE` writes that for github, gitlab, bitbucket, jenkins, xcode-cloud

        """))
    let check = run("check", in: folder)
    #expect(check.exitCode == .success, "\(text(check))")
  }

  @Test("without findings there is no baseline to write")
  func noBaseline() throws {
    let folder = try TemporaryFolder()
    for name in ["Chat", "Net"] {
      try folder.write(
        "name: \(name)\ntargets: {\(name): {type: framework, platform: iOS}}\n",
        to: "Kits/\(name)/project.yml")
    }
    #expect(text(run("init", "--baseline", in: folder)).contains("Next: commit it"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint-baseline.yml"))
  }

  @Test("a module that a package and a project build is in the file once")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kits", targets: [.target(name: "Chat", dependencies: ["Net"]), .target(name: "Net")])

      """, to: "Package.swift")
    try folder.write(
      """
      name: Kits
      targets:
        Main: {type: application, platform: iOS, sources: [App], dependencies: [target: Chat]}
        Chat: {type: framework, platform: iOS, sources: [Sources/Chat], dependencies: [target: Net]}
        Net: {type: framework, platform: iOS, sources: [Sources/Net]}

      """, to: "project.yml")
    for path in ["App", "Sources/Chat", "Sources/Net"] {
      try folder.write("", to: "\(path)/a.swift")
    }
    let printed = text(run("init", "--print", in: folder))
    #expect(printed.contains("# by links: Chat\n"))
    #expect(!printed.contains("In no layer yet"))
  }

  @Test(
    "what cannot be read is told before the next step",
    arguments: [("", ""), (" --baseline", ", and no baseline was written")])
  func unread(option: String, baseline: String) throws {
    let folder = try project()
    try folder.write("name: Bad\ntargets: [\n", to: "Modules/Basis/Bad/project.yml")
    let outcome = Main.run(["init"] + option.split(separator: " ").map(String.init) + [folder.path])
    #expect(text(outcome).hasPrefix("wrote "))
    #expect(!text(outcome).contains("Next:"))
    #expect(outcome.problems.contains("error:"))
    #expect(
      outcome.problems.hasSuffix(
        """
        archlint can't read these files, so modules may be missing\(baseline).
        Next: fix the errors above, remove all but `specs:` from .archlint.yml, or the file, and run
        `archlint init\(option)` again

        """))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/.archlint-baseline.yml"))
  }

  @Test("specs of other names are found by their keys")
  func otherNames() throws {
    let folder = try project(specNamed: "module.yml")
    try folder.write("name: CI\non: push\njobs: {targets: {}}\n", to: ".github/workflows/ci.yml")
    let check = run("check", in: folder)
    #expect(check.exitCode == .unable)
    #expect(
      check.problems.contains("add `specs: {include: \"**/module.yml\"}` to .archlint.yml"))
    #expect(text(run("init", in: folder)).contains("layers app, features, basis"))
    #expect(run("check", in: folder).exitCode == .success)
  }

  @Test("without a spec nothing is written")
  func noSpec() throws {
    let folder = try TemporaryFolder()
    let result = try BuiltProgram.run(shell: "$archlint init; ls -A", in: folder.path)
    #expect(result.output == "")
    #expect(result.problems.hasPrefix("archlint: error: no spec found below `.`\n"))
  }

  @Test("options that exclude each other, and those that match nothing, are refused")
  func refused() throws {
    let folder = try project()
    let both = run("init", "--from", "\(folder.path)/Modules", "--preset", "layered", in: folder)
    #expect(both.exitCode == .unable)
    #expect(both.problems.contains("`--from` and `--preset` cannot be combined"))
    let preset = run("init", "--preset", "layered", in: folder)
    #expect(preset.exitCode == .unable)
    #expect(
      preset.problems.contains("fewer than two folders have the name of a layer of `layered`"))
    // Each module of nine would be a layer.
    for number in 1...9 {
      try folder.write(
        "name: N\(number)\ntargets: {N\(number): {type: framework, platform: iOS}}\n",
        to: "Kits/N\(number)/project.yml")
    }
    let many = run("init", "--from", "\(folder.path)/Kits", in: folder)
    #expect(many.exitCode == .unable)
    #expect(many.problems.contains("are more than 7 layers with the rest"))
  }
}
